import { fileNamedIn, foundOrInstalled, type Say } from './debian-package.ts';

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

const named = () => fileNamedIn('TRAM_CHROMIUM');

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
