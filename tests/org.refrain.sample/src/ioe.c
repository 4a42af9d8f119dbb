/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "ioe.h"
#include "board.h"
#include "counts.h"

#define PINS_NONE 0x1Fu
#define PINS_UP 0x1Eu
#define PINS_DOWN 0x1Du
#define PINS_LEFT 0x1Bu
#define PINS_RIGHT 0x17u
#define PINS_SELECT 0x0Fu

#define TS_NOISE 2

JoyState IOE_JoyStickGetState(void) {
    uint32_t pins = IOE->pins & PINS_NONE;
    if (pins == PINS_NONE) {
        return JOY_NONE;
    }
    if (pins == PINS_UP) {
        return JOY_UP;
    }
    if (pins == PINS_DOWN) {
        return JOY_DOWN;
    }
    if (pins == PINS_LEFT) {
        return JOY_LEFT;
    }
    if (pins == PINS_RIGHT) {
        return JOY_RIGHT;
    }
    if (pins == PINS_SELECT) {
        return JOY_SELECT;
    }
    return JOY_ERROR;
}

static int32_t Distance(int32_t a, int32_t b) {
    return a > b ? a - b : b - a;
}

const TouchState *IOE_TS_GetState(void) {
    static TouchState state;
    int32_t x;
    int32_t y;
    uint32_t way;
    if (IOE->touch & 1) {
        COUNT(ts_down);
        x = (int32_t) IOE->x;
        y = (int32_t) IOE->y;
        state.touched = 1;
        way = 2;
    } else {
        COUNT(ts_up);
        x = 0;
        y = 0;
        state.touched = 0;
        way = 0;
    }
    if (Distance(x, state.x) + Distance(y, state.y) > TS_NOISE) {
        COUNT(ts_moved);
        state.x = x;
        state.y = y;
        state.moved = 1;
        way += 1;
    } else {
        COUNT(ts_still);
        state.moved = 0;
    }
    COUNT_WAY(ts_way_up_still, way);
    return &state;
}
