import { fileNamedIn, foundOrInstalled, type Say } from './debian-package.ts';

/**
 * Finds Firefox ESR, or installs Debian's package where that is possible, and says what it does. `TRAM_FIREFOX` names another.
 * @returns the path of the executable; null where there is none and none can be installed
 * @throws where `TRAM_FIREFOX` names no file
 */
export async function firefox(say: Say): Promise<string | null> {
  const file =
    fileNamedIn('TRAM_FIREFOX') ??
    (await foundOrInstalled(['/usr/bin/firefox-esr'], 'firefox-esr', say));
  if (file !== null) say(`Firefox of the tests: ${file}`);
  return file;
}
