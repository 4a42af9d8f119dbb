/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.num.TupleFormat;
import org.refrain.core.trace.num.TupleReceiver;

/**
 * References of a matrix multiplication, as section 2.4 of the paper shows them: a small one made here, and Dinero's
 * own when the folder with recorded traces is named with -Drefrain.traces.
 */
class MatrixMultiplyTest {

    private final List<long[]> references = new ArrayList<>();

    private TermSequence recognise(int maxBody, RecognizerForm form) {
        LoopRecognizer recognizer = new LoopRecognizer(
                RecognizerOptions.of(FieldModels.POLYNOMIAL, maxBody).with(form));
        references.forEach(it -> recognizer.tuple(0, it, it.length));
        TermSequence terms = recognizer.finish();
        SequenceRun run = terms.start();
        for (long[] reference : references) {
            assertThat(run.next() && run.is(0, reference, reference.length)).isTrue();
        }
        assertThat(run.next()).isFalse();
        return terms;
    }

    private void add(long type, long address, long size) {
        references.add(new long[] {type, address, size});
    }

    private void fetch(int from, int count) {
        for (int i = 0; i < count; i++) {
            add(2, from + 4 * i, 4);
        }
    }

    @Test
    void foldsIntoTheLoopsOfTheProgram() {
        for (int i = 0; i < 32; i++) {
            add(0, 0xff2eb8, 8);
            fetch(0x700, 8);
            for (int j = 0; j < 32; j++) {
                add(0, 0xff2eb0, 8);
                fetch(0x720, 4);
                for (int k = 0; k < 32; k++) {
                    add(0, 0x2da50 + 8192 * i + 8 * k, 8);
                    add(2, 0x7f4, 4);
                    add(0, 0x82da50 + 8192 * k + 8 * j, 8);
                    fetch(0x7f8, 3);
                }
                add(1, 0x102da50 + 8192 * i + 8 * j, 8);
            }
        }
        for (RecognizerForm form : RecognizerForm.values()) {
            TermSequence terms = recognise(20, form);
            assertThat(terms.terms()).isEqualTo(1);
            assertThat(new NestPrinter(label -> "", 2).print(terms.toList().get(0))).isEqualTo("""
                    for i0 = 0 to 31
                      < 0 , 0xff2eb8 , 8 >
                      for i1 = 0 to 7
                        < 2 , 0x700 + 4*i1 , 4 >
                      for i1 = 0 to 31
                        < 0 , 0xff2eb0 , 8 >
                        for i2 = 0 to 3
                          < 2 , 0x720 + 4*i2 , 4 >
                        for i2 = 0 to 31
                          < 0 , 0x2da50 + 8192*i0 + 8*i2 , 8 >
                          < 2 , 0x7f4 , 4 >
                          < 0 , 0x82da50 + 8*i1 + 8192*i2 , 8 >
                          for i3 = 0 to 2
                            < 2 , 0x7f8 + 4*i3 , 4 >
                        < 1 , 0x102da50 + 8192*i0 + 8*i1 , 8 >""");
        }
    }

    @Test
    void foldsDinerosTraceAsMeasured() throws Exception {
        Path packed = Path.of(System.getProperty("refrain.traces", ""), "dinero-mm.din.xz");
        assumeTrue(Files.exists(packed), "-Drefrain.traces names no folder with dinero-mm.din.xz");
        Process xz = new ProcessBuilder("xz", "-dc", packed.toString()).start();
        byte[] text;
        try (InputStream in = xz.getInputStream()) {
            text = in.readAllBytes();
        }
        TupleFormat.DIN.read(TraceSource.of("dinero-mm.din", text), new TupleReceiver() {
            @Override
            public void tuple(long[] values, int count) {
                add(values[0], values[1], values[2]);
            }

            @Override
            public void problem(TraceProblem problem) {
                throw new AssertionError(problem);
            }
        }, Progress.NONE);
        assertThat(references).hasSize(265_767);
        for (RecognizerForm form : List.of(RecognizerForm.LITERAL, RecognizerForm.INDEXED)) {
            assertThat(recognise(20, form).terms()).isEqualTo(174_947);
            TermSequence terms = recognise(100, form);
            assertThat(terms.terms()).isEqualTo(5_089);
            assertThat(terms.nodes()).isEqualTo(7_302);
        }
        assertThat(recognise(20, RecognizerForm.PASSIVE).terms()).isLessThanOrEqualTo(174_947);
        assertThat(recognise(100, RecognizerForm.PASSIVE).terms()).isLessThanOrEqualTo(5_089);
        assertThat(recognise(1000, RecognizerForm.PASSIVE).terms()).isLessThanOrEqualTo(2_211);
        String nests = recognise(100, RecognizerForm.LITERAL).toList().stream()
                .map(it -> new NestPrinter(label -> "", 2).print(it)).filter(it -> it.contains("0xff2eb8"))
                .reduce("", String::concat);
        // the extract that the paper prints
        assertThat(nests).contains("""
                for i0 = 0 to 31
                  < 0 , 0xff2eb8 , 8 >
                  for i1 = 0 to 7
                    < 2 , 0x700 + 4*i1 , 4 >
                """, "    < 0 , 0xff2eb0 , 8 >\n");
    }
}
