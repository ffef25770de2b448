import { savesData } from '../app/saves-data.ts';
import { storedText, writeStoredText } from '../app/stored.ts';
import { documentFlags } from './protocol.ts';

/** Put in by the build (`scripts/build/boot-script.ts`): absolute paths. */
declare const FONTS: readonly string[];

const key = 'app_fonts';

/**
 * Asks for the text's font files before the first paint where this browser has had them before. On a first visit they would compete
 * with the scripts that draw the first screen: there the first text of the application asks for them, and a face of the same widths
 * stands in until they come. A release with other files begins anew. A customer who saves data has none on the pages behind the login.
 */
export function preloadKeptFonts(): void {
  const { dataset } = document.documentElement;
  if (savesData()) {
    dataset[documentFlags.fonts] = 'none';
    return;
  }
  const names = FONTS.join(' ');
  if (storedText('localStorage', key) !== names) {
    document.fonts.addEventListener('loadingdone', () =>
      writeStoredText('localStorage', key, names),
    );
    return;
  }
  dataset[documentFlags.fonts] = 'kept';
  for (const href of FONTS) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}
