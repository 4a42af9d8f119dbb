/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
#include "font.h"

/* Each digit is one row of three pixels, in octal: 4 = left, 2 = middle, 1 = right. */
const uint16_t font[64] = {
    000000, 022202, 055000, 057575, 036736, 041241, 025253, 022000, /*   ! " # $ % & ' */
    012221, 042224, 005250, 002720, 000024, 000700, 000002, 011244, /* ( ) * + , - . / */
    075557, 026227, 061247, 061216, 055711, 074616, 034757, 071122, /* 0 1 2 3 4 5 6 7 */
    075757, 075716, 002020, 002024, 012421, 007070, 042124, 061202, /* 8 9 : ; < = > ? */
    075743, 025755, 065656, 034443, 065556, 074647, 074644, 034553, /* @ A B C D E F G */
    055755, 072227, 011152, 055655, 044447, 057755, 065555, 025552, /* H I J K L M N O */
    065644, 025573, 065655, 034216, 072222, 055557, 055552, 055775, /* P Q R S T U V W */
    055255, 055222, 071247, 064446, 044211, 031113, 025000, 000007, /* X Y Z [ \ ] ^ _ */
};
