/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Which files are traces: by what is in them, never by their names alone.
 *
 * <p>{@link org.refrain.ui.content.TraceDescriber} lends the core's readers to the platform's content types, so that a
 * double click opens a trace in the trace editor, and every other CSV file, text or log where it opened before.
 */
@NonNullByDefault
package org.refrain.ui.content;

import org.eclipse.jdt.annotation.NonNullByDefault;
