/**
 * The blocking script: runs before the first paint, before everything else, as a small classic script of its own (the content
 * security policy allows none inside the page). It never redirects and never throws: a page without it still works, later.
 *
 * 1. theme: `data-theme` from what the customer has chosen (the operator's accent stands in the HTML already);
 * 2. what only the browser knows of the first paint: the language, whether a token is stored, how an e-mail verification ended;
 * 3. holds submits of the forms in the HTML until the application listens;
 * 4. notes when the application's scripts cannot be loaded;
 * 5. sends the first calls of the page while its code is loading.
 */
import { firstCallsOf, sendEarly } from './early-requests.ts';
import { holdSubmits } from './hold-submits.ts';
import { languageKey, languageOf } from './language.ts';
import { documentFlags } from './protocol.ts';
import { applyTheme } from './theme.ts';

/** Storage keys with the prefix of the specification (section 9). */
const tokenKey = 'app_access_token';

interface PageConfig {
  readonly apiBase?: unknown;
}

function pageConfig(): PageConfig {
  try {
    const value: unknown = JSON.parse(
      document.getElementById('runtime-config')?.textContent ?? '{}',
    );
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Storage may be forbidden (private windows, embedded pages). */
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

const config = pageConfig();
const flags = document.documentElement.dataset;

applyTheme(document.documentElement, stored('app_theme'));

if (languageOf(stored(languageKey), navigator.languages) === 'en') {
  flags[documentFlags.language] = 'en';
}

const token = stored(tokenKey);
if (token !== null && token !== '') {
  flags[documentFlags.session] = 'present';
  if (/^\/(?:login|register)\/?$/.test(window.location.pathname))
    flags[documentFlags.leaving] = '1';
}
const verified = new URLSearchParams(window.location.search).get('verified');
if (verified === '1' || verified === '0') flags[documentFlags.verified] = verified;

// Errors of elements do not bubble: heard on their way down.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) flags[documentFlags.scriptsFailed] = '1';
  },
  true,
);

window.tramBoot = {
  release: holdSubmits(document),
  requests:
    token === null || token === ''
      ? new Map()
      : sendEarly(
          firstCallsOf(
            window.location,
            typeof config.apiBase === 'string' ? config.apiBase : '/api',
          ),
          token,
          (input, init) => window.fetch(input, init),
        ),
};
