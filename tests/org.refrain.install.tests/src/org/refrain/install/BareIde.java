/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.install;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A copy of the bare Eclipse, in a directory of its own. */
final class BareIde {

    /** What a finished process said. */
    record Result(int exit, String output) {
    }

    /** The platform would register its own URI schemes with the desktop, and log an error where there is none. */
    private static final String NO_URI_SCHEMES = "org.eclipse.urischeme/skipAutoRegistration=true\n";

    private final Path home;
    private final Path workspace;

    private BareIde(Path home, Path workspace) {
        this.home = home;
        this.workspace = workspace;
    }

    /** Copies the bare Eclipse that the build made into an empty directory. */
    static BareIde copyTo(Path directory) throws IOException {
        Path home = directory.resolve("eclipse");
        Path built = UpdateSite.built("bare").directory();
        try (Stream<Path> files = Files.walk(built)) {
            files.forEach(file -> copy(file, home.resolve(built.relativize(file).toString())));
        }
        return new BareIde(home, directory.resolve("workspace"));
    }

    private static void copy(Path from, Path to) {
        try {
            Files.copy(from, to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the director that is part of this IDE, on this IDE. */
    Result director(List<UpdateSite> sites, String unit, String... options) throws IOException, InterruptedException {
        String uris = String.join(",", sites.stream().map(site -> site.uri().toString()).toList());
        List<String> arguments = new ArrayList<>(List.of("-application", "org.eclipse.equinox.p2.director",
                "-repository", uris, "-installIU", unit, "-data", workspace.resolveSibling("director").toString()));
        arguments.addAll(List.of(options));
        return run(List.of(), arguments);
    }

    /** Starts the IDE; the probe in it reports and quits. */
    Map<String, String> probe(Map<String, String> wishes) throws IOException, InterruptedException {
        Path report = workspace.resolveSibling("report.txt");
        List<String> properties = new ArrayList<>(List.of("-Dprobe.report=" + report));
        wishes.forEach((key, value) -> properties.add("-Dprobe." + key + "=" + value));
        Path customization = Files.writeString(workspace.resolveSibling("customization.ini"), NO_URI_SCHEMES);
        Result result = run(properties, List.of("-data", workspace.toString(), "-nosplash", "-pluginCustomization",
                customization.toString()));
        if (!Files.exists(report)) {
            throw new AssertionError("the IDE ended without a report (" + result.exit() + "): " + result.output()
                    + workspaceLog());
        }
        Map<String, String> found = new TreeMap<>();
        for (String line : Files.readAllLines(report)) {
            int equals = line.indexOf('=');
            found.put(line.substring(0, equals), line.substring(equals + 1));
        }
        return found;
    }

    /** The workspace log of the started IDE; empty when nothing was logged. */
    String workspaceLog() throws IOException {
        Path log = workspace.resolve(".metadata").resolve(".log");
        return Files.exists(log) ? Files.readString(log) : "";
    }

    /** Names of the bundles in this IDE's plug-in directory, without versions. */
    List<String> bundles() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("plugins"))) {
            return files.map(file -> String.valueOf(file.getFileName()).replaceFirst("_\\d.*", "")).sorted().toList();
        }
    }

    private Result run(List<String> properties, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
        command.addAll(properties);
        command.addAll(List.of("-jar", launcher().toString()));
        command.addAll(arguments);
        Path output = Files.createTempFile("ide", ".txt");
        Process process = new ProcessBuilder(command).directory(home.toFile()).redirectErrorStream(true)
                .redirectOutput(output.toFile()).start();
        try {
            if (!process.waitFor(180, TimeUnit.SECONDS)) {
                throw new AssertionError("still running after three minutes: " + Files.readString(output));
            }
            return new Result(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
        } finally {
            process.destroyForcibly();
            Files.delete(output);
        }
    }

    private Path launcher() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("plugins"))) {
            return files.filter(file -> file.toString().matches(".*org\\.eclipse\\.equinox\\.launcher_.*\\.jar"))
                    .findFirst().orElseThrow();
        }
    }
}
