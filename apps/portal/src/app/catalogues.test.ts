import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { speech, type Catalogue } from './words.ts';

const source = path.join(import.meta.dirname, '..');
const files = globSync('**/*.vi.ts', { cwd: source }).toSorted();

/** Every word by the path that leads to it, with what it is; of a word made of values how many it takes. */
function shapeOf(words: object, place = ''): ReadonlyMap<string, string> {
  const shape = new Map<string, string>();
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, kind] of shapeOf(value, `${place}${key}.`)) shape.set(inner, kind);
    } else shape.set(place + key, value === null ? 'nothing' : typeof value);
  }
  return shape;
}

/** Words that take more values than their Vietnamese is given. */
function greedy(vi: object, other: object, place = ''): readonly string[] {
  return Object.entries(vi).flatMap(([key, value]: [string, unknown]) => {
    const said: unknown = Reflect.get(other, key);
    if (typeof value === 'function' && typeof said === 'function') {
      return said.length > value.length ? [place + key] : [];
    }
    const deeper =
      typeof value === 'object' && value !== null && typeof said === 'object' && said !== null;
    return deeper ? greedy(value, said, `${place}${key}.`) : [];
  });
}

/** The catalogues that a file makes. */
async function cataloguesOf(file: string): Promise<readonly Catalogue<object>[]> {
  const before = speech.known.length;
  await import(/* @vite-ignore */ path.join(source, file));
  return speech.known.slice(before);
}

test('the portal has its catalogues', () => {
  expect(files.length).toBeGreaterThan(40);
});

test.for(files)('%s is said in English too, with the same words', async (file) => {
  for (const { vi, others } of await cataloguesOf(file)) {
    const english = await others['en']?.();
    expect(english, 'no `en` beside the Vietnamese').toBeDefined();
    expect(shapeOf(english ?? {})).toEqual(shapeOf(vi));
    expect(greedy(vi, english ?? {})).toEqual([]);
  }
});
