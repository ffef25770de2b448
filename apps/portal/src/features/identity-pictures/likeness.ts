import { lightnessAt, type Lightness } from './pixels.ts';

const columns = 8;
const rows = 8;
/** Fields that differ by less look the same: what an encoder changes must not count. */
const step = 2;

/**
 * What a picture looks like in 64 bits: whether each of 8 × 8 fields is darker than its right neighbour by more than a shade (difference hash).
 * It stays when the picture is made smaller or encoded anew.
 */
export function likenessOf(picture: Lightness): readonly boolean[] {
  const bits: boolean[] = [];
  for (let row = 0; row < rows; row += 1) {
    const means = Array.from({ length: columns + 1 }, (_, column) => meanOf(picture, column, row));
    for (let column = 0; column < columns; column += 1) {
      bits.push((means[column] ?? 0) + step < (means[column + 1] ?? 0));
    }
  }
  return bits;
}

/** In how many of its bits one likeness differs from another. */
export function difference(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, place) => bit !== other[place]).length;
}

/** How light a field is on average, when there are 9 × 8 of them. */
function meanOf(picture: Lightness, column: number, row: number): number {
  const left = Math.floor((column * picture.width) / (columns + 1));
  const right = Math.max(Math.floor(((column + 1) * picture.width) / (columns + 1)), left + 1);
  const top = Math.floor((row * picture.height) / rows);
  const bottom = Math.max(Math.floor(((row + 1) * picture.height) / rows), top + 1);
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += lightnessAt(picture, x, y);
  }
  return sum / ((right - left) * (bottom - top));
}
