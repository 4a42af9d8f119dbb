/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.refrain.core.trace.GeneratedStream;
import org.refrain.core.trace.Packed;
import org.refrain.core.trace.RecordedTrace;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceFormatException.Reason;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceResources;
import org.refrain.core.trace.TraceSource;

/** Damaged files: a message with the place, and every readable row kept. */
class KeilDamageTest {

    private static final String HEADER = "Time,Address / Port,Instruction / Data,Src Code / Trigger Addr,Function\n";

    @Test
    void aHeaderAloneSaysThatNothingWasRecorded() {
        TraceFormatException e = failure(HEADER);
        assertThat(e.reason()).isEqualTo(Reason.NO_EVENTS);
        assertThat(e).hasMessageContaining("recorded");
        assertThat(failure("Time,Address,Instruction").reason()).isEqualTo(Reason.NO_EVENTS);
        assertThat(failure(HEADER + "\n,,,,\n").reason()).isEqualTo(Reason.NO_EVENTS);
    }

    @Test
    void aFileOfExceptionsAloneSaysWhatToRecord() {
        TraceFormatException e = failure(HEADER + "0.1 s,,Exception Entry  - SysTick,,\n");
        assertThat(e.reason()).isEqualTo(Reason.NO_EVENTS);
        assertThat(e).hasMessageContaining("ETM");
        assertThat(failure("Type,Ovf,Num,Address,Data,PC,Dly,Cycles,Time[s]\n"
                + "Data Write,,,20000010H,0000002AH,08000124H,X,1234,0.00001234\n")).hasMessageContaining("ETM");
    }

    @Test
    void aGigabyteLineIsLeftOut() throws Exception {
        long gigabyte = 1L << 30;
        List<GeneratedStream> streams = new ArrayList<>();
        TraceSource source = TraceSource.of("t.csv", gigabyte, 0, () -> {
            GeneratedStream stream = new GeneratedStream(HEADER + ",0x08000100,NOP,,main\n,0x08000102,\"", 'x',
                    gigabyte, "\n,0x08000104,NOP,,main\n", 1 << 20);
            streams.add(stream);
            return stream;
        });
        long start = System.nanoTime();
        RecordedTrace trace = RecordedTrace.of(source);
        assertThat(trace.addresses).containsExactly(0x08000100L, 0x08000104L);
        assertThat(trace.losses()).hasSize(1);
        assertThat(trace.losses().get(0).line()).isEqualTo(3);
        assertThat(trace.losses().get(0).offset()).isEqualTo(HEADER.length() + 22);
        assertThat(trace.losses().get(0).message()).contains("64 KiB");
        assertThat(streams).allSatisfy(s -> assertThat(s.largestRequest).isLessThanOrEqualTo(1 << 18));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    void aTruncatedGzipGivesItsRowsAndOneError() throws Exception {
        byte[] text = rows(2000, new Random(4)).getBytes(StandardCharsets.UTF_8);
        byte[] packed = Packed.gzip(text);
        List<String> all = RecordedTrace.of(TraceSource.of("t.csv", packed)).calls;
        int most = -1;
        for (int cut = 3; cut < packed.length; cut += cut < 200 || cut > packed.length - 140 ? 1 : 101) {
            TraceSource source = TraceSource.of("t.csv.gz", Arrays.copyOf(packed, cut));
            RecordedTrace trace = new RecordedTrace();
            try {
                trace = RecordedTrace.of(source);
            } catch (TraceFormatException e) {
                assertThat(most).as("cut at %d: %s", cut, e.getMessage()).isEqualTo(-1);
                assertThat(e.reason()).isIn(Reason.DAMAGED, Reason.UNKNOWN_FORMAT);
                continue;
            }
            assertThat(trace.losses()).as("cut at %d", cut).hasSize(1);
            assertThat(trace.losses().get(0).severity()).isEqualTo(Severity.ERROR);
            int read = trace.addresses.size();
            assertThat(trace.losses().get(0).line()).isEqualTo(read + 2);
            assertThat(trace.calls.subList(0, read)).isEqualTo(all.subList(0, read));
            assertThat(read).isGreaterThanOrEqualTo(most);
            most = read;
        }
        assertThat(most).isEqualTo(2000);
    }

    @Test
    void oneDamagedRowLosesNoOther() throws Exception {
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            String[] lines = rows(60, random).split("\n");
            int hit = 2 + random.nextInt(lines.length - 3);
            String before = lines[hit];
            lines[hit] = damage(before, random);
            RecordedTrace trace = RecordedTrace.of(String.join("\n", lines) + "\n");
            List<String> expected = new ArrayList<>();
            for (int i = 1; i < lines.length; i++) {
                if (i != hit) {
                    int address = lines[i].indexOf("0x");
                    expected.add((i + 1) + " " + lines[i].substring(address, address + 10));
                }
            }
            List<String> found = new ArrayList<>();
            for (String call : trace.calls) {
                String[] words = call.split(" ");
                if (words[1].equals("instruction") && !words[0].equals(String.valueOf(hit + 1))) {
                    found.add(words[0] + " " + words[3]);
                }
            }
            assertThat(found).as("seed %d: %s", seed, lines[hit]).isEqualTo(expected);
        }
    }

