import { storedText } from '../app/stored.ts';
import type { DocumentFlags } from './protocol.ts';
import { applyTheme, themeKey } from './theme.ts';

/**
 * Holds every submit until the application can handle it. The forms of the open pages are in the HTML, so a fast customer,
 * a password manager or a slow network submits them before there is anybody to listen; without this the browser would
 * leave the page with the form's own POST.
 * @returns ends the holding and gives the held forms, in the order of their submits
 */
function holdSubmits(flags: DocumentFlags): () => readonly HTMLFormElement[] {
  const held = new Set<HTMLFormElement>();

  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    // While the application mounts it already listens further down: nobody may see this submit twice.
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) held.add(event.target);
    flags.submitHeld = '1';
  };

  document.addEventListener('submit', hold, true);
  return () => {
    document.removeEventListener('submit', hold, true);
    delete flags.submitHeld;
    return [...held].filter((form) => form.isConnected);
  };
}

/** Storage keys with the prefix of the specification (section 9). */
const tokenKey = 'app_access_token';

/**
 * What every page begins with, before it is painted:
 * 1. theme: `data-theme` from what the customer has chosen;
 * 2. what only the browser knows of the first paint: whether a token is stored, how an e-mail verification ended;
 * 3. holds submits of the forms in the HTML until the application listens;
 * 4. notes when the application's scripts cannot be loaded.
 */
export function begin() {
  const flags: DocumentFlags = document.documentElement.dataset;
  applyTheme(document.documentElement, storedText('localStorage', themeKey));
  const token = storedText('localStorage', tokenKey) ?? '';
  if (token !== '') {
    flags.session = 'present';
    if (/^\/(?:login|register)\/?$/.test(window.location.pathname)) flags.leaving = '1';
  }
  const verified = new URLSearchParams(window.location.search).get('verified');
  if (verified === '1' || verified === '0') flags.verified = verified;

  // Errors of elements do not bubble: heard on their way down.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module')
        flags.scriptsFailed = '1';
    },
    true,
  );
  return {
    release: holdSubmits(flags),
    /** Empty for a visitor. */
    token,
  };
}
