import { lightnessAt, type Lightness } from './pixels.ts';

/**
 * How sharp a picture is: the variance of its Laplacian. Lines and letters make it large, a hand that moved makes it small.
 * @returns 0 for one even surface, some hundreds and more for a sharp card
 */
export function sharpnessOf(picture: Lightness): number {
  const { width, height } = picture;
  const count = Math.max((width - 2) * (height - 2), 1);
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const around =
        lightnessAt(picture, x - 1, y) +
        lightnessAt(picture, x + 1, y) +
        lightnessAt(picture, x, y - 1) +
        lightnessAt(picture, x, y + 1);
      const change = around - 4 * lightnessAt(picture, x, y);
      sum += change;
      squares += change * change;
    }
  }
  const mean = sum / count;
  return squares / count - mean * mean;
}
