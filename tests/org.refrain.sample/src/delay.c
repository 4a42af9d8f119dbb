/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "delay.h"
#include "board.h"
#include "counts.h"
#include "leds.h"

#define LOOPS_PER_UNIT 50
#define HEARTBEAT_TICKS 8
#define SYSTICK_ENABLE_WITH_INTERRUPT 0x7u

static volatile uint32_t ticks;
static uint32_t untilHeartbeat = HEARTBEAT_TICKS;

void Delay_Init(void) {
    SYSTICK->reload = CLOCK_HZ / TICKS_PER_SECOND - 1;
    SYSTICK->value = 0;
    SYSTICK->control = SYSTICK_ENABLE_WITH_INTERRUPT;
}

void Delay(uint32_t units) {
    for (uint32_t n = units * LOOPS_PER_UNIT; n != 0; n--) {
        __asm__ volatile("nop");
    }
}

void Delay_Ticks(uint32_t n) {
    uint32_t start = ticks;
    while (ticks - start < n) {
    }
}

void SysTick_Handler(void) {
    COUNT(systick);
    ticks++;
    if (--untilHeartbeat == 0) {
        COUNT(heartbeats);
        untilHeartbeat = HEARTBEAT_TICKS;
        LED_Toggle(LED_HEARTBEAT);
    }
}
