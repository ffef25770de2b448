/** Provides a PostgreSQL: finds its programs on the machine, or installs them. `postgres-cluster.ts` runs them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/** The oldest version that the server runs on. */
const oldest = 15;
const programs = ['postgres', 'initdb', 'pg_ctl'];

/** Folders that end in `{version}{after}`, the newest first. */
function versioned(folder: string, after: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted((one, other) => Number(other.match(/\d+$/)?.[0]) - Number(one.match(/\d+$/)?.[0]))
    .map((name) => path.join(folder, name, after));
}

function folders(): string[] {
  return [
    ...versioned('/usr/lib/postgresql', 'bin'),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versioned('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('postgresql@')),
  ];
}

async function versionIn(folder: string): Promise<number> {
  const { output } = await run(`"${path.join(folder, 'postgres')}" --version`);
  return Number(/PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0);
}

/** The folder of the programs of a PostgreSQL that is new enough. */
async function found(): Promise<string | null> {
  for (const folder of folders()) {
    const complete = programs.every((program) => existsSync(path.join(folder, program)));
    if (complete && (await versionIn(folder)) >= oldest) return folder;
  }
  return null;
}

/**
 * Finds a PostgreSQL, or installs Debian's package where that is possible, and says what it does.
 * @returns the folder of its programs
 * @throws with one clear line where there is none and none can be installed
 */
export async function postgres(say: (line: string) => void): Promise<string> {
  const before = await found();
  if (before !== null) {
    say(`PostgreSQL: ${before}`);
    return before;
  }
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (mayInstall && existsSync('/usr/bin/apt-get')) {
    say('PostgreSQL: none found; installing the Debian package postgresql (a minute)');
    const installed = await run(
      'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends postgresql',
    );
    const after = await found();
    if (after !== null) {
      say(`PostgreSQL: ${after} (installed in ${Math.round(installed.duration / 1000)} s)`);
      return after;
    }
  }
  throw new Error(
    `There is no PostgreSQL ${oldest} or later on this machine, and none can be installed here: install the package postgresql, or name a running one in DATABASE_URL.`,
  );
}
