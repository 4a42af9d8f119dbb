/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.cli.command.ConvertCommand;
import org.refrain.cli.command.CyclesCommand;
import org.refrain.cli.command.ExpandCommand;
import org.refrain.cli.command.GrammarCommand;
import org.refrain.cli.command.Host;
import org.refrain.cli.command.InfoCommand;
import org.refrain.cli.command.LoopsCommand;
import org.refrain.cli.command.PathsCommand;
import org.refrain.cli.command.PredictCommand;
import org.refrain.cli.command.RefrainCommand;
import org.refrain.cli.command.WaysCommand;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.wpp.WppFormatException;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program. */
public final class Main {

    private Main() {
    }

    public static void main(String[] arguments) {
        Host host = new Host(Terminal.ofProcess(), cache(System.getenv(), System.getProperty("user.home", "")),
                ProgramVersion.find());
        System.exit(run(host, arguments));
    }

    /** Where indexes are kept between runs, as the XDG base directory specification says; nowhere without a home. */
    static Optional<Path> cache(Map<String, String> environment, String home) {
        String cache = environment.getOrDefault("XDG_CACHE_HOME", "");
        if (cache.startsWith("/")) {
            return Optional.of(Path.of(cache, "refrain"));
        }
        return home.isEmpty() || home.equals("?") ? Optional.empty() : Optional.of(Path.of(home, ".cache", "refrain"));
    }

    /**
     * Runs a command.
     *
     * @return the exit code
     */
    static int run(Host host, String... arguments) {
        Terminal terminal = host.terminal();
        CommandLine line = new CommandLine(new RefrainCommand(host));
        for (Object command : new Object[] {new InfoCommand(host), new GrammarCommand(host),
            new CyclesCommand(host), new LoopsCommand(host), new PredictCommand(host), new PathsCommand(host),
            new WaysCommand(host), new ConvertCommand(host), new ExpandCommand(host)}) {
            line.addSubcommand(command);
        }
        line.getCommandSpec().version("refrain " + (host.version().isEmpty() ? "(not packaged)" : host.version()));
        // Arguments are what the user typed: no @files, no colours in what scripts read.
        line.setExpandAtFiles(false);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        line.setOut(host.resultWriter());
        line.setParameterExceptionHandler((e, given) -> wrongUsage(terminal, e));
        line.setExecutionExceptionHandler((e, command, given) -> failed(terminal, command, e));
        line.registerConverter(Path.class, Main::path);
        int exitCode;
        try {
            exitCode = line.execute(arguments);
        } catch (OutOfMemoryError e) {
            terminal.clearProgress();
            terminal.note("there is not enough memory; allow more, with JAVA_TOOL_OPTIONS=-Xmx4g for instance");
            exitCode = ExitCode.UNREADABLE;
        }
        return terminal.finish(exitCode);
    }

    private static int wrongUsage(Terminal terminal, ParameterException e) {
        String help = " (see " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help)";
        List<String> unmatched = e instanceof UnmatchedArgumentException u ? u.getUnmatched() : List.of();
        if (unmatched.isEmpty()) {
            terminal.note(e.getMessage() + help);
        } else {
            List<String> near = ((UnmatchedArgumentException) e).getSuggestions();
            boolean isCommand = e.getCommandLine().getParent() == null && !unmatched.get(0).startsWith("-");
            terminal.note((isCommand ? "there is no command " : "this was not expected: ") + unmatched.get(0)
                    + (near.isEmpty() ? "" : "; did you mean " + near.get(0) + "?") + help);
        }
        return ExitCode.USAGE;
    }

    private static int failed(Terminal terminal, CommandLine command, Exception e) {
        terminal.clearProgress();
        if (e instanceof Failure failure) {
            terminal.note(String.valueOf(failure.getMessage()));
            return failure.exitCode();
        }
        if (e instanceof UncheckedIOException io && io.getCause() instanceof WppFormatException damage) {
            Object file = command.getCommandSpec().positionalParameters().get(0).getValue();
            terminal.note(file + ": " + damage.getMessage() + "; make it again from the trace, with --no-cache");
            return ExitCode.UNREADABLE;
        }
        // A defect of this program: the place helps whoever mends it, a stack trace helps nobody else.
        StackTraceElement[] trace = e.getStackTrace();
        String place = trace.length == 0 ? "" : ", " + trace[0].getFileName() + ":" + trace[0].getLineNumber();
        terminal.note("this should not have happened (" + e.getClass().getSimpleName() + place
                + "); please report it, with the file if you can");
        return ExitCode.UNREADABLE;
    }

    private static Path path(@Nullable String text) {
        try {
            return Path.of(String.valueOf(text));
        } catch (InvalidPathException e) {
            throw new TypeConversionException("this system's character set has no such file name; try with "
                    + "LC_ALL=C.UTF-8");
        }
    }
}
