import { lightnessAt, type Lightness } from './pixels.ts';

/** How far from its border a picture is looked at, as a share of the shorter side. */
const depth = 0.02;
/** A step between two neighbours that is a line and no shade. */
const line = 48;

/** A side of a picture. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

const sides: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/**
 * How much of each side is crossed by lines: letters and edges that run out of the picture. A card that is all in the
 * picture has the table around it, which is even.
 * @returns for each side 0 to 1
 */
export function linesAtSides(picture: Lightness): Readonly<Record<Side, number>> {
  const { width, height } = picture;
  const strip = Math.max(Math.round(Math.min(width, height) * depth), 2);
  const across = (steps: number, at: (step: number, inward: number) => number) => {
    let crossed = 0;
    for (let step = 1; step < steps; step += 1) {
      for (let inward = 0; inward < strip; inward += 1) {
        if (Math.abs(at(step, inward) - at(step - 1, inward)) > line) {
          crossed += 1;
          break;
        }
      }
    }
    return crossed / Math.max(steps - 1, 1);
  };
  return {
    top: across(width, (x, inward) => lightnessAt(picture, x, inward)),
    bottom: across(width, (x, inward) => lightnessAt(picture, x, height - 1 - inward)),
    left: across(height, (y, inward) => lightnessAt(picture, inward, y)),
    right: across(height, (y, inward) => lightnessAt(picture, width - 1 - inward, y)),
  };
}

/** The side that most lines run out of, with how much of it they cross. */
export function mostCrossedSide(picture: Lightness): {
  readonly side: Side;
  readonly share: number;
} {
  const shares = linesAtSides(picture);
  let most: Side = 'top';
  for (const side of sides) if (shares[side] > shares[most]) most = side;
  return { side: most, share: shares[most] };
}
