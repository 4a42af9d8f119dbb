/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.wpp.WppFuzzTarget;
import org.refrain.core.wpp.WppSeeds;

/**
 * Runs Jazzer on a target for some seconds, in a virtual machine of its own with little memory. How many tells the
 * system property {@value #PROPERTY}; 20 without it. What it finds is copied to {@code target/crashers}; put it into
 * {@code resources/crashers} and mend the reader.
 */
class FuzzTest {

    private static final String PROPERTY = "refrain.fuzz.seconds";
    private static final String DRIVER = "com.code_intelligence.jazzer.Jazzer";
    private static final Path FOUND = Path.of("target", "crashers");

    @Test
    void wppFiles(@TempDir Path folder) throws Exception {
        Path seeds = Files.createDirectories(folder.resolve("seeds"));
        WppSeeds.write(seeds);
        fuzz(WppFuzzTarget.class, "org.refrain.core.wpp.*", seeds, 16_384);
    }

    @Test
    void traces(@TempDir Path folder) throws Exception {
        Path seeds = Files.createDirectories(folder.resolve("seeds"));
        for (String dialects : List.of("keil-dialects.txt", "qemu-dialects.txt", "not-traces.txt")) {
            int number = 0;
            for (String part : Files.readString(Path.of("resources", "trace", dialects)).split("(?m)^== .*$")) {
                Files.writeString(seeds.resolve(dialects + number++), part.strip() + "\n");
            }
        }
        fuzz(TraceFuzzTarget.class, "org.refrain.core.trace.**", seeds, 4096);
    }

    private static void fuzz(Class<?> target, String instrumented, Path seeds, int longest)
            throws IOException, InterruptedException {
        assumeTrue(isThere(DRIVER), "Jazzer is not on the class path");
        Files.createDirectories(FOUND);
        Path corpus = Files.createDirectories(seeds.resolveSibling("corpus"));
        Path log = seeds.resolveSibling("log");
        int seconds = Integer.getInteger(PROPERTY, 20);
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m", "-Djava.io.tmpdir=" + seeds.getParent(), "-cp", System.getProperty("java.class.path"),
                DRIVER, "--target_class=" + target.getName(), "--instrumentation_includes=" + instrumented,
                "--reproducer_path=" + seeds.getParent(), "-max_total_time=" + seconds, "-timeout=10",
                "-max_len=" + longest, "-rss_limit_mb=0", "-seed=1", "-print_final_stats=1",
                "-artifact_prefix=" + FOUND.toAbsolutePath() + "/", corpus.toString(), seeds.toString())
                        .redirectErrorStream(true).redirectOutput(log.toFile()).start();
        boolean ended = process.waitFor(seconds + 120L, TimeUnit.SECONDS);
        process.destroyForcibly();
        String said = Files.readString(log);
        assertThat(ended).as(said).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said).contains("stat::number_of_executed_units");
        System.out.println(target.getSimpleName() + ": " + executions(said) + " runs of Jazzer in " + seconds + " s");
    }

    private static String executions(String said) {
        try (Stream<String> lines = said.lines()) {
            return lines.filter(line -> line.startsWith("stat::number_of_executed_units")).findFirst().orElse("")
                    .replaceAll("[^0-9]", "");
        }
    }

    private static boolean isThere(String name) {
        try {
            Class.forName(name, false, FuzzTest.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
