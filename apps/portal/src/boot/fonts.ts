import { fallbackFonts, monoFaceProperty } from '@tram/ui/scale';
import { savesData } from '../app/saves-data.ts';
import { storedText, writeStoredText } from '../app/stored.ts';
import type { DocumentFlags } from './protocol.ts';

/** Put in by the build (`scripts/build/boot-script.ts`): absolute paths. */
declare const FONTS: readonly string[];

const key = 'app_fonts';

/**
 * Asks for the text's font files before the first paint where this browser has had them before. On a first visit they would compete
 * with the scripts that draw the first screen: there the first text of the application asks for them, and a face of the same widths
 * stands in until they come. A release with other files begins anew.
 */
function preloadKeptFonts(): void {
  const names = FONTS.join(' ');
  if (storedText('localStorage', key) !== names) {
    document.fonts.addEventListener('loadingdone', () =>
      writeStoredText('localStorage', key, names),
    );
    return;
  }
  const flags: DocumentFlags = document.documentElement.dataset;
  flags.fonts = 'kept';
  for (const href of FONTS) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}

/** The faces of the system, in Archivo's widths: no style of the page asks for a font file any more. */
function applySystemFonts(): void {
  // Not a <style>, which the policy refuses.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body { ${monoFaceProperty}: ui-monospace; font-family: ${fallbackFonts} }`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Decides before the first paint which fonts the page has: those of the system for who saves data; a customer's, where they are kept, are
 * asked for now; otherwise the page's text asks for them.
 */
export function prepareFonts(isSignedIn: boolean): void {
  if (savesData()) applySystemFonts();
  else if (isSignedIn) preloadKeptFonts();
}
