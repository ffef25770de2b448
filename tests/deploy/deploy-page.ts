/** docs/deploy.md as a test reads it: its commands, and what it quotes. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../scripts/processes/run.ts';
import { root } from '../../scripts/root.ts';

const page = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');

/** Code blocks of one language, in the order of the page. */
export function codeBlocks(language: string): readonly string[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, written]) => written === language)
    .map(([, , text = '']) => text);
}

/**
 * The one block of shell commands that contains a text.
 * @throws when there is none, or another one
 */
export function commandsWith(text: string): string {
  const [found, ...others] = codeBlocks('sh').filter((block) => block.includes(text));
  if (found === undefined || others.length > 0) {
    throw new Error(
      `docs/deploy.md has ${others.length + (found === undefined ? 0 : 1)} blocks with ${text}`,
    );
  }
  return found;
}

/**
 * Runs a block of the page unchanged, with a test's paths in its variables. The build is in the run's folder, unless they say
 * where else (`TRAM_PORTAL_DIR`).
 * @returns its output
 * @throws with its output, when one of its commands fails
 */
export async function runCommands(
  folder: string,
  block: string,
  places: Readonly<Record<string, string>>,
): Promise<string> {
  const script = path.join(folder, 'commands.sh');
  await writeFile(script, block);
  const { ok, output } = await run(`bash -eu ${script}`, {
    // As in an operator's shell: the test runner's own environment would make it a build for development.
    env: { TRAM_PORTAL_DIR: path.join(folder, 'built'), ...places, NODE_ENV: 'production' },
  });
  if (!ok) throw new Error(`${block}\n${output}`);
  return output;
}
