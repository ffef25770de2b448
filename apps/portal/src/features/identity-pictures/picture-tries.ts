import type { PictureFault, PictureLikeness } from './picture-faults.ts';

/** From this try on a picture is taken as it is: some papers and cameras give no better one, and a person decides anyway. */
const lastTry = 3;

/** What is known of one place for a picture. */
export interface PictureTries {
  /** How many pictures with a fault were chosen here, one after another. */
  readonly count: number;
  readonly faults: readonly PictureFault[];
  readonly likeness: PictureLikeness | null;
}

/** Nothing was chosen yet. */
export const noTries: PictureTries = { count: 0, faults: [], likeness: null };

/** A picture was chosen and looked at. A good one begins to count anew. */
export function tried(
  before: PictureTries,
  faults: readonly PictureFault[],
  likeness: PictureLikeness,
): PictureTries {
  return { count: faults.length === 0 ? 0 : before.count + 1, faults, likeness };
}

/** The picture was taken away; what was tried before still counts. */
export function emptied({ count }: PictureTries): PictureTries {
  return { count, faults: [], likeness: null };
}

/** What the faults of the chosen picture mean: nothing, a picture that has to be better, or a hint beside one that may be sent. */
export function verdictOf({ count, faults }: PictureTries): 'good' | 'refused' | 'doubtful' {
  if (faults.length === 0) return 'good';
  return count >= lastTry ? 'doubtful' : 'refused';
}
