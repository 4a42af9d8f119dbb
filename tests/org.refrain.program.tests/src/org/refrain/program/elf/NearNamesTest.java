/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class NearNamesTest {

    private static final List<String> NAMES = List.of("main", "mainloop", "Joystick_Read", "Joystick_Init", "ADC_Wait",
            "ADC_Start", "LCD_DrawChar", "SysTick_Handler");

    @Test
    void findsCaseSpellingSwapsAndParts() {
        assertThat(NearNames.of("MAIN", NAMES, 3)).containsExactly("main", "mainloop");
        assertThat(NearNames.of("adc_wiat", NAMES, 1)).containsExactly("ADC_Wait");
        assertThat(NearNames.of("Joystic_Read", NAMES, 1)).containsExactly("Joystick_Read");
        assertThat(NearNames.of("Handler", NAMES, 3)).containsExactly("SysTick_Handler");
        assertThat(NearNames.of("Ethernet_Poll", NAMES, 3)).isEmpty();
        assertThat(NearNames.of("", NAMES, 3)).isEmpty();
    }

    @Test
    void boundsItsWorkOnLongNames() {
        assertThat(NearNames.of("a".repeat(1_000_000), List.of("b".repeat(1_000_000), "a".repeat(70)), 3))
                .containsExactly("a".repeat(70));
    }
}
