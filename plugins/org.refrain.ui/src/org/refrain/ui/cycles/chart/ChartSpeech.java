/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.chart;

import java.util.function.Supplier;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Canvas;
import org.refrain.ui.message.SpokenName;

/**
 * Makes a drawn chart known to screen readers: as a graphic with a name, and with a description that changes with what
 * is selected in it.
 */
public final class ChartSpeech {

    private final Accessible accessible;
    private String description = "";

    /**
     * @param name what the chart is
     * @param describe what it shows and what is selected; asked when the screen reader asks
     */
    public ChartSpeech(Canvas chart, String name, Supplier<String> describe) {
        chart.setData(SpokenName.KEY, name);
        accessible = chart.getAccessible();
        accessible.addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(@Nullable AccessibleEvent event) {
                if (event != null) {
                    event.result = name;
                }
            }

            @Override
            public void getDescription(@Nullable AccessibleEvent event) {
                if (event != null) {
                    event.result = describe.get();
                }
            }
        });
        accessible.addAccessibleControlListener(new AccessibleControlAdapter() {
            @Override
            public void getRole(@Nullable AccessibleControlEvent event) {
                if (event != null) {
                    event.detail = ACC.ROLE_GRAPHIC;
                }
            }

            @Override
            public void getValue(@Nullable AccessibleControlEvent event) {
                if (event != null) {
                    event.result = describe.get();
                }
            }
        });
    }

    /** Tells the screen reader that the description has become another. */
    public void changed(String newDescription) {
        if (!newDescription.equals(description)) {
            accessible.sendEvent(ACC.EVENT_DESCRIPTION_CHANGED, new Object[] {description, newDescription});
            description = newDescription;
        }
    }
}
