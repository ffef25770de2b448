import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { run } from '../processes/run.ts';
import { root } from '../root.ts';

/** One story of a built Storybook. */
export interface Story {
  readonly id: string;
  /** Its place in the menu: `Components/Actions/Button`. */
  readonly title: string;
  /** Its file, from the root folder. */
  readonly file: string;
}

/** Where the compared Storybook is built, with the statistics that TurboSnap reads. */
export const builtStories = path.join(root, '.cache/storybook');

/**
 * Builds Storybook as it is published, with `preview-stats.json`.
 * @param folder where to; the compared one where it is left out
 * @throws with what the build printed
 */
export async function buildStories(folder: string = builtStories): Promise<void> {
  const { ok, output } = await run(
    `storybook build --quiet --stats-json --output-dir "${folder}"`,
    { env: { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' } },
  );
  if (!ok) throw new Error(`Storybook cannot be built.\n${output}`);
}

/** Serves a built Storybook on a free port of this machine. */
export async function serveStories(folder: string = builtStories): Promise<{
  readonly origin: string;
  readonly close: () => Promise<void>;
}> {
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (origin === undefined) throw new Error('The built Storybook is not served.');
  return { origin, close: () => server.close() };
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly importPath: string;
}

function entryOf(entry: unknown): Entry | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, title, type, importPath }: Readonly<Record<string, unknown>> = { ...entry };
  return typeof id === 'string' &&
    typeof title === 'string' &&
    typeof type === 'string' &&
    typeof importPath === 'string'
    ? { id, title, type, importPath }
    : null;
}

function entriesOf(folder: string): readonly Entry[] {
  const index: unknown = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const entries: unknown =
    typeof index === 'object' && index !== null && 'entries' in index ? index.entries : null;
  if (typeof entries !== 'object' || entries === null) throw new Error('index.json has no entries');
  return Object.values(entries).flatMap((entry) => entryOf(entry) ?? []);
}

/** The stories of the built Storybook in the order of its menu; pages of documentation are none. */
export function storiesOfBuild(): readonly Story[] {
  return entriesOf(builtStories)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, importPath }) => ({ id, title, file: importPath.replace(/^\.\//u, '') }));
}

/** The pages of documentation of a built Storybook, in the order of its menu. */
export function pagesOfBuild(folder: string): readonly Pick<Story, 'id' | 'title'>[] {
  return entriesOf(folder)
    .filter(({ type }) => type === 'docs')
    .map(({ id, title }) => ({ id, title }));
}
