/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef LEDS_H
#define LEDS_H

#include <stdint.h>

typedef enum { LED1, LED2, LED_ALARM, LED_HEARTBEAT } Led;

typedef enum { BUTTON_KEY, BUTTON_TAMPER } Button;

void LED_Toggle(Led led);

/* 0 while the button is pressed. */
uint32_t PB_GetState(Button button);

#endif
