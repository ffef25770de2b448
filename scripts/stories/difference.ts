import { PNG } from 'pngjs';
import { decode, fingerprintIn, fingerprintOf, reduced, type Picture } from './picture.ts';

/** Steps of 255 in one channel that the eye does not see; a colour that moves further has changed. */
const channelTolerance = 6;
/** Number of pixels with a new colour; fewer are no change. */
const newTolerance = 40;
/** Number of pixels that differ at all. Antialiasing of letters and corners varies a little; a move is more. */
const pixelTolerance = 400;

/** How a drawing differs from its baseline. */
export interface Difference {
  /** For people: `1204 pixels`, `390 × 844 instead of 390 × 812`. */
  readonly words: string;
  /** The drawing with what differs in red; null where the sizes differ. */
  readonly marked: Buffer | null;
}

function differs(one: Picture, other: Picture, from: number): boolean {
  for (let channel = from; channel < from + 3; channel += 1) {
    const distance = Math.abs((one.pixels[channel] ?? 0) - (other.pixels[channel] ?? 0));
    if (distance > channelTolerance) return true;
  }
  return false;
}

/** Whether a pixel's colour is not between those around the same position in the other picture, so that it is not only antialiasing. */
function isNew(one: Picture, other: Picture, from: number): boolean {
  const { width, height } = other;
  const [x, y] = [(from / 4) % width, Math.floor(from / 4 / width)];
  for (let channel = 0; channel < 3; channel += 1) {
    let [low, high] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const value = other.pixels[(row * width + column) * 4 + channel] ?? 0;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    const value = one.pixels[from + channel] ?? 0;
    if (value < low - channelTolerance || value > high + channelTolerance) return true;
  }
  return false;
}

/** What differs between a screenshot and its baseline; null when nothing that can be seen does. */
export function differenceOf(screenshot: Buffer, baseline: Buffer): Difference | null {
  if (fingerprintIn(baseline) === fingerprintOf(screenshot)) return null;
  const [drawn, before] = [reduced(decode(screenshot)), decode(baseline)];
  const { width, height } = drawn;
  if (width !== before.width || height !== before.height) {
    const sizes = `${width} × ${height} instead of ${before.width} × ${before.height}`;
    return { words: sizes, marked: null };
  }
  const marked = new PNG({ width, height });
  marked.data.set(drawn.pixels);
  let [different, fresh] = [0, 0];
  for (let from = 0; from < drawn.pixels.length; from += 4) {
    if (!differs(drawn, before, from)) continue;
    different += 1;
    if (isNew(drawn, before, from) || isNew(before, drawn, from)) fresh += 1;
    marked.data.set([0xff, 0, 0, 0xff], from);
  }
  if (fresh <= newTolerance && different <= pixelTolerance) return null;
  return { words: `${different} pixels`, marked: PNG.sync.write(marked) };
}
