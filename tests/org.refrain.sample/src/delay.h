/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef DELAY_H
#define DELAY_H

#include <stdint.h>

#define CLOCK_HZ 25000000u
#define TICKS_PER_SECOND 1000u

/* Starts the system tick. */
void Delay_Init(void);

/* Busy-waits about `units` times 13 microseconds. */
void Delay(uint32_t units);

/* Waits until the system tick has come `n` more times. */
void Delay_Ticks(uint32_t n);

#endif
