/** From where accounts have logged in before. Kept as keyed hashes, so the table names neither an account nor an address. */
import { and, eq, gt } from 'drizzle-orm';
import { DAY } from '@tram/machines/rules';
import { attemptWindows } from '../database/schema/attempts.ts';
import { type AttemptParts, attemptKey } from './attempts.ts';

/** A name and an address, both in the form in which they are counted. */
export interface Place {
  readonly name: string;
  readonly address: string;
}

/** Remembers places. */
export interface KnownPlaces {
  /** The account has logged in from here: remembered for 90 days from now. */
  remember(place: Place): Promise<void>;
  isKnown(place: Place): Promise<boolean>;
}

const rememberedMs = 90 * DAY;

/** Builds the memory. Its rows are windows like those of `attempts.ts`: successful logins, forgotten when they end. */
export function createKnownPlaces({ database, clock, key }: AttemptParts): KnownPlaces {
  const rule = { name: 'login.known-place', attempts: 0, windowMs: rememberedMs };
  const keyOf = ({ name, address }: Place) =>
    attemptKey(key, { rule, subject: `${name}\n${address}` });
  return {
    async remember(place) {
      const now = clock.now();
      const window = { count: 1, startedAt: now, endsAt: new Date(now.getTime() + rememberedMs) };
      await database
        .insert(attemptWindows)
        .values({ key: keyOf(place), ...window })
        .onConflictDoUpdate({ target: attemptWindows.key, set: window });
    },
    async isKnown(place) {
      const row = and(eq(attemptWindows.key, keyOf(place)), gt(attemptWindows.endsAt, clock.now()));
      return (await database.$count(attemptWindows, row)) > 0;
    },
  };
}
