import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Notes for designers and developers beside the components: `Name.usage.md` (when, when not, which instead, words) for every
 * public one, `Name.a11y.md` for composites. What a note says of the code is compared with `api/`, which `pnpm check` keeps true.
 */

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The text of each entry's surface by its components. */
const surfaces = new Map(
  globSync('api/*.txt', { cwd: root }).flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/^function ([A-Z]\w*)/gmu)].map(
      ([, name]) => [name ?? '', text] as const,
    );
  }),
);
const everything = globSync('api/*.txt', { cwd: root }).map(read).join('\n');

const nameOf = (file: string) => path.basename(file).split('.')[0] ?? '';
const notes = (kind: 'usage' | 'a11y') =>
  globSync(`src/*/*.${kind}.md`, { cwd: root })
    .toSorted()
    .map((file) => ({
      name: nameOf(file),
      text: read(file),
    }));

/** Names of what each page of documentation is about: its story file, and what that one calls its subcomponents. */
const shown = new Set(
  globSync('src/*/*.stories.tsx', { cwd: root }).flatMap((file) =>
    (/subcomponents: \{([^}]*)\}/u.exec(read(file))?.[1] ?? '')
      .split(/[\s,]+/u)
      .concat(nameOf(file)),
  ),
);

const codes = (text: string) => [...text.matchAll(/`([^`]+)`/gu)].map(([, code]) => code ?? '');
const isComponentName = (code: string) => /^[A-Z]\w+$/u.test(code);
/** A note may write `MachineCard`s, with the plural s outside. */
const isExported = (name: string) =>
  surfaces.has(name) ||
  new RegExp(`^(interface|type|const|class) ${name}\\b`, 'mu').test(everything);

/** Whether the surfaces know a code of a note: a component, a prop, a prop with its value, a function or one of the values. */
function isKnown(code: string, surface: string): boolean {
  if (isComponentName(code)) return isExported(code);
  const [, prop, value] = /^([\w-]+)=(?:"([^"]*)"|\{.*\})$/u.exec(code) ?? [];
  if (prop !== undefined) {
    return isProp(prop, surface) && (value === undefined || surface.includes(`'${value}'`));
  }
  if (/^\d|^YYYY/u.test(code)) return true;
  return isProp(code, surface) || surface.includes(`'${code}'`) || isFunction(code);
}

const isProp = (name: string, surface: string) =>
  new RegExp(`readonly '?${name}'?\\??:`, 'u').test(surface);
const isFunction = (name: string) =>
  new RegExp(`^(function|const) ${name}\\b`, 'mu').test(everything);
/** Elements of HTML and words that the specification itself puts so. */
const isElement = (code: string) => /^(<[a-z]+>|h1|main)$/u.test(code);

describe('usage notes', () => {
  const usage = notes('usage');

  test('every public component has one', () => {
    const written = new Set(usage.map(({ name }) => name));
    expect([...surfaces.keys()].filter((name) => !written.has(name))).toEqual([]);
  });

  test('every one is about a component of the public surface, and is on a page of documentation', () => {
    expect(usage.filter(({ name }) => !surfaces.has(name)).map(({ name }) => name)).toEqual([]);
    expect(usage.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each(usage)('$name says when, when not and which words, briefly', ({ name, text }) => {
    expect(text.split('\n')[0]).toBe(`# ${name}`);
    expect(text.match(/^## .*$/gmu)).toEqual(['## When to use it', '## When not', '## Words']);
    expect(text.trim().split('\n').length).toBeGreaterThanOrEqual(8);
    expect(text.match(/^- /gmu)?.length).toBeLessThanOrEqual(12);
  });

  test.each(usage)('$name names only what the code has', ({ name, text }) => {
    const named = codes(text);
    const surface = [name, ...named].map((code) => surfaces.get(code) ?? '').join('\n');
    expect(named.filter((code) => !isElement(code) && !isKnown(code, surface))).toEqual([]);
  });
});

describe('accessibility notes', () => {
  const accessibility = notes('a11y');

  test('every one is on a page of documentation', () => {
    expect(accessibility.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  /** What the docstring gives a pattern of WAI-ARIA, or is a group of controls. */
  test('every composite has one', () => {
    const written = new Set(accessibility.map(({ name }) => name));
    const composites = globSync('src/*/*.tsx', { cwd: root })
      .filter((file) => surfaces.has(nameOf(file)))
      .filter((file) => /Pattern: |@ariakit\/|<FieldGroup|<nav\b/u.test(read(file)))
      .map(nameOf);
    expect(composites.length).toBeGreaterThan(20);
    expect(composites.filter((name) => !written.has(name))).toEqual([]);
  });

  test.each(accessibility)('$name says what was checked, by files that are there', ({ text }) => {
    expect(text).toContain('## Checked');
    const files = codes(text).filter((code) => code.endsWith('.tsx'));
    expect(files.filter((file) => !existsSync(path.join(root, 'src', file)))).toEqual([]);
  });

  test('none claims what was never heard: reading was never checked with a screen reader', () => {
    expect(accessibility.filter(({ text }) => /NVDA|VoiceOver|TalkBack/u.test(text))).toEqual([]);
  });
});
