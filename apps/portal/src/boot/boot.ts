/**
 * The blocking script of a page behind the login that our server has sent: runs before the first paint and everything else, as a
 * small classic script in the page, which the content security policy allows by its hash. It never redirects and never throws: a
 * page without it still works, later. The configuration and the operator's accent stand in the HTML already.
 */
import { begin } from './begin.ts';
import { prepareFonts } from './fonts.ts';
import { sendFirstCalls } from './send-first-calls.ts';

function pageConfig(): { readonly apiBase?: unknown } {
  try {
    const value: unknown = JSON.parse(
      document.getElementById('runtime-config')?.textContent ?? '{}',
    );
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const { apiBase } = pageConfig();
const { release, token } = begin();
prepareFonts(token !== '');

window.tramBoot = {
  release,
  requests: sendFirstCalls(token, typeof apiBase === 'string' ? apiBase : '/api'),
};
