/**
 * Creates a PC once, although the call knows no idempotency key: an answer that is lost is looked for in the list, where a PC of
 * this name and package that was not there before is the one that was asked for.
 */
import { mayHaveHappened, type Result } from '@tram/api/result';
import type { CreatePcValues } from '@tram/machines/validation';
import { MINUTE, timeOf } from '@tram/machines/rules';

/** What of a PC shows whether it is the requested one. */
interface ListedPc {
  readonly _id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly package: { readonly _id: string };
}

export interface PcCreationApi {
  readonly createImage: (input: {
    readonly body: { readonly id_package: string; readonly name: string };
  }) => Promise<Result<unknown>>;
  readonly listImages: (
    input: { readonly query: { readonly page: number } },
    options: { readonly background: boolean },
  ) => Promise<Result<{ readonly data: readonly ListedPc[] }>>;
}

export interface PcCreationDoubt extends CreatePcValues {
  /** Server time of the request, ms since 1970. */
  readonly since: number;
}

/** How it ended. A doubt is given back with the next press. */
export type PcCreation =
  | { readonly is: 'created' }
  | {
      readonly is: 'refused';
      /** Why, in words. */
      readonly message: string;
      readonly doubt: PcCreationDoubt | null;
    }
  /** Neither the call nor the list was answered. */
  | { readonly is: 'unknown'; readonly doubt: PcCreationDoubt };

/** The server time of a request is accurate to about a second, ms. */
const slack = MINUTE;

/**
 * Asks for a PC.
 * @param known ids of the PCs that were there before
 * @param doubt what a press before has left open; null for nothing
 */
export async function createPc(
  { api, clock }: { readonly api: PcCreationApi; readonly clock: { readonly now: () => number } },
  { packageId, name }: CreatePcValues,
  { known, doubt }: { readonly known: ReadonlySet<string>; readonly doubt: PcCreationDoubt | null },
): Promise<PcCreation> {
  /** Whether the list has it; null where the list cannot be read. */
  async function isThere({ since }: PcCreationDoubt): Promise<boolean | null> {
    // Newest first: what has just been made is on the first page.
    const list = await api.listImages({ query: { page: 1 } }, { background: true });
    if (!list.ok) return null;
    return list.value.data.some(
      (pc) =>
        !known.has(pc._id) &&
        // The server keeps names composed.
        pc.name === name.normalize('NFC') &&
        pc.package._id === packageId &&
        (timeOf(pc.createdAt) ?? 0) >= since - slack,
    );
  }

  if (doubt !== null && doubt.name === name && doubt.packageId === packageId) {
    const before = await isThere(doubt);
    if (before === null) return { is: 'unknown', doubt };
    if (before) return { is: 'created' };
  }
  const attempt: PcCreationDoubt = { packageId, name, since: clock.now() };
  const answer = await api.createImage({ body: { id_package: packageId, name } });
  if (answer.ok) return { is: 'created' };
  const { error } = answer;
  if (!mayHaveHappened(error)) return { is: 'refused', message: error.message, doubt: null };
  const after = await isThere(attempt);
  if (after === null) return { is: 'unknown', doubt: attempt };
  return after ? { is: 'created' } : { is: 'refused', message: error.message, doubt: attempt };
}
