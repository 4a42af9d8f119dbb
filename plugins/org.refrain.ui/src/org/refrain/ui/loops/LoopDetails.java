/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.loops.LoopStrip;
import org.refrain.ui.cycles.ranking.CycleText;

/** Tells about the selected loop, below the tree: the lines of its body, and how its numbers of iterations vary. */
public final class LoopDetails {

    private static final int MOST_LINKS = 16;
    private static final int INDENT = 4;

    private final Link links;
    private final LoopStrip strip;
    private List<LineRange> lines = List.of();

    /** @param opener takes the lines that the user clicks */
    LoopDetails(Composite parent, Consumer<LineRange> opener) {
        links = new Link(parent, SWT.WRAP);
        GridDataFactory.fillDefaults().indent(INDENT, 0).grab(true, false).exclude(true).applyTo(links);
        links.addListener(SWT.Selection, event -> {
            int index = Integer.parseInt(event.text);
            if (index < lines.size()) {
                opener.accept(lines.get(index));
            }
        });
        strip = new LoopStrip(parent);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(strip);
        set(links, false);
        set(strip, false);
    }

    /**
     * Tells about a loop.
     *
     * @param row the loop, or null to tell nothing
     * @param symbols the trace's
     */
    void show(@Nullable LoopRow row, @Nullable SymbolTable symbols) {
        lines = row == null ? List.of() : row.lines();
        links.setText(lines.isEmpty() ? "" : text());
        boolean varies = row != null && symbols != null && row.iterations().isVarying();
        strip.setLoops(varies && row != null
                ? List.of(row.iterations().asVaryingLoop(row.facts().firstSymbol())) : List.of(), symbols);
        set(links, !lines.isEmpty());
        set(strip, varies);
        links.getParent().layout();
    }

    private String text() {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_LINKS, lines.size()); i++) {
            parts.add("<a href=\"" + i + "\">" + escape(lines.get(i).text()) + "</a>"
                    + escape(lines.get(i).inFunctions()));
        }
        String text = String.join(", ", parts);
        return NLS.bind(Messages.LoopDetails_lines, lines.size() <= MOST_LINKS ? text
                : NLS.bind(Messages.LoopDetails_more, text, CycleText.number(lines.size() - MOST_LINKS)));
    }

    private static String escape(String text) {
        return text.replace("&", "&&").replace("<", "\u2039").replace(">", "\u203A");
    }

    private static void set(Control control, boolean visible) {
        ((GridData) control.getLayoutData()).exclude = !visible;
        control.setVisible(visible);
    }

    /** The lines, each a link. */
    public Link links() {
        return links;
    }

    /** How often each number of iterations occurred; empty unless they vary. */
    public LoopStrip strip() {
        return strip;
    }
}
