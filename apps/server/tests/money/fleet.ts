import { setTimeout as delay } from 'node:timers/promises';
import { launchInstance, type ServerInstance } from '../../src/testing/server-instance.ts';
import type { DatabaseSettings } from '../../src/testing/test-settings.ts';
import { call, type TestAnswer, type TestRequest } from '../../src/testing/test-server.ts';

/** Server processes on one database that are killed and started again. */
export interface Fleet {
  /** A process that runs, or is about to. */
  any(): Promise<ServerInstance>;
  /** Kills one (SIGKILL) and starts it again; resolves when it answers. */
  killOne(): Promise<void>;
  /** Kills all of them, for good. */
  end(): Promise<void>;
}

/** Starts `count` processes; an embedded database bears one. */
export function startFleet(
  place: DatabaseSettings,
  count: number,
  settings: Readonly<Record<string, string>>,
): Fleet {
  const launched = Array.from({ length: count }, () => launchInstance(place, settings));
  let turn = 0;
  const at = (index: number) => {
    const found = launched[index % count];
    if (found === undefined) throw new RangeError('the fleet is empty');
    return found;
  };
  return {
    any: () => at((turn += 1)).ready,
    async killOne() {
      const index = (turn += 1) % count;
      await at(index).process.kill();
      launched[index] = launchInstance(place, settings);
      await at(index).ready;
    },
    async end() {
      await Promise.all(launched.map(({ process }) => process.kill()));
    },
  };
}

/**
 * Asks until there is an answer, as the portal's client does: the same request with the same key, whichever server answers.
 * @param failed called with each answer that no server in good health gives (5xx but 503, which a starting one gives)
 */
export async function untilAnswered(
  fleet: Fleet,
  path: string,
  request: TestRequest,
  failed: (answer: TestAnswer) => void,
): Promise<TestAnswer> {
  for (;;) {
    try {
      const { origin } = await fleet.any();
      const answer = await call(`${origin}${path}`, request);
      if (answer.status < 500) return answer;
      if (answer.status !== 503) failed(answer);
    } catch {
      // Killed before it answered, or before it was ready.
    }
    await delay(20);
  }
}