    @Test
    void anyDamageEndsInAMessageAtWorst() throws Exception {
        List<String> files = new ArrayList<>(TraceResources.sections("keil-dialects.txt").values());
        int read = 0;
        for (int seed = 0; seed < 6000; seed++) {
            Random random = new Random(seed);
            byte[] bytes = files.get(random.nextInt(files.size())).getBytes(StandardCharsets.UTF_8);
            int hits = 1 + random.nextInt(random.nextInt(10) == 0 ? 200 : 6);
            for (int i = 0; i < hits; i++) {
                bytes[random.nextInt(bytes.length)] = randomByte(random);
            }
            int end = random.nextInt(4) == 0 ? random.nextInt(bytes.length) : bytes.length;
            TraceSource source = TraceSource.of("t.csv", Arrays.copyOf(bytes, end));
            try {
                RecordedTrace trace = RecordedTrace.of(source);
                read++;
                assertThat(trace.problems).allSatisfy(p -> assertThat(p.message()).isNotBlank().hasSizeLessThan(300));
            } catch (TraceFormatException e) {
                assertThat(e.getMessage()).as("seed %d", seed).isNotBlank();
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        assertThat(read).isGreaterThan(3000);
    }

    private static byte randomByte(Random random) {
        String likely = ",;\t|\"\n\r:. 0x9aFsH#{}[]";
        return (byte) (random.nextBoolean() ? likely.charAt(random.nextInt(likely.length())) : random.nextInt(256));
    }

    private static String damage(String line, Random random) {
        StringBuilder text = new StringBuilder(line);
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            char c = (char) (randomByte(random) & 0x7f);
            c = c == '\n' || c == '\r' ? 'x' : c;
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.setCharAt(at, c);
                case 1 -> text.insert(at, c);
                case 2 -> text.delete(at, Math.min(text.length() - 1, at + random.nextInt(20)));
                default -> text.append(text, at, text.length());
            }
        }
        return text.toString();
    }

    private static String rows(int count, Random random) {
        String[] texts = {"\"ADD      r0,r1\"", "NOP", "\"LDR      r0,[pc,#36]  ; @0x1A001358\"", "BX       lr"};
        StringBuilder rows = new StringBuilder(HEADER);
        for (int i = 0; i < count; i++) {
            rows.append(random.nextInt(4) == 0 ? "0.000 %03d 000 s".formatted(i % 1000) : "").append(",X : 0x")
                    .append("%08X".formatted(0x08000000 + 2 * random.nextInt(5000))).append(',')
                    .append(texts[random.nextInt(texts.length)]).append(',')
                    .append(random.nextInt(3) == 0 ? "\"f(\"\"a\"\", b);\"" : "").append(",main\n");
        }
        return rows.toString();
    }

    private static TraceFormatException failure(String text) {
        return Assertions.catchThrowableOfType(TraceFormatException.class, () -> RecordedTrace.of(text));
    }
}
