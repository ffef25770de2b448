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

/** What is known of the picture in one place. */
export interface PictureFinding {
  readonly faults: readonly PictureFault[];
  readonly likeness: PictureLikeness | null;
  /** The customer sends it all the same: some papers and cameras give no better one, and a person decides anyway. */
  readonly isAccepted: boolean;
}

export const nothingFound: PictureFinding = { faults: [], likeness: null, isAccepted: false };

/**
 * What the faults of the chosen picture mean.
 *
 * - `good`: nothing is wrong with it.
 * - `impossible`: the server does not take it.
 * - `doubtful`: it should be better; the customer may send it all the same.
 * - `accepted`: doubtful, and the customer sends it.
 */
export function verdictOf({
  faults,
  isAccepted,
}: PictureFinding): 'good' | 'impossible' | 'doubtful' | 'accepted' {
  if (faults.length === 0) return 'good';
  if (faults.includes('below-limit')) return 'impossible';
  return isAccepted ? 'accepted' : 'doubtful';
}

type Findings = Readonly<Record<KycImageKind, PictureFinding>>;

export type PictureChecks = ReturnType<typeof createPictureChecks>;

/** Inspects the pictures of one form as they are chosen. */
export function createPictureChecks() {
  let findings: Findings = {
    frontCard: nothingFound,
    backCard: nothingFound,
    portraitCard: nothingFound,
  };
  const pictures = new Map<KycImageKind, File>();
  const running = new Set<Promise<void>>();
  const { subscribe, emit } = createListeners();

  function set(kind: KycImageKind, found: PictureFinding): void {
    findings = { ...findings, [kind]: found };
    emit();
  }

  function others(kind: KycImageKind): PictureLikeness[] {
    return imageKinds
      .filter((other) => other !== kind)
      .map((other) => findings[other].likeness)
      .filter((likeness) => likeness !== null);
  }

  async function inspect(kind: KycImageKind, picture: File): Promise<void> {
    try {
      const inspected = await readPicture(picture);
      // Another one was chosen meanwhile.
      if (pictures.get(kind) !== picture) return;
      const faults = faultsOf(kind, inspected, others(kind));
      set(kind, { ...findings[kind], faults, likeness: likenessOfPicture(inspected) });
    } catch (error) {
      // The field itself says that it cannot show the picture; sending it is refused as well.
      if (!(error instanceof UnreadablePicture)) throw error;
    }
  }

  async function checkPicture(kind: KycImageKind, picture: File | null): Promise<void> {
    if (picture === null) pictures.delete(kind);
    else pictures.set(kind, picture);
    set(kind, nothingFound);
    if (picture !== null) await inspect(kind, picture);
    // A picture that was the same as this one may no longer be.
    for (const other of imageKinds) {
      const twin = pictures.get(other);
      if (other === kind || twin === undefined || !findings[other].faults.includes('same'))
        continue;
      // In turn: each is compared with what is known of the others by then.
      await inspect(other, twin);
    }
  }

  return {
    findings: () => findings,
    subscribe,
    /** The customer sends a doubtful picture all the same, or no longer. Another picture has to be accepted anew. */
    accept: (kind: KycImageKind, isAccepted: boolean) =>
      set(kind, { ...findings[kind], isAccepted }),
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
