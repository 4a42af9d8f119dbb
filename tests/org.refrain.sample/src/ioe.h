/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef IOE_H
#define IOE_H

#include <stdint.h>

/* The input/output expander: joystick and touch screen. */

typedef enum { JOY_NONE, JOY_UP, JOY_DOWN, JOY_LEFT, JOY_RIGHT, JOY_SELECT, JOY_ERROR } JoyState;

typedef struct {
    uint32_t touched;
    uint32_t moved;
    int32_t x;
    int32_t y;
} TouchState;

JoyState IOE_JoyStickGetState(void);

const TouchState *IOE_TS_GetState(void);

#endif
