/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What a view shows while it has nothing else to show: {@link org.refrain.ui.message.MessageControl}, a sentence and a
 * button. Which sentence is each view's own affair. {@link org.refrain.ui.message.StatusText} tells what a command
 * could not do, in the status line. {@link org.refrain.ui.message.SpokenName} tells screen readers what a control is
 * for.
 */
@NonNullByDefault
package org.refrain.ui.message;

import org.eclipse.jdt.annotation.NonNullByDefault;
