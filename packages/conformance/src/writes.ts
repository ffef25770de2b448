import type { Settled } from './options.ts';
import type { Possessions } from './reads.ts';
import type { Surroundings } from './run.ts';
import type { Visit } from './visit.ts';

/** What became of the calls that change something. */
export interface Written {
  readonly spent: number;
  readonly left: readonly string[];
  readonly tickets: readonly unknown[];
  readonly idempotency: 'keys' | 'none' | null;
  readonly madeMachines: boolean;
}

export async function writeEverything(
  _visit: Visit,
  _has: Possessions,
  _options: Settled,
  _surroundings: Surroundings,
): Promise<Written> {
  return { spent: 0, left: [], tickets: [], idempotency: null, madeMachines: false };
}
