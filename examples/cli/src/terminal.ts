/** The part of a writable stream that is needed. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** The output of the program. */
export interface Terminal {
  /** An interactive terminal: lines may be rewritten and questions asked. False when piped. */
  readonly isLive: boolean;
  /** Colours may be used: live, and not disabled (https://no-color.org). */
  readonly hasColours: boolean;
  /** Columns of the window; null when there is none to fit. */
  readonly columns: number | null;
  /** One line that stays. */
  say(line?: string): void;
  /** Progress, in one line that the next one replaces. Nothing when piped. */
  progress(line: string): void;
  /** One line on standard error. */
  complain(line: string): void;
}

const eraseLine = '\r\u001B[2K';

/** A terminal over the process's streams, or over those of a test. */
export function createTerminal(
  out: Output,
  errors: Output,
  environment: Readonly<Record<string, string | undefined>>,
): Terminal {
  const isLive = out.isTTY === true && environment['TERM'] !== 'dumb';
  // A terminal that does not know its width says 0.
  const columns = () => out.columns || null;
  let hasProgress = false;
  const clear = () => {
    if (hasProgress) out.write(eraseLine);
    hasProgress = false;
  };
  return {
    isLive,
    hasColours: isLive && (environment['NO_COLOR'] ?? '') === '',
    columns: isLive ? columns() : null,
    say(line = '') {
      clear();
      out.write(`${line}\n`);
    },
    progress(line) {
      if (!isLive) return;
      // A line longer than the window would wrap, and only its last row be erased.
      out.write(eraseLine + line.normalize('NFC').slice(0, (columns() ?? 80) - 1));
      hasProgress = true;
    },
    complain(line) {
      clear();
      errors.write(`${line}\n`);
    },
  };
}
