import { expect, test } from 'vitest';
import { faultsOf, likenessOfPicture, type InspectedPicture } from './picture-faults.ts';

type Shade = (x: number, y: number) => number;

/** A picture whose points are as light as `shade` says, seen at 640 points of `scale` times as many. */
function pictureOf(shade: Shade, { width = 640, height = 404, scale = 3 } = {}): InspectedPicture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = shade(x, y);
      data.set([value, value, value, 255], (y * width + x) * 4);
    }
  }
  return {
    size: { width: width * scale, height: height * scale },
    pixels: { width, height, data },
  };
}

const table: Shade = () => 90;

/** A light card with rows of dark letters, on a table that shows on every side. */
const card: Shade = (x, y) => {
  if (x < 40 || x > 600 || y < 30 || y > 374) return table(x, y);
  const isRow = y > 200 && Math.floor(y / 12) % 2 === 0;
  const isFace = x > 70 && x < 200 && y > 80 && y < 190;
  if (isFace) return 140 + ((x * 7 + y * 3) % 40);
  return isRow && Math.floor(x / 5) % 2 === 0 ? 40 : 205;
};

/** The lower part of a card: its letters go on below the picture. */
const cutCard: Shade = (x, y) => card(x, y + 46);

/** The mean of a square around each point: a camera that is out of focus. */
const outOfFocus =
  (shade: Shade, reach: number): Shade =>
  (x, y) => {
    let sum = 0;
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) sum += shade(x + across, y + down);
    }
    return sum / (2 * reach + 1) ** 2;
  };

/** A lamp mirrored in the middle. */
const mirrored =
  (shade: Shade, radius: number): Shade =>
  (x, y) =>
    Math.hypot(x - 330, y - 180) < radius ? 255 : shade(x, y);

const front = 'frontCard';

test('a sharp card with a table around it has no fault', () => {
  expect(faultsOf(front, pictureOf(card), [])).toEqual([]);
});

test('a picture that is out of focus is blurred', () => {
  expect(faultsOf(front, pictureOf(outOfFocus(card, 7)), [])).toEqual(['blurred']);
});

test('a lamp in a card is glare, a spark is none', () => {
  expect(faultsOf(front, pictureOf(mirrored(card, 90)), [])).toEqual(['glare']);
  expect(faultsOf(front, pictureOf(mirrored(card, 20)), [])).toEqual([]);
});

test('a card whose letters run out of the picture is cut off', () => {
  expect(faultsOf(front, pictureOf(cutCard, { height: 300 }), [])).toEqual(['cut-off']);
});

test('a portrait may have lines up to its border', () => {
  expect(faultsOf('portraitCard', pictureOf(cutCard, { height: 300 }), [])).toEqual([]);
});

test('a picture of few points is too small, or below what the server takes of its shorter side', () => {
  expect(faultsOf(front, pictureOf(card, { scale: 0.5 }), [])).toEqual(['too-small']);
  const narrow = pictureOf((x, y) => card(x, y + 150), { height: 120, scale: 1 });
  expect(faultsOf(front, narrow, [])[0]).toBe('below-limit');
});

test('the picture of another field is the same, even when it was encoded again', () => {
  const chosen = likenessOfPicture(pictureOf(card));
  const noisy: Shade = (x, y) => card(x, y) + ((x * 31 + y * 17) % 5) - 2;
  expect(faultsOf(front, pictureOf(noisy, { scale: 2 }), [chosen])).toEqual(['same']);
});

test('the other side of a card is not the same', () => {
  const back: Shade = (x, y) => card(640 - x, 404 - y);
  const chosen = likenessOfPicture(pictureOf(card));
  expect(faultsOf('backCard', pictureOf(back), [chosen])).toEqual([]);
});

test('a sheet of one colour has nothing to read, in any colour', () => {
  for (const shade of [0, 127, 255]) {
    expect(
      faultsOf(
        front,
        pictureOf(() => shade),
        [],
      ),
    ).toContain('blurred');
  }
});
