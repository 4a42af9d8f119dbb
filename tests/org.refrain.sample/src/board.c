/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "board.h"
#include "counts.h"
#include "semihost.h"

volatile BoardRegisters board = { .expander = { .pins = 0x1F }, .port = { .input = 0x3 } };

static uint32_t row;

/* Without a branch per input: what the user does must show in the application's ways, not in the world's. */
void Board_NextCycle(void) {
    if (row == board_script_rows) {
        Semihost_PrintCounts();
        Semihost_Exit();
    }
    const ScriptRow *next = &board_script[row++];
    IOE->pins = next->pins;
    IOE->touch = next->touch;
    IOE->x = next->x;
    IOE->y = next->y;
    PORT->input = next->keys;
    ADC_DATA = next->value;
    ADC->length = (uint32_t) next->length - 1;
    ADC->left = (uint32_t) next->length - 1;
}
