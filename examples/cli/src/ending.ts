/** How a command ends, as the shell sees it. The README lists the same numbers. */
export const exitCodes = {
  done: 0,
  /** The server refused, or sent an unusable answer. */
  refused: 1,
  /** The command line is wrong; nothing was sent. */
  misused: 2,
  /** Not signed in: wrong name or password, locked, no customer, or the session ended. */
  notSignedIn: 3,
  /** The balance does not pay for it; nothing was charged. */
  notEnoughMoney: 4,
  /** The server cannot be reached. */
  unreachable: 5,
  /** The top-up ended without money. */
  notPaid: 6,
  /** The PC was paid for and could not be made; the server refunds it. */
  notMade: 7,
  /** Ctrl+C: 128 and the number of SIGINT, as shells count. */
  interrupted: 130,
} as const;

/** One of the numbers. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A command that cannot go on. Its lines are for the customer: what happened, then what to do. */
export class Ending extends Error {
  readonly code: ExitCode;
  readonly lines: readonly string[];

  constructor(code: ExitCode, ...lines: readonly string[]) {
    super(lines.join(' '));
    this.name = 'Ending';
    this.code = code;
    this.lines = lines;
  }
}
