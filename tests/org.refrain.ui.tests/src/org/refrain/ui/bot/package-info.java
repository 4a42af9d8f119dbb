/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * A small robot that uses the workbench as a person does. It is shaped like SWTBot, whose update site builds cannot
 * always reach, so that moving there is mechanical.
 *
 * <p>Tests run in their own thread and start from a {@link org.refrain.ui.bot.Bot}. What they read is read on the user
 * interface's thread; what they type and point at are real events ({@link org.refrain.ui.bot.Keyboard},
 * {@link org.refrain.ui.bot.Mouse}). They wait for conditions ({@link org.refrain.ui.bot.Wait}), never for time to
 * pass.
 */
@NonNullByDefault
package org.refrain.ui.bot;

import org.eclipse.jdt.annotation.NonNullByDefault;
