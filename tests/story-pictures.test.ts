import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf } from '../scripts/stories/difference.ts';
import { decode, encode } from '../scripts/stories/picture.ts';
import { inputsOf, kitStoryFiles } from '../scripts/stories/story-inputs.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Paint = (x: number, y: number) => Colour;

const accent: Colour = [0x22, 0x47, 0x9f];
const canvas: Colour = [0xf1, 0xf3, 0xf5];

function screenshotOf(width: number, height: number, paint: Paint): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    png.data.set([...paint(at % width, Math.floor(at / width)), 0xff], at * 4);
  }
  return PNG.sync.write(png);
}

/** A button on the canvas, with more colours at its edge than a baseline keeps. */
const button =
  (face: Colour): Paint =>
  (x, y) => {
    if (y === 0) return [x, 255 - x, 128];
    if (y === 1) return [128, x, 255 - x];
    return x > 20 && x < 120 && y > 10 ? face : canvas;
  };

const before = screenshotOf(200, 60, button(accent));

test('an equal screenshot is no difference', () => {
  expect(differenceOf(before, encode(before))).toBeNull();
});

test('a baseline is small and keeps the colour of what is flat', () => {
  const { width, height, pixels } = decode(encode(before));
  expect([width, height]).toEqual([200, 60]);
  expect([...pixels.subarray((30 * 200 + 60) * 4, (30 * 200 + 60) * 4 + 3)]).toEqual(accent);
  expect([...pixels.subarray((30 * 200 + 150) * 4, (30 * 200 + 150) * 4 + 3)]).toEqual(canvas);
  expect(encode(before).length).toBeLessThan(4000);
});

test('a colour that moves a little is a difference, and shown in red', () => {
  const after = screenshotOf(200, 60, button([0x22, 0x47, 0xa8]));
  const difference = differenceOf(after, encode(before));
  expect(difference?.words).toBe(`${99 * 49} pixels`);
  const marked = decode(difference?.marked ?? before);
  expect([...marked.pixels.subarray((30 * 200 + 60) * 4, (30 * 200 + 60) * 4 + 3)]).toEqual([
    255, 0, 0,
  ]);
});

test('a few pixels at an edge are none', () => {
  const after = screenshotOf(200, 60, (x, y) =>
    y === 40 && x > 150 && x < 160 ? accent : button(accent)(x, y),
  );
  expect(differenceOf(after, encode(before))).toBeNull();
});

test('edges that are blended otherwise are none, a move is one', () => {
  const edge: Colour = [0x89, 0x9d, 0xca];
  const blended = screenshotOf(200, 60, (x, y) =>
    x === 20 && y > 10 ? edge : button(accent)(x, y),
  );
  expect(differenceOf(blended, encode(before))).toBeNull();
  const wide = screenshotOf(200, 600, button(accent));
  const moved = screenshotOf(200, 600, (x, y) => button(accent)(y < 2 ? x : x - 1, y));
  expect(differenceOf(moved, encode(wide))?.words).toBe(`${2 * 589} pixels`);
});

test('another size alone is a difference', () => {
  const after = screenshotOf(200, 61, button(accent));
  expect(differenceOf(after, encode(before))).toEqual({
    words: '200 × 61 instead of 200 × 60',
    marked: null,
  });
});

/** The files with stories that a change of a file redraws, by the names of their components. */
const drawnAnewBy = (file: string) =>
  kitStoryFiles()
    .filter((stories) => inputsOf(stories).includes(file))
    .map((stories) => stories.replace(/^.*\/|\.stories\.tsx$/gu, ''));

test.each([
  'packages/ui/src/theme/palette.ts',
  'packages/ui/src/theme/scale.ts',
  'packages/ui/src/theme/contract.css.ts',
  '.storybook/preview.tsx',
  '.storybook/modes.ts',
  'packages/ui/src/words/KitWordsProvider.tsx',
  'scripts/stories/difference.ts',
  'scripts/stories/geometry/in-page/targets.ts',
  'pnpm-lock.yaml',
])('a change of %s redraws the stories of every file', (file) => {
  expect(drawnAnewBy(file)).toHaveLength(kitStoryFiles().length);
});

test('a change of a component redraws its own stories and those of components that use it', () => {
  const drawn = drawnAnewBy('packages/ui/src/button/Button.tsx');
  expect(drawn).toEqual(expect.arrayContaining(['Button', 'Dialog', 'EmptyState']));
  expect(drawn).not.toEqual(expect.arrayContaining(['Avatar']));
});

test('a change of styles redraws what inlines their values', () => {
  expect(drawnAnewBy('packages/ui/src/field/Field.css.ts')).toEqual(
    expect.arrayContaining(['Select', 'NumberStepper', 'TextArea', 'Combobox']),
  );
});

test('what is only shown in the documentation redraws nothing', () => {
  expect(drawnAnewBy('packages/ui/src/tag/Tag.usage.md')).toEqual([]);
});
