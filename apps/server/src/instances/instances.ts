/**
 * The other instances of this server, those that share its database. Shared state is in the database; what an instance
 * caches of it in memory (the offset of the clock, which operations have a planned fault) it reads again when another
 * instance reports a change, and whenever it may have missed such a report.
 */
import type { Logger } from '../services.ts';

type SharedMatter = 'clock' | 'faults';

export interface Instances {
  /** Has the others read it again. Resolves when they have, or when one does not answer for five seconds. */
  notify(matter: SharedMatter): Promise<void>;
  /** Registers how this instance reads it again. */
  onNotified(matter: SharedMatter, read: () => Promise<void>): void;
  /** Reads everything again. */
  resync(): Promise<void>;
}

/** The messages between instances, sent through Socket.IO. */
export interface InstanceMessages {
  look: (matter: SharedMatter, done: (answer: 'done') => void) => void;
  /** An event is about to be sent to an account. */
  published: (accountId: string) => void;
}

/** The part of Socket.IO's server that reaches the other instances. */
interface BetweenInstances {
  on(name: 'look', listener: InstanceMessages['look']): unknown;
  serverSideEmitWithAck(name: 'look', matter: SharedMatter): Promise<unknown>;
}

export function createSingleInstance(): Instances {
  return { async notify() {}, onNotified() {}, async resync() {} };
}

export function createInstances(
  between: BetweenInstances,
  log: Pick<Logger, 'error' | 'warn'>,
): Instances {
  const readers = new Map<SharedMatter, () => Promise<void>>();
  const read = async (matter: SharedMatter) => {
    try {
      await readers.get(matter)?.();
    } catch (error) {
      log.error({ err: error, matter }, 'what instances share could not be read');
    }
  };
  between.on('look', (matter, done) => {
    void read(matter).then(() => done('done'));
  });
  return {
    async notify(matter) {
      try {
        await between.serverSideEmitWithAck('look', matter);
      } catch {
        // One was killed, or is too busy: it reads what is stored when it comes back.
        log.warn({ matter }, 'another instance did not answer');
      }
    },
    onNotified: (matter, reader) => readers.set(matter, reader),
    async resync() {
      await Promise.all([...readers.keys()].map(read));
    },
  };
}
