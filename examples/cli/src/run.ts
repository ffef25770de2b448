import type { Account } from '@tram/api/types';
import type { Connection } from './connection.ts';
import type { Background } from './options.ts';
import type { Terminal } from './terminal.ts';

/** The context of every command, once the customer is signed in. */
export interface Run extends Connection {
  readonly terminal: Terminal;
  readonly background: Background;
  /** Interrupts the command; its reason is the `Ending` to print. */
  readonly stop: AbortSignal;
  /** The account as it was last loaded. */
  readonly account: () => Account;
  /** Loads the account again. @throws Ending where that fails */
  readonly loadAccount: () => Promise<Account>;
  /** What continues on the server if the command is interrupted now; null when nothing does. Printed when it is interrupted. */
  readonly leaves: (words: string | null) => void;
}
