import { lightnessAt, type Lightness } from './pixels.ts';

/** From here on nothing can be read in a point any more. */
const blown = 250;
/** A picture is looked at in squares of this many points: white paper is blown here and there, glare all through. */
const side = 8;

/**
 * How much of a picture is glare: the share of its squares that are blown all through.
 * @returns 0 to 1
 */
export function glareOf(picture: Lightness): number {
  const columns = Math.floor(picture.width / side);
  const rows = Math.floor(picture.height / side);
  if (columns === 0 || rows === 0) return 0;
  let squares = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (isBlown(picture, column * side, row * side)) squares += 1;
    }
  }
  return squares / (columns * rows);
}

function isBlown(picture: Lightness, left: number, top: number): boolean {
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      if (lightnessAt(picture, x, y) < blown) return false;
    }
  }
  return true;
}
