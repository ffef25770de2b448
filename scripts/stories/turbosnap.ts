import path from 'node:path';
import { run } from '../processes/run.ts';
import { root } from '../root.ts';
import { builtStories } from './built-stories.ts';

/** A component that others use: a change of it has to reach its own stories and theirs. */
const sample = 'packages/ui/src/button/Button.tsx';

/**
 * Asks Chromatic's own tool, without a network, which stories a change would redraw, so that statistics that lead nowhere
 * are noticed here and not when a change is not drawn.
 * @returns how many story files a change of Button reaches
 * @throws when it reaches none, or the statistics cannot be read
 */
export async function storiesReachedByButton(): Promise<number> {
  const stats = path.relative(root, path.join(builtStories, 'preview-stats.json'));
  const { ok, output } = await run(`chromatic trace ${sample} -s ${stats}`, {
    env: { NO_COLOR: '1' },
  });
  const reached = Number(/to (\d+) affected story files?/.exec(output)?.[1] ?? 0);
  if (!ok || reached === 0) {
    throw new Error(`TurboSnap finds no story behind ${sample}.\n${output}`);
  }
  return reached;
}
