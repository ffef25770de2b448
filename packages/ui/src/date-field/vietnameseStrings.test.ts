import { describe, expect, test } from 'vitest';
import { vietnameseStrings } from './vietnameseStrings.ts';

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Its types say that it exports nothing. */
const module: unknown = await import('react-aria-components/i18n/en-US');
const english = new Map(
  entriesOf(Object.fromEntries(entriesOf(module))['default']).map(([name, words]) => [
    name,
    Object.fromEntries(entriesOf(words)),
  ]),
);
const packages = [...english.keys()];

/** What a word is made of: the names of the values that it reads. */
function valuesOf(word: unknown, answers: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof word !== 'function') return [];
  const read = new Set<string>();
  const values = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_target, name) {
        if (typeof name === 'string') read.add(name);
        return typeof name === 'string' ? (answers[name] ?? 2) : undefined;
      },
    },
  );
  // What React Aria hands to a word; the English ones choose by number and by kind.
  const formatter = {
    number: String,
    plural: (_count: number, forms: Record<string, string | (() => string)>) => {
      const form = forms['other'];
      return typeof form === 'function' ? form() : form;
    },
    select: (forms: Record<string, string | (() => string)>, kind: unknown) => {
      const form = forms[String(kind)] ?? forms['other'];
      return typeof form === 'function' ? form() : form;
    },
  };
  const said: unknown = Reflect.apply(word, undefined, [values, formatter]);
  expect(said).not.toMatch(/undefined|object/);
  return [...read].toSorted();
}

test('every package of React Aria has its words, and there is none more', () => {
  expect(packages.length).toBeGreaterThan(20);
  expect(Object.keys(vietnameseStrings).toSorted()).toEqual(packages.toSorted());
});

describe.each(packages)('%s', (name) => {
  const originals = english.get(name) ?? {};
  const words = vietnameseStrings[name] ?? {};

  test('has the same keys', () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(originals).toSorted());
  });

  test('has no word left in English, and none that is empty', () => {
    const untranslated = Object.entries(words).filter(
      ([key, word]) => typeof word === 'string' && (word === originals[key] || word === ''),
    );
    expect(untranslated).toEqual([]);
  });

  test('its words use the same values', () => {
    const answers = { isGroupChange: true, isSelected: true };
    const used = (of: Readonly<Record<string, unknown>>) =>
      Object.keys(originals).map((key) => [key, valuesOf(of[key], answers)]);
    expect(used(words)).toEqual(used(originals));
  });
});
