import type { Account } from '@tram/api/types';
import type { Connection } from './connection.ts';
import type { Background } from './options.ts';
import type { Terminal } from './terminal.ts';

/** What every command works with, once somebody is signed in. */
export interface Run extends Connection {
  readonly terminal: Terminal;
  readonly background: Background;
  /** Ends the command early; its reason is the `Ending` to say. */
  readonly stop: AbortSignal;
  /** The account as it was last loaded. */
  readonly account: () => Account;
  /** Loads the account again. @throws Ending where that fails */
  readonly loadAccount: () => Promise<Account>;
  /** What continues on the server if the command is interrupted now; null when nothing does. Printed when it is interrupted. */
  readonly leaves: (words: string | null) => void;
}
