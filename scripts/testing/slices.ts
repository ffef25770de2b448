/** The slice of the exhaustive rest that runs for a commit. */
import { run } from '../processes/run.ts';
import { slices, type Slice } from './suites.ts';

/** @throws where there is no such slice */
export function sliceNamed(word: string): Slice {
  const slice = slices.find((one) => String(one) === word);
  if (slice !== undefined) return slice;
  throw new Error(`There is no slice ${word}: ${slices.join(', ')}.`);
}

/** Hashes are as good as thrown dice: each slice is as likely as the others. */
export function sliceOf(hash: string): Slice {
  const slice = slices[Number.parseInt(hash.slice(0, 12), 16) % slices.length];
  if (slice === undefined) throw new Error(`${hash} is no commit's hash.`);
  return slice;
}

/** The slice of the commit that is checked out. @throws outside a git repository */
export async function sliceOfCommit(say: (line: string) => void): Promise<Slice> {
  const { ok, output } = await run('git rev-parse HEAD');
  const hash = output.trim();
  if (!ok) throw new Error(`Name a slice (${slices.join(', ')}): there is no commit here.`);
  const slice = sliceOf(hash);
  say(
    `slice ${slice} of ${slices.length}, by commit ${hash.slice(0, 12)}; again: npm run test:slice -- ${slice}`,
  );
  return slice;
}
