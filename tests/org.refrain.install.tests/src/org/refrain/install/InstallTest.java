/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.install;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The update site against a bare Eclipse 4.32: no CDT, no NatTable, no logging. */
class InstallTest {

    private static final String FEATURE = "org.refrain.feature.feature.group";
    private static final String CDT_FEATURE = "org.refrain.cdt.feature.feature.group";
    private static final List<String> OURS = List.of("org.refrain.core", "org.refrain.program", "org.refrain.ui");

    @Test
    void installsAndStarts(@TempDir Path directory) throws IOException, InterruptedException {
        BareIde ide = BareIde.copyTo(directory);
        assertThat(ide.bundles()).doesNotContainAnyElementsOf(OURS)
                .noneMatch(name -> name.contains("slf4j") || name.contains("nattable") || name.contains("cdt"));

        BareIde.Result installed = ide.director(List.of(UpdateSite.built("site")), FEATURE);
        assertThat(installed.exit()).as(installed.output()).isZero();
        assertThat(ide.bundles()).containsAll(OURS);

        Path trace = Files.copy(Path.of(System.getProperty("sample", "")), directory.resolve("trace.csv.gz"));
        Map<String, String> found = ide.probe(Map.of("bundles", String.join(",", OURS), "view",
                "org.refrain.ui.view.cycles", "open", trace.toString()));
        assertThat(found).containsEntry("org.refrain.core", "active").containsEntry("org.refrain.program", "active")
                .containsEntry("org.refrain.ui", "active").containsEntry("editorId", "org.refrain.ui.editor.trace");
        assertThat(found.get("view")).startsWith("org.refrain.ui.");
        assertThat(found.get("editor")).startsWith("org.refrain.ui.");
        assertThat(ide.workspaceLog()).doesNotContainPattern("(?m)^!(ENTRY|SUBENTRY \\d+) \\S+ 4 ");
    }

    @ParameterizedTest
    @ValueSource(strings = { "it.unimi.dsi.fastutil.core", "org.eclipse.nebula.widgets.nattable.core",
            "org.eclipse.collections.api", "org.eclipse.collections.impl", "slf4j.api", "slf4j.nop" })
    void needsEveryBundleOfTheSite(String bundle, @TempDir Path directory, @TempDir Path site)
            throws IOException, InterruptedException {
        BareIde.Result result = BareIde.copyTo(directory)
                .director(List.of(UpdateSite.built("site").without(bundle, site)), FEATURE, "-verifyOnly");
        assertThat(result.exit()).as(result.output()).isNotZero();
        assertThat(result.output()).contains("could not be found");
    }

    @Test
    void asksForCdtByName(@TempDir Path directory) throws IOException, InterruptedException {
        BareIde ide = BareIde.copyTo(directory);
        UpdateSite site = UpdateSite.built("site");
        BareIde.Result alone = ide.director(List.of(site), CDT_FEATURE, "-verifyOnly");
        assertThat(alone.exit()).as(alone.output()).isNotZero();
        assertThat(alone.output()).contains("org.eclipse.cdt.core");

        BareIde.Result withCdt = ide.director(List.of(site, UpdateSite.built("products")), CDT_FEATURE, "-verifyOnly");
        assertThat(withCdt.exit()).as(withCdt.output()).isZero();
    }
}
