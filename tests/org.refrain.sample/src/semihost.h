/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef SEMIHOST_H
#define SEMIHOST_H

/* Prints every counter as name=value on the console of the machine that runs the emulator. */
void Semihost_PrintCounts(void);

/* Ends the emulator with exit status 0. */
void Semihost_Exit(void) __attribute__((noreturn));

#endif
