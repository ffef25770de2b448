import type { OperationId } from '@tram/api/operations';
import { type CallInput, pause } from '../caller.ts';
import { readPages } from '../pages.ts';
import type { AccountData } from '../reads.ts';
import type { Answered, Visit } from '../visit.ts';
import { textAt } from '../wire-values.ts';
import type { Traces } from './traces.ts';
import type { Wallet } from './wallet.ts';

/** The context of the calls that change something. */
export interface Writing {
  readonly visit: Visit;
  readonly wallet: Wallet;
  readonly has: AccountData;
  /** Name of what is made, by which the operator finds it. */
  readonly name: string;
  /** The product's name in the paths of the Play client. */
  readonly slug: string;
  readonly waitMs: number;
  readonly traces: Traces;
}

/** Records why calls were not made. */
export function skip({ visit }: Writing, ids: readonly OperationId[], why: string): void {
  for (const id of ids) visit.findings.notTried(id, why);
}

/** Makes a call that a busy machine refuses (409: nothing was done), again until it is idle. */
export async function retryWhileBusy(
  { visit, waitMs }: Writing,
  id: OperationId,
  given: CallInput,
): Promise<Answered | null> {
  const end = Date.now() + waitMs;
  for (let wait = 100; ; wait = Math.min(wait * 2, 3000)) {
    const outcome = await visit.call(id, given);
    const isBusy = outcome.kind === 'answered' && outcome.status === 409;
    if (!isBusy || Date.now() + wait > end) return visit.judges(id, outcome);
    await pause(wait);
  }
}

/** Reads a list, five pages deep at most, until a row is as it is to be. @returns it; null where it is not in time */
export async function rowWhen(
  { visit, waitMs }: Writing,
  id: OperationId,
  isIt: (row: unknown) => boolean,
): Promise<unknown> {
  const end = Date.now() + waitMs;
  for (let wait = 100; ; wait = Math.min(wait * 2, 3000)) {
    const row = (await readPages(visit, id)).find(isIt);
    if (row !== undefined) return row;
    if (Date.now() + wait > end) return null;
    await pause(wait);
  }
}

/** The ids of a list: what is not among them later is new. */
export async function idsOn({ visit }: Writing, id: OperationId): Promise<ReadonlySet<string>> {
  return new Set((await readPages(visit, id)).flatMap((row) => textAt(row, '_id') ?? []));
}
