import type { KycImageKind } from '@tram/machines/kyc-otp';
import { createListeners } from '../../app/listeners.ts';
import { imageKinds } from './identity-form.ts';
import { readPicture, UnreadablePicture } from './read-picture.ts';
import {
  faultsOf,
  likenessOfPicture,
  type PictureFault,
  type PictureLikeness,
} from './picture-faults.ts';

/** From this try on a picture is accepted as it is: some papers and cameras give no better one, and a person decides anyway. */
const lastTry = 3;

export interface PictureTries {
  /** How many pictures with a fault were chosen here, one after another. */
  readonly count: number;
  readonly faults: readonly PictureFault[];
  readonly likeness: PictureLikeness | null;
}

export const noTries: PictureTries = { count: 0, faults: [], likeness: null };

/** A picture was chosen and inspected. A good one resets the count. */
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

type TriesByKind = Readonly<Record<KycImageKind, PictureTries>>;

export type PictureChecks = ReturnType<typeof createPictureChecks>;

/** Inspects the pictures of one form as they are chosen. */
export function createPictureChecks() {
  let tries: TriesByKind = { frontCard: noTries, backCard: noTries, portraitCard: noTries };
  const pictures = new Map<KycImageKind, File>();
  const running = new Set<Promise<void>>();
  const { subscribe, emit } = createListeners();

  function set(kind: KycImageKind, known: PictureTries): void {
    tries = { ...tries, [kind]: known };
    emit();
  }

  function others(kind: KycImageKind): PictureLikeness[] {
    return imageKinds
      .filter((other) => other !== kind)
      .map((other) => tries[other].likeness)
      .filter((likeness) => likeness !== null);
  }

  async function inspect(kind: KycImageKind, picture: File, isTry: boolean): Promise<void> {
    try {
      const inspected = await readPicture(picture);
      // Another one was chosen meanwhile.
      if (pictures.get(kind) !== picture) return;
      const faults = faultsOf(kind, inspected, others(kind));
      const { [kind]: before } = tries;
      set(
        kind,
        isTry ? tried(before, faults, likenessOfPicture(inspected)) : { ...before, faults },
      );
    } catch (error) {
      // The field itself says that it cannot show the picture; sending it is refused as well.
      if (!(error instanceof UnreadablePicture)) throw error;
    }
  }

  async function checkPicture(kind: KycImageKind, picture: File | null): Promise<void> {
    if (picture === null) pictures.delete(kind);
    else pictures.set(kind, picture);
    set(kind, emptied(tries[kind]));
    if (picture !== null) await inspect(kind, picture, true);
    // A picture that was the same as this one may no longer be. It was not chosen again, so it does not count as a try.
    for (const other of imageKinds) {
      const twin = pictures.get(other);
      if (other === kind || twin === undefined || !tries[other].faults.includes('same')) continue;
      // In turn: each is compared with what is known of the others by then.
      await inspect(other, twin, false);
    }
  }

  return {
    tries: () => tries,
    subscribe,
    /** A picture was chosen or taken away. Resolves when it has been inspected; it never rejects. */
    check: (kind: KycImageKind, picture: File | null) => {
      const checking = checkPicture(kind, picture).finally(() => running.delete(checking));
      running.add(checking);
      return checking;
    },
    /** Resolves when every chosen picture has been inspected; null when they all have been. */
    pending: () => (running.size === 0 ? null : Promise.all(running)),
  };
}
