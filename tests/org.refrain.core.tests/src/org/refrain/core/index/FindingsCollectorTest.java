/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.wpp.Findings;

class FindingsCollectorTest {

    @Test
    void keepsTheWorstAndCountsAll() {
        FindingsCollector collector = new FindingsCollector();
        for (int line = 1; line <= 5000; line++) {
            collector.add(new TraceProblem(line % 10 == 0 ? Severity.INFO : Severity.WARNING, line, 0, "x"));
        }
        collector.add(new TraceProblem(Severity.ERROR, 5001, 0, "end"));
        Findings findings = collector.findings();
        assertThat(findings.infos()).isEqualTo(500);
        assertThat(findings.warnings()).isEqualTo(4500);
        assertThat(findings.errors()).isEqualTo(1);
        assertThat(findings.unreadRows()).isEqualTo(4500);
        assertThat(findings.kept()).hasSize(Findings.MOST_KEPT);
        assertThat(findings.kept().get(0).severity()).isEqualTo(Severity.ERROR);
        assertThat(findings.kept().get(1).line()).isEqualTo(1);
        assertThat(findings.kept()).noneMatch(p -> p.severity() == Severity.INFO);
    }
}
