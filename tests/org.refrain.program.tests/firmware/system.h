/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef SYSTEM_H
#define SYSTEM_H

#include <stdint.h>

/* A small operating system: tasks in turn, a queue, a tick. Tasks are switched as FreeRTOS does it. */
void start(void (*task)(void *), uint32_t argument);
void run(void) __attribute__((noreturn));
void yield(void);
void delay(uint32_t ticks);
void send(uint32_t value);
uint32_t receive(void);

#endif
