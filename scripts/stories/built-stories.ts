import { readFileSync } from 'node:fs';
import path from 'node:path';
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
 * @throws with what the build printed
 */
export async function buildStories(): Promise<void> {
  const { ok, output } = await run(
    `storybook build --quiet --stats-json --output-dir "${builtStories}"`,
    { env: { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' } },
  );
  if (!ok) throw new Error(`Storybook cannot be built.\n${output}`);
}

function storyOf(entry: unknown): Story | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, title, type, importPath }: Readonly<Record<string, unknown>> = { ...entry };
  return type === 'story' &&
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof importPath === 'string'
    ? { id, title, file: importPath.replace(/^\.\//u, '') }
    : null;
}

/** The stories of the built Storybook in the order of its menu; pages of documentation are none. */
export function storiesOfBuild(): readonly Story[] {
  const index: unknown = JSON.parse(readFileSync(path.join(builtStories, 'index.json'), 'utf8'));
  const entries: unknown =
    typeof index === 'object' && index !== null && 'entries' in index ? index.entries : null;
  if (typeof entries !== 'object' || entries === null) throw new Error('index.json has no entries');
  return Object.values(entries).flatMap((entry) => storyOf(entry) ?? []);
}
