/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Whole pieces of work in one go, as a person does them, from opening a project to the answer. What each part of the
 * product does by itself is tested in the package of that part.
 */
@NonNullByDefault
package org.refrain.ui.story;

import org.eclipse.jdt.annotation.NonNullByDefault;
