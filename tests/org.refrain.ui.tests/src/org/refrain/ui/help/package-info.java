/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Tests of what ties the manual to the workbench: context help, and the cheat sheet's commands. The manual is a bundle
 * of its own without code, and is read here as files.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.refrain.ui.help;
