/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#ifndef FONT_H
#define FONT_H

#include <stdint.h>

#define FONT_WIDTH 3
#define FONT_HEIGHT 5
#define FONT_FIRST ' '
#define FONT_FIRST_PIXEL 0x4000u

/* One glyph each from ' ' to '_': fifteen pixels, row by row, the top left one in bit 14. */
extern const uint16_t font[64];

#endif
