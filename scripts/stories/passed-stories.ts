import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { placeOf } from './baselines.ts';
import { contentHash, fingerprintOfInputs } from './story-inputs.ts';

/** The stories of a file as they were when all of them last passed. */
interface PassedStories {
  /** Of everything that they depended on, their pictures included. */
  readonly fingerprint: string;
  /** `light/components-actions-button--default` */
  readonly drawings: readonly string[];
}

/** What has passed in earlier runs on this machine; never committed. */
const place = path.join(root, '.cache/passed-stories.json');

/** A hash of everything that the drawings of a file depend on: its sources, the browser, their pictures. */
function fingerprintOf(file: string, drawings: readonly string[], browser: string): string {
  const hash = createHash('sha256').update(`${browser}\0${fingerprintOfInputs(file)}\0`);
  for (const name of drawings.toSorted()) hash.update(`${name}\0${contentHash(placeOf(name))}\0`);
  return hash.digest('hex');
}

function isPassed(value: unknown): value is PassedStories {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fingerprint' in value &&
    typeof value.fingerprint === 'string' &&
    'drawings' in value &&
    Array.isArray(value.drawings)
  );
}

function kept(): Map<string, PassedStories> {
  if (!existsSync(place)) return new Map();
  const read: unknown = JSON.parse(readFileSync(place, 'utf8'));
  const found = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  return new Map(found.filter((entry): entry is [string, PassedStories] => isPassed(entry[1])));
}

/**
 * The files with stories that passed and on whose result no change has had any influence since, each with the names of
 * its drawings.
 */
export function storiesStillPassing(
  files: readonly string[],
  browser: string,
): ReadonlyMap<string, readonly string[]> {
  const found = kept();
  return new Map(
    files.flatMap((file) => {
      // Read now, so that files that change while stories are drawn are not taken for the drawn ones.
      fingerprintOfInputs(file);
      const before = found.get(file);
      return before !== undefined &&
        before.fingerprint === fingerprintOf(file, before.drawings, browser)
        ? [[file, before.drawings] as const]
        : [];
    }),
  );
}

/** Remembers which files pass now; those that were checked and are not in `good` are forgotten. */
export function rememberPassed(
  good: ReadonlyMap<string, readonly string[]>,
  lookedAt: Iterable<string>,
  browser: string,
): void {
  const found = kept();
  for (const file of lookedAt) found.delete(file);
  for (const [file, drawings] of good) {
    found.set(file, { fingerprint: fingerprintOf(file, drawings, browser), drawings });
  }
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(found), null, 1)}\n`);
}
