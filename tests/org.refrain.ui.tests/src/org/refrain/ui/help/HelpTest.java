/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;

/** Context help, table of contents and cheat sheet: all that they name is there. */
class HelpTest {

    private static final Path PLUGINS = TestFiles.bundleFolder().resolve("../../plugins").normalize();
    private static final Path HELP = PLUGINS.resolve("org.refrain.help");
    private static final Pattern SET_HELP = Pattern.compile(
            "(?:setHelp|super)\\([^;]*\"org\\.refrain\\.ui\\.(\\w+)\"");
    private static final Pattern CONTEXT = Pattern.compile("<context id=\"([^\"]*)\"");
    private static final Pattern LINK = Pattern.compile("(?:href|topic|file|contentFile)=\"([^\"#]+)");
    private static final Pattern COMMAND = Pattern.compile("serialization=\"([^\"]*)\"");

    @Test
    void everyContextOfThePlugInHasHelp() throws IOException {
        List<String> used;
        try (Stream<Path> files = Files.walk(PLUGINS.resolve("org.refrain.ui/src"))) {
            used = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> found(SET_HELP, file)).toList();
        }

        assertThat(used).contains("editor", "cycles", "functions", "flamechart", "callstack", "loopnest",
                "accesses", "preferences", "program");
        assertThat(found(CONTEXT, HELP.resolve("contexts.xml")).toList()).doesNotHaveDuplicates().containsAll(used);
    }

    @Test
    void everyLinkLeadsToAPage() {
        for (String file : List.of("plugin.xml", "toc.xml", "contexts.xml", "cheatsheets/abnormal-cycle.xml")) {
            List<String> links = found(LINK, HELP.resolve(file)).toList();
            assertThat(links).as(file).isNotEmpty().allSatisfy(
                    link -> assertThat(HELP.resolve(link.replaceFirst("^/org.refrain.help/", ""))).isRegularFile());
        }
    }

    @Test
    void everyCommandOfTheCheatSheetIsKnownToTheWorkbench() {
        List<String> commands = found(COMMAND, HELP.resolve("cheatsheets/abnormal-cycle.xml")).toList();
        assertThat(commands).hasSizeGreaterThan(4)
                .allSatisfy(text -> assertThat(Ui.get(() -> name(text))).isNotEmpty());
    }

    private static String name(String serialization) throws Exception {
        IWorkbench workbench = PlatformUI.getWorkbench();
        ParameterizedCommand command = workbench.getService(ICommandService.class).deserialize(serialization);
        return command.getName();
    }

    private static Stream<String> found(Pattern pattern, Path file) {
        try {
            return pattern.matcher(Files.readString(file)).results().map(match -> match.group(1)).toList().stream();
        } catch (IOException e) {
            throw new AssertionError(file + ": " + e.getMessage(), e);
        }
    }
}
