import { writeFile } from 'node:fs/promises';
import { readOptions, type Settled, usage, WrongUsage } from './options.ts';
import { leftLines, reportText } from './report.ts';
import { Interrupted, run, Unreachable } from './run.ts';

/** Output and questions of the program. */
export interface Terminal {
  print(text: string): void;
  /** Progress and mistakes. */
  log(line: string): void;
  /** Asks without echo; null without a terminal. */
  askSecret(question: string): Promise<string | null>;
  /** Asks; null without a terminal. Rejects where `stop` is aborted. */
  ask(question: string, stop?: AbortSignal): Promise<string | null>;
  /** From now on Ctrl+C aborts this signal; the second one ends the program at once. */
  interruption(): AbortSignal;
}

type ExitCode = 0 | 1 | 2 | 130;

/** Runs the program. @returns its exit code: 0 nothing breaks, 1 something breaks, 2 wrong usage or not reachable, 130 interrupted */
export async function command(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    const options = readOptions(args);
    if (options === 'help') {
      terminal.print(usage);
      return 0;
    }
    const given = environment['TRAM_PASSWORD'];
    const password = given ?? (await terminal.askSecret(`Password of ${options.user}: `));
    if (password === null || password === '') {
      throw new WrongUsage('the password is missing: set TRAM_PASSWORD');
    }
    return await tried(options, password, terminal);
  } catch (error) {
    if (error instanceof Interrupted) {
      for (const line of leftLines(error.left)) terminal.log(line);
      return 130;
    }
    if (!(error instanceof WrongUsage) && !(error instanceof Unreachable)) throw error;
    terminal.log(error.message);
    if (error instanceof WrongUsage) terminal.log(`\n${usage}`);
    return 2;
  }
}

async function tried(options: Settled, password: string, terminal: Terminal): Promise<ExitCode> {
  // A run that only reads leaves nothing behind, and may be ended at any time.
  const ending = options.write ? { stop: terminal.interruption() } : {};
  const report = await run(options, password, {
    ...ending,
    log: (line) => terminal.log(`… ${line}`),
    async askCode() {
      const code = await terminal.ask(
        'One-time code from the mail (Enter to leave it out): ',
        ending.stop,
      );
      return code === null || code.trim() === '' ? null : code.trim();
    },
  });
  terminal.print(reportText(report));
  if (options.jsonFile !== null) {
    try {
      await writeFile(options.jsonFile, `${JSON.stringify(report, null, 2)}\n`);
    } catch (error) {
      throw new WrongUsage(`--json: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return report.rows.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
}
