import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { cases } from './cases.ts';
import { settled } from './page.tsx';
import { samples } from './samples.ts';
import { iconSample } from './samples/icons.tsx';

/** Sources of an entry by path; icons are entries by the dozen. */
const sources = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../src/**/*.{ts,tsx}',
  '!../src/**/*.test.{ts,tsx}',
  '!../src/**/*.stories.tsx',
]);

function isComponent(name: string, value: unknown): value is () => unknown {
  return /^[A-Z]/.test(name) && typeof value === 'function' && !/^class\b/.test(String(value));
}

/** The components that a source exports, by name. */
async function componentsOf(source: string): Promise<readonly (readonly [string, unknown])[]> {
  const load = sources[source.replace('./', '../')];
  if (load === undefined) throw new Error(`There is no ${source}.`);
  return Object.entries(await load()).filter(([name, value]) => isComponent(name, value));
}

const entries = Object.entries(manifest.exports).filter(([entry]) => !entry.includes('*'));

test('runs where there is no browser', () => {
  expect(typeof window).toBe('undefined');
});

test.each(entries)('every component of %s has a sample', async (entry, source) => {
  const sampled = new Set(
    Object.entries(samples).flatMap(([name, list]) =>
      name === entry ? list.map(({ component }) => component) : [],
    ),
  );
  const components = await componentsOf(source);
  const missing = components.filter(([, component]) => !sampled.has(component));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(sampled.size > 0).toBe(components.length > 0);
});

describe.each(cases)('$name on a server', ({ sample }) => {
  test('has no style attribute, which a strict content security policy refuses', () => {
    expect(renderToString(settled(sample))).not.toMatch(/\sstyle=/);
  });
});

test('every icon is drawn, and hidden from readers', async () => {
  const icons = Object.keys(sources).filter((path) => path.startsWith('../src/icon/generated/'));
  for (const path of icons) {
    for (const [, icon] of await componentsOf(path.replace('../', './'))) {
      if (typeof icon !== 'function') continue;
      const { element } = iconSample(({ size }) => Reflect.apply(icon, undefined, [{ size }]));
      expect(renderToString(element)).toMatch(/^<svg aria-hidden="true".*<path d="M/);
    }
  }
  expect(icons.length).toBeGreaterThan(50);
});
