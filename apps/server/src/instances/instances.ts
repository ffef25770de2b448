/**
 * The other instances of this server, those that share its database. What they share stands in the database; what an
 * instance keeps of it in memory (how far the clock is moved, whether faults are planned) it reads again when another one
 * says that it has changed, and whenever it may have missed that.
 */
import type { Logger } from '../services.ts';

/** What instances keep in memory of the shared database. */
type SharedMatter = 'clock' | 'faults';

/** The way to the other instances. */
export interface Instances {
  /** Has the others look at it again. Resolves when they have, or when one does not answer for five seconds. */
  tell(matter: SharedMatter): Promise<void>;
  /** How this instance looks at it again. */
  onTold(matter: SharedMatter, look: () => Promise<void>): void;
  /** Looks at everything again. */
  resync(): Promise<void>;
}

/** What instances say to each other through Socket.IO. */
export interface InstanceMessages {
  look: (matter: SharedMatter, done: (answer: 'done') => void) => void;
}

/** The part of Socket.IO's server that reaches the other instances. */
interface BetweenInstances {
  on(name: 'look', heard: InstanceMessages['look']): unknown;
  serverSideEmitWithAck(name: 'look', matter: SharedMatter): Promise<unknown>;
}

/** The only instance there is. */
export function createSingleInstance(): Instances {
  return { async tell() {}, onTold() {}, async resync() {} };
}

/** One of several. */
export function createInstances(
  between: BetweenInstances,
  log: Pick<Logger, 'error' | 'warn'>,
): Instances {
  const looks = new Map<SharedMatter, () => Promise<void>>();
  const look = async (matter: SharedMatter) => {
    try {
      await looks.get(matter)?.();
    } catch (error) {
      log.error({ err: error, matter }, 'what instances share could not be read');
    }
  };
  between.on('look', (matter, done) => {
    void look(matter).then(() => done('done'));
  });
  return {
    async tell(matter) {
      try {
        await between.serverSideEmitWithAck('look', matter);
      } catch {
        // One was killed, or is too busy: it reads what is stored when it comes back.
        log.warn({ matter }, 'another instance did not answer');
      }
    },
    onTold: (matter, again) => looks.set(matter, again),
    async resync() {
      await Promise.all([...looks.keys()].map(look));
    },
  };
}
