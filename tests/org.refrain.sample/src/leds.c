/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "leds.h"
#include "board.h"
#include "counts.h"

void LED_Toggle(Led led) {
    COUNT(led_toggles);
    PORT->output ^= 1u << led;
}

uint32_t PB_GetState(Button button) {
    return PORT->input >> button & 1;
}
