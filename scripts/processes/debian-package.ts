import { existsSync } from 'node:fs';
import { run } from './run.ts';

export type Say = (line: string) => void;

const isDebianRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The file that an environment variable names; null where it names nothing. @throws where there is no such file */
export function fileNamedIn(variable: string): string | null {
  const file = process.env[variable] ?? '';
  if (file === '') return null;
  if (!existsSync(file)) throw new Error(`${variable} names ${file}, but there is no such file.`);
  return file;
}

/** Finds one of the executables, or installs Debian's package where that is possible; null where neither can be done. */
export async function foundOrInstalled(
  places: readonly string[],
  name: string,
  say: Say,
): Promise<string | null> {
  const found = () => places.find((place) => existsSync(place)) ?? null;
  const before = found();
  if (before !== null || !isDebianRoot()) return before;
  say(`${name}: none found; installing the Debian package (a minute or two)`);
  await run(
    `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends ${name}`,
  );
  return found();
}
