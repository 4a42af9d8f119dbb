/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.keys.IBindingService;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.perspective.TracePerspective;

/** The whole workbench, as one person at its keyboard sees it. */
public final class Bot {

    private final Keyboard keyboard = new Keyboard();
    private final Mouse mouse = new Mouse();

    public Keyboard keyboard() {
        return keyboard;
    }

    public Mouse mouse() {
        return mouse;
    }

    /** The first window. */
    public static IWorkbenchWindow window() {
        return PlatformUI.getWorkbench().getWorkbenchWindows()[0];
    }

    public static IWorkbenchPage page() {
        return window().getActivePage();
    }

    /** Opens the Trace perspective as it is when nothing has been moved, in a large window, with no editors. */
    public void openTracePerspective() {
        Ui.run(() -> {
            closeDialogs();
            closeWelcome();
            page().closeAllEditors(false);
            window().getShell().setBounds(0, 0, 1380, 880);
            window().getShell().forceActive();
            page().setPerspective(PlatformUI.getWorkbench().getPerspectiveRegistry()
                    .findPerspectiveWithId(TracePerspective.ID));
            page().resetPerspective();
        });
    }

    /** Closes what a test that failed may have left open. */
    private static void closeDialogs() {
        for (Shell shell : Ui.display().getShells()) {
            if (!shell.isDisposed() && shell.isVisible() && shell != window().getShell()) {
                shell.close();
            }
        }
    }

    private static void closeWelcome() {
        var intro = PlatformUI.getWorkbench().getIntroManager();
        if (intro.getIntro() != null) {
            intro.closeIntro(intro.getIntro());
        }
    }

    public void closeAllEditors() {
        Ui.run(() -> page().closeAllEditors(false));
    }

    /**
     * Closes all editors of a project's files. To be done before the project is deleted by another thread than the user
     * interface's: a source that is opened beside a trace just then would not be found any more.
     */
    static void closeEditors(IProject project) {
        Ui.run(() -> {
            List<IEditorReference> found = new ArrayList<>();
            for (IEditorReference reference : page().getEditorReferences()) {
                IFile file = ResourceUtil.getFile(reference.getEditorInput());
                if (file != null && file.getProject().equals(project)) {
                    found.add(reference);
                }
            }
            page().closeEditors(found.toArray(IEditorReference[]::new), false);
        });
    }

    /** Opens a file of the workspace by a double click's rules. */
    public IEditorPart open(IFile file) {
        return Ui.get(() -> IDE.openEditor(page(), file));
    }

    /** Opens a file outside the workspace by a double click's rules. */
    public IEditorPart open(Path file) {
        return Ui.get(() -> IDE.openEditorOnFileStore(page(), EFS.getLocalFileSystem().getStore(file.toUri())));
    }

    /** The trace editor in front; waits for it. */
    public BotEditor editor() {
        Wait.until("a trace editor", () -> page().getActiveEditor() instanceof TraceEditor);
        return Ui.get(() -> {
            TraceEditor editor = (TraceEditor) page().getActiveEditor();
            return new BotEditor(editor, controlOf(editor));
        });
    }

    /** Opens a view, or brings it to the front. */
    public BotPart view(String id) {
        return Ui.get(() -> {
            IViewPart view = page().showView(id);
            return new BotPart(controlOf(view));
        });
    }

    /** The part itself of an open view. */
    public IViewPart viewPart(String id) {
        return Ui.get(() -> {
            IViewPart view = page().findView(id);
            if (view == null) {
                throw new AssertionError("view " + id + " is not open");
            }
            return view;
        });
    }

    private static Control controlOf(IWorkbenchPart part) {
        return part.getSite().getService(Composite.class);
    }

    /** The dialog with a title; waits for it. */
    public BotShell shell(String title) {
        Wait.until("dialog " + title, () -> findShell(title) != null);
        return Ui.get(() -> {
            Shell shell = findShell(title);
            if (shell == null) {
                throw new AssertionError("gone again: " + title);
            }
            shell.forceActive();
            return new BotShell(shell);
        });
    }

    private static @Nullable Shell findShell(String title) {
        return Arrays.stream(Ui.display().getShells()).filter(shell -> shell.isVisible())
                .filter(shell -> shell.getText().equals(title)).findFirst().orElse(null);
    }

    /** Whether a command could be used now. */
    public boolean isEnabled(String commandId) {
        return Ui.get(() -> PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(commandId)
                .isEnabled());
    }

    /** Uses a command, as a menu or Quick Access does; does not wait for a dialog that it opens. */
    public void command(String commandId) {
        activate();
        Wait.until("command " + commandId + " enabled", () -> isEnabled(commandId));
        AtomicReference<@Nullable Exception> failure = new AtomicReference<>();
        Ui.start(() -> {
            try {
                PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(commandId, null);
            } catch (Exception e) {
                failure.set(e);
            }
        });
        Ui.run(() -> {
            // the command has been started when this is done
        });
        Exception thrown = failure.get();
        if (thrown != null) {
            throw new AssertionError(commandId, thrown);
        }
    }

    /** Without a window manager nobody gives the window back its place when a dialog has been closed. */
    private static void activate() {
        Ui.run(() -> {
            if (Ui.display().getActiveShell() == null) {
                window().getShell().forceActive();
            }
        });
    }

    /** What stands in the window's status line; empty when nothing. */
    public String statusText() {
        return Ui.get(() -> Widgets.all(window().getShell(), CLabel.class, label -> !label.getText().isEmpty()
                && label.getParent().getClass().getSimpleName().equals("StatusLine")).stream().findFirst()
                .map(CLabel::getText).orElse(""));
    }

    /** The keys of a command in the current context, in words; empty when it has none. */
    public String keysOf(String commandId) {
        return Ui.get(() -> {
            var bindings = PlatformUI.getWorkbench().getService(IBindingService.class);
            var command = PlatformUI.getWorkbench().getService(ICommandService.class).getCommand(commandId);
            var keys = bindings.getBestActiveBindingFor(new ParameterizedCommand(command, null));
            return keys == null ? "" : keys.format();
        });
    }

    public void screenshot(String name) {
        Screenshots.take(name);
    }
}
