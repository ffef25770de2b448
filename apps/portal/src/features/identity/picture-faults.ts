import type { KycImageKind } from '@tram/machines/kyc-otp';
import {
  difference,
  glareOf,
  lightnessOf,
  likenessOf,
  linesAtSides,
  sharpnessOf,
  type Pixels,
} from './picture-measures.ts';

/**
 * Why an operator would probably send a picture back.
 *
 * - `below-limit`: the server takes no picture of so few points; this alone is certain.
 * - `too-small`: its letters cannot be read.
 * - `blurred`: it was moved or is out of focus.
 * - `glare`: a part is blown out.
 * - `cut-off`: lines run out of the picture, so an edge of the card does too. Not asked of a portrait.
 * - `same`: it is the picture that was chosen in another place already.
 */
export type PictureFault = 'below-limit' | 'too-small' | 'blurred' | 'glare' | 'cut-off' | 'same';

export interface InspectedPicture {
  /** The size of the whole picture in points. */
  readonly size: { readonly width: number; readonly height: number };
  /** The picture made small: `inspectedSide` points on its longer side, or less. */
  readonly pixels: Pixels;
}

/** Longer side of the picture that is inspected, in points: large enough for letters, small enough for a phone. */
export const inspectedSide = 640;

/** Points that a card has to have on its longer side; the server takes pictures from 200 points a side. */
const leastSide = 600;
/** The server's own limit, points a side. */
const leastShortSide = 200;
const leastSharpness = 60;
const mostGlare = 0.04;
const mostLinesAtSide = 0.12;
/** Bits of the likeness in which one picture that was encoded twice may differ. */
const sameWithin = 2;

/** A hash by which two copies of a picture are recognized. Nothing of the picture can be read from it. */
export type PictureLikeness = readonly boolean[];

/**
 * Inspects a picture on the device; nothing is sent. What it finds are hints, the most important first; a person decides in the end.
 * @param others likenesses of the pictures in the other places
 */
export function faultsOf(
  kind: KycImageKind,
  { size, pixels }: InspectedPicture,
  others: readonly PictureLikeness[],
): readonly PictureFault[] {
  const picture = lightnessOf(pixels);
  const likeness = likenessOf(picture);
  const long = Math.max(size.width, size.height);
  const short = Math.min(size.width, size.height);
  const found: PictureFault[] = [];
  if (short < leastShortSide) found.push('below-limit');
  if (others.some((other) => difference(likeness, other) <= sameWithin)) found.push('same');
  if (short >= leastShortSide && long < leastSide) found.push('too-small');
  if (sharpnessOf(picture) < leastSharpness) found.push('blurred');
  if (glareOf(picture) > mostGlare) found.push('glare');
  if (kind !== 'portraitCard' && linesAtSides(picture) > mostLinesAtSide) {
    found.push('cut-off');
  }
  return found;
}

export function likenessOfPicture({ pixels }: InspectedPicture): PictureLikeness {
  return likenessOf(lightnessOf(pixels));
}
