import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chromaticParameters, modes, modesOf, snapshotBudget } from '../.storybook/modes.ts';
import chromatic from '../chromatic.config.json' with { type: 'json' };
import { root } from '../scripts/root.ts';
import { allStoryFiles, reachedFrom } from '../scripts/stories/story-inputs.ts';

const matches = (globs: readonly string[], file: string) =>
  globs.some((glob) => path.posix.matchesGlob(file, glob));

describe('what TurboSnap is told', () => {
  test.each([...chromatic.externals, ...chromatic.untraced])('%s is there', (glob) => {
    expect(globSync(glob, { cwd: root, exclude: ['**/node_modules/**'] }).length).toBeGreaterThan(
      0,
    );
  });

  test.each([
    ['the contract, whose examples the screens show', 'openapi/portal.yaml'],
    ['the document’s own rules', 'packages/ui/src/theme/document.css.ts'],
    ['the fonts', 'packages/ui/src/theme/faces.css'],
    ['the tokens', 'packages/ui/src/theme/palette.ts'],
    ['every dependency', 'pnpm-lock.yaml'],
  ])('a change of %s draws everything', (_what, file) => {
    expect(matches(chromatic.externals, file)).toBe(true);
  });

  const drawn = reachedFrom([
    ...globSync('.storybook/{main,manager,preview}.{ts,tsx}', { cwd: root }),
    ...allStoryFiles(),
  ]);

  test('nothing that is drawn is left out', () => {
    expect(
      [...drawn].filter((file) => matches(chromatic.untraced, file) && !file.endsWith('.md')),
    ).toEqual([]);
  });

  test('pictures, tests and notes draw nothing, though they lie beside the preview', () => {
    const beside = globSync('.storybook/**/*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.includes('/node_modules/'));
    expect(beside).toContain('.storybook/baselines/browser.txt');
    expect(beside.filter((file) => !drawn.has(file) && !matches(chromatic.untraced, file))).toEqual(
      [],
    );
  });
});

describe('the modes of a story', () => {
  const title = 'Components/Actions/Button';
  test.each([
    ['the first of a component', { title, isFirst: true }, ['light', 'dark', 'phone', 'contrast']],
    ['another of it', { title, isFirst: false }, ['light']],
    ['one on the small phone', { title, isFirst: false, viewport: 'mobile1' }, ['small-phone']],
    [
      'the first of a component of phones',
      { title, isFirst: true, viewport: 'mobile1' },
      ['small-phone', 'small-phone-dark', 'small-phone-contrast'],
    ],
    ['a screen', { title: 'Screens/My PCs', isFirst: true }, ['phone', 'dark']],
    ['another state of it', { title: 'Screens/My PCs', isFirst: false }, ['phone']],
    [
      'a screen on a phone',
      { title: 'Screens/My PCs', isFirst: true, viewport: 'phone' },
      ['phone'],
    ],
    ['a page of values', { title: 'Foundations/Type', isFirst: true }, ['light']],
    ['a check', { title: 'Checks/Dark colours', isFirst: true }, []],
  ] as const)('%s', (_what, story, expected) => {
    expect(modesOf(story)).toEqual(expected);
    const { disableSnapshot, modes: drawn } = chromaticParameters(story);
    expect(drawn).toEqual(Object.fromEntries(expected.map((name) => [name, modes[name]])));
    expect(disableSnapshot).toBe(expected.length === 0);
  });

  /** Without the frames that stories ask for, each of which takes modes away: `npm run compare:stories` counts exactly. */
  const snapshots = allStoryFiles().flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const page = /^ {2}title: '([^']+)'|\{ title: '([^']+)'/mu.exec(text)?.slice(1).join('');
    const stories = text.match(/^export const [A-Z]\w*/gmu);
    if (page === undefined || stories === null) throw new Error(`${file} has no title or no story`);
    return stories.flatMap((_story, index) => modesOf({ title: page, isFirst: index === 0 }));
  });

  test('a build of everything keeps its budget, which the README names', () => {
    expect(snapshots.length).toBeGreaterThan(500);
    expect(snapshots.length).toBeLessThanOrEqual(snapshotBudget);
    expect(readFileSync(path.join(root, '.storybook/README.md'), 'utf8')).toContain(
      `at most ${snapshotBudget.toLocaleString('en')} snapshots`,
    );
  });
});
