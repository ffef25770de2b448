import { existsSync } from 'node:fs';
import { run } from './run.ts';

const usualPlaces = [
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

function found(): string | null {
  const named = process.env['TRAM_CHROMIUM'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  return usualPlaces.find((place) => existsSync(place)) ?? null;
}

/**
 * Finds a Chromium, or installs Debian's package where that is possible, and says what it does.
 * @returns the path of the executable
 * @throws with one clear line where there is none and none can be installed
 */
export async function chromium(say: (line: string) => void): Promise<string> {
  const before = found();
  if (before !== null) {
    say(`browser: ${before}`);
    return before;
  }
  const named = process.env['TRAM_CHROMIUM'];
  if (named !== undefined && named !== '') {
    throw new Error(`TRAM_CHROMIUM names ${named}, but there is no such file.`);
  }
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (mayInstall && existsSync('/usr/bin/apt-get')) {
    say('browser: none found; installing the Debian package chromium (a minute or two)');
    const installed = await run(
      'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium',
    );
    const after = found();
    if (after !== null) {
      say(`browser: ${after} (installed in ${Math.round(installed.duration / 1000)} s)`);
      return after;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: install it, or name its executable in TRAM_CHROMIUM.',
  );
}
