import { existsSync } from 'node:fs';
import { run } from './run.ts';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const shells = ['/usr/bin/chromium-headless-shell'];

type Say = (line: string) => void;

/** What `TRAM_CHROMIUM` names; null where it names nothing. @throws where there is no such file */
function named(): string | null {
  const file = process.env['TRAM_CHROMIUM'] ?? '';
  if (file === '') return null;
  if (!existsSync(file)) throw new Error(`TRAM_CHROMIUM names ${file}, but there is no such file.`);
  return file;
}

const isDebianRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Finds one of the executables, or installs Debian's package where that is possible; null where neither can be done. */
async function foundOrInstalled(
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

/**
 * Finds a Chromium, or installs Debian's package where that is possible, and says what it does. `TRAM_CHROMIUM` names another.
 * @returns the path of the executable
 * @throws with one clear line where there is none and none can be installed
 */
export async function chromium(say: Say): Promise<string> {
  const file = named() ?? (await foundOrInstalled(wholeBrowsers, 'chromium', say));
  if (file === null) {
    throw new Error(
      'The browser tests need Chromium or Chrome: install it, or name its executable in TRAM_CHROMIUM.',
    );
  }
  say(`browser: ${file}`);
  return file;
}

/**
 * Chromium without the browser's own windows, which tests need about half the processor for: the same engine, but letters are
 * drawn with other edges, so pictures that are compared come from the whole browser. Where there is none, that one.
 * @returns the path of the executable
 */
export async function headlessChromium(say: Say): Promise<string> {
  const file = named() ?? (await foundOrInstalled(shells, 'chromium-headless-shell', say));
  if (file === null) return chromium(say);
  say(`browser of the tests: ${file}`);
  return file;
}
