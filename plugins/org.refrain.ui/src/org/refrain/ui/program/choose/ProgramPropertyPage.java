/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program.choose;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PropertyPage;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.FileEditorInput;
import org.refrain.ui.program.ElfFiles;
import org.refrain.ui.program.ProgramChoice;
import org.refrain.ui.program.ProgramFinder;
import org.refrain.ui.program.ProgramText;
import org.refrain.ui.session.ChosenPrograms;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessions;

/** Which program a trace is shown with: found automatically, a certain file, or none. */
public final class ProgramPropertyPage extends PropertyPage {

    /** The page's id. */
    public static final String ID = "org.refrain.ui.program.properties";

    private static final int TEXT_WIDTH = 420;

    private @Nullable TraceInput input;
    private @Nullable Controls controls;

    private record Controls(Button automatic, Button chosen, Combo file, Button browse, Button none) {

        /** Turns to the file, because the user has just named one. */
        void chooseFile() {
            automatic.setSelection(false);
            none.setSelection(false);
            chosen.setSelection(true);
        }

        ProgramChoice.Kind kind() {
            return chosen.getSelection() ? ProgramChoice.Kind.FILE
                    : none.getSelection() ? ProgramChoice.Kind.NONE : ProgramChoice.Kind.AUTOMATIC;
        }
    }

    @Override
    @NonNullByDefault({})
    protected Control createContents(Composite parent) {
        TraceInput trace = inputOf(getElement());
        input = trace;
        Composite page = new Composite(parent, SWT.NONE);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(page, "org.refrain.ui.program");
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
        GridDataFactory wide = GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(TEXT_WIDTH,
                SWT.DEFAULT);
        label(page, wide, Messages.ProgramPropertyPage_description);
        Button automatic = radio(page, Messages.ProgramPropertyPage_automatic);
        Button chosen = radio(page, Messages.ProgramPropertyPage_file);
        Combo file = new Combo(page, SWT.DROP_DOWN);
        GridDataFactory.fillDefaults().grab(true, false).indent(20, 0).hint(TEXT_WIDTH, SWT.DEFAULT).applyTo(file);
        Button browse = new Button(page, SWT.PUSH);
        browse.setText(Messages.ProgramPropertyPage_browse);
        setButtonLayoutData(browse);
        Button none = radio(page, Messages.ProgramPropertyPage_none);
        Controls made = new Controls(automatic, chosen, file, browse, none);
        controls = made;
        TraceSession session = trace == null ? null : TraceSessions.find(trace.path());
        if (session != null) {
            label(page, wide, ProgramText.details(session.foundProgram()));
        }
        chosen.addListener(SWT.Selection, event -> check());
        file.addListener(SWT.Modify, event -> check());
        file.addListener(SWT.Selection, event -> {
            made.chooseFile();
            check();
        });
        browse.addListener(SWT.Selection, event -> browse());
        show(trace == null ? ProgramChoice.AUTOMATIC : ChosenPrograms.of(trace.path()));
        if (trace != null) {
            offerCandidates(trace, file);
        }
        return page;
    }

    private static void label(Composite page, GridDataFactory layout, String text) {
        Label label = new Label(page, SWT.WRAP);
        label.setText(text.replace("&", "&&"));
        layout.applyTo(label);
    }

    private static Button radio(Composite page, String text) {
        Button button = new Button(page, SWT.RADIO);
        button.setText(text);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(button);
        return button;
    }

    /** The files that could be meant, once they are known. */
    private void offerCandidates(TraceInput trace, Combo file) {
        ICoreRunnable look = monitor -> {
            Collection<Path> candidates = ProgramFinder.candidates(trace.path(), trace.file(), null);
            file.getDisplay().asyncExec(() -> {
                if (!file.isDisposed()) {
                    String text = file.getText();
                    file.setItems(candidates.stream().map(Path::toString).toArray(String[]::new));
                    file.setText(text.isEmpty() && !candidates.isEmpty() ? candidates.iterator().next().toString()
                            : text);
                }
            });
        };
        Job.createSystem(Messages.ProgramPropertyPage_looking, look).schedule();
    }

    private void show(ProgramChoice choice) {
        Controls shown = controls;
        if (shown != null) {
            Path path = choice.path();
            shown.automatic().setSelection(choice.kind() == ProgramChoice.Kind.AUTOMATIC);
            shown.chosen().setSelection(choice.kind() == ProgramChoice.Kind.FILE);
            shown.none().setSelection(choice.kind() == ProgramChoice.Kind.NONE);
            shown.file().setText(path == null ? "" : path.toString());
            check();
        }
    }

    private void browse() {
        Controls shown = controls;
        if (shown == null) {
            return;
        }
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setText(Messages.ProgramPropertyPage_browseTitle);
        dialog.setFilterPath(parentOf(shown.file().getText()));
        String path = dialog.open();
        if (path != null) {
            shown.chooseFile();
            shown.file().setText(path);
        }
    }

    private String parentOf(String file) {
        TraceInput trace = input;
        Path path = pathOf(file);
        if (path == null || path.getParent() == null) {
            path = trace == null ? null : trace.path();
        }
        return path == null ? "" : String.valueOf(path.getParent());
    }

    private void check() {
        Controls shown = controls;
        boolean mayBeMissing = shown == null || shown.kind() != ProgramChoice.Kind.FILE;
        Path path = shown == null ? null : pathOf(shown.file().getText());
        boolean valid = mayBeMissing || path != null && ElfFiles.isProgram(path);
        setErrorMessage(valid ? null : Messages.ProgramPropertyPage_notElf);
        setValid(valid);
    }

    private static @Nullable Path pathOf(String text) {
        try {
            return text.isBlank() ? null : Path.of(text.strip()).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            return null;
        }
    }

    @Override
    protected void performDefaults() {
        show(ProgramChoice.AUTOMATIC);
        super.performDefaults();
    }

    @Override
    public boolean performOk() {
        Controls shown = controls;
        TraceInput trace = input;
        if (shown == null || trace == null) {
            return true;
        }
        ProgramChoice before = ChosenPrograms.of(trace.path());
        Path path = pathOf(shown.file().getText());
        ProgramChoice choice = switch (shown.kind()) {
            case AUTOMATIC -> before.kind() == ProgramChoice.Kind.AUTOMATIC ? before : ProgramChoice.AUTOMATIC;
            case NONE -> ProgramChoice.NONE;
            case FILE -> path == null ? ProgramChoice.AUTOMATIC : ProgramChoice.file(path);
        };
        if (!choice.equals(before)) {
            TraceSession session = TraceSessions.find(trace.path());
            if (session == null) {
                ChosenPrograms.remember(trace.path(), choice);
            } else {
                session.chooseProgram(choice);
            }
        }
        return true;
    }

    private static @Nullable TraceInput inputOf(@Nullable Object element) {
        if (element instanceof ExternalTrace external) {
            return external.input();
        }
        IFile file = ResourceUtil.getFile(element);
        return file == null ? null : TraceInput.of(new FileEditorInput(file));
    }
}
