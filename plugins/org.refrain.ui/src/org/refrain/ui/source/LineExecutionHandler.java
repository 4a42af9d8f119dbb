/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.text.MessageFormat;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.search.GrammarSearch;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.navigate.DirectedHandler;
import org.refrain.ui.session.ShownTrace;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.step.StepJob;

/** Goes to the next or previous execution of the line that the cursor is in; plugin.xml says which. */
public final class LineExecutionHandler extends DirectedHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        TraceSession session = part == null ? null : ShownTrace.of(part.getSite().getPage());
        EditorLines lines = EditorLines.of(part);
        if (part != null && session != null && lines != null) {
            start(session, lines, message -> StatusText.show(part, message));
        }
        return null;
    }

    private void start(TraceSession session, EditorLines lines, Consumer<String> feedback) {
        ProgramTrace program = session.program();
        ProgramImage image = program == null ? null : program.usableImage();
        if (program == null || image == null) {
            feedback.accept(NLS.bind(Messages.LineExecutionHandler_noProgram, session.name()));
            return;
        }
        IFile file = session.input().file();
        long from = session.selection().position();
        StepJob.start(NLS.bind(Messages.LineExecutionHandler_name, lines), session, (index, progress) -> {
            List<String> paths = lines.compiledPaths(image, file == null ? null : file.getProject());
            if (paths.isEmpty()) {
                return StepJob.Target.none(NLS.bind(Messages.LineExecutionHandler_notInProgram, lines.source().name(),
                        image.path().getFileName()));
            }
            return find(index, lines, LineExecutions.of(program, image, paths, lines.firstLine()), from);
        }, feedback);
    }

    private StepJob.Target find(IndexedTrace index, EditorLines lines, LineExecutions executions, long from) {
        if (executions.line() == LineExecutions.NO_CODE) {
            return StepJob.Target.none(NLS.bind(Messages.LineExecutionHandler_noCode, lines));
        }
        String line = lines.source().name() + ":" + executions.line();
        GrammarSearch search = new GrammarSearch(index.grammar(), executions.symbols());
        long count = search.count();
        if (count == 0) {
            return StepJob.Target.none(NLS.bind(Messages.LineExecutionHandler_notRun, line, index.sourceName()));
        }
        long number = isForward() ? search.before(from + 1) : search.before(Math.max(0, from)) - 1;
        if (number < 0 || number >= count) {
            return StepJob.Target.none(MessageFormat.format(isForward() ? Messages.LineExecutionHandler_noNext
                    : Messages.LineExecutionHandler_noPrevious, line, count));
        }
        return new StepJob.Target(search.position(number),
                MessageFormat.format(Messages.LineExecutionHandler_executions, line, number + 1, count));
    }
}
