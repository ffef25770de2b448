/** The page of a guide: plain HTML without a script, readable in every browser, on paper, and by those who do not see it. */

import type { RuntimeConfig } from '@tram/api/runtime-config';
import { pagePolicy } from '../http/page-policy.ts';
import { html, Html } from '../sandbox/html.ts';
import type { PublicRoute } from '../services.ts';
import { type Guide, guidePath, guides, guideText } from './operations.ts';

/** The style of the guides. It is part of each page, which allows it by its hash: a guide is one request. */
const guideStyle = `
:root { color-scheme: light dark; --paper: #fff; --ink: #17202e; --quiet: #4a5568; --line: #c8ced8; --soft: #f3f5f9; --accent: #0b5cad; }
@media (prefers-color-scheme: dark) { :root { --paper: #12181f; --ink: #e8edf5; --quiet: #aab6c8; --line: #3a4454; --soft: #1c2430; --accent: #7db8ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 0 1rem 3rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.65 system-ui, sans-serif; overflow-wrap: anywhere; }
header { padding: 1rem 0; border-bottom: 1px solid var(--line); }
.home { display: inline-block; padding: .25rem 0; font-size: 1.125rem; font-weight: 700; color: var(--ink); text-decoration: none; }
.home:hover { text-decoration: underline; }
h1 { font-size: clamp(1.6rem, 5vw, 2.1rem); line-height: 1.25; margin: 1.75rem 0 .75rem; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.35; margin: 2rem 0 .5rem; }
p { margin: .5rem 0 .75rem; }
ol, ul { margin: .5rem 0; padding-left: 1.5rem; }
li { margin: .4rem 0; }
dt { font-weight: 600; margin-top: .75rem; }
dd { margin: .15rem 0 0 1.25rem; }
code { font: .95em ui-monospace, monospace; background: var(--soft); border-radius: .25rem; padding: .05em .3em; }
a { color: var(--accent); }
nav { margin-top: 2.5rem; padding: .25rem 1rem .75rem; background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; }
nav h2 { margin: .75rem 0 .25rem; font-size: 1.05rem; }
nav li { margin: .6rem 0; }
footer { margin-top: 2rem; color: var(--quiet); font-size: .95rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .15rem; }
@media print { nav { display: none; } }
`;

type GuideBrand = Pick<RuntimeConfig, 'name' | 'contact'>;

function page(brand: GuideBrand, title: string, content: Html): string {
  const { contact } = brand;
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${brand.name}</title>
        ${new Html(`<style>${guideStyle}</style>`)}
      </head>
      <body>
        <header><a class="home" href="/">${brand.name}</a></header>
        <main>${content}</main>
        <footer>
          <p>
            Hỗ trợ ${contact.supportHours}: hotline ${contact.hotline}, Zalo ${contact.zalo},
            <a href="mailto:${contact.email}">${contact.email}</a>
          </p>
        </footer>
      </body>
    </html>`.text;
}

function others(shown: Guide | null): Html {
  const items = guides
    .filter((guide) => guide.slug !== shown?.slug)
    .map((guide) => html`<li><a href="${guidePath(guide)}">${guide.title}</a></li>`);
  return html`<nav aria-labelledby="others">
    <h2 id="others">Hướng dẫn khác</h2>
    <ul>
      ${items}
    </ul>
  </nav>`;
}

export function guidePage(guide: Guide, brand: GuideBrand): string {
  const text = new Html(guideText(guide).replaceAll('{{brand}}', html`${brand.name}`.text));
  return page(
    brand,
    guide.title,
    html`<article>
        <h1>${guide.title}</h1>
        ${text}
      </article>
      ${others(guide)}`,
  );
}

function missingGuidePage(brand: GuideBrand): string {
  const title = 'Không tìm thấy hướng dẫn này';
  return page(
    brand,
    title,
    html`<h1>${title}</h1>
      <p>Hướng dẫn có thể đã đổi địa chỉ. Bạn chọn trong danh sách dưới đây.</p>
      ${others(null)}`,
  );
}

const guideRoute: PublicRoute = {
  path: '/guides/:slug',
  async handle({ services, parameters }) {
    const brand = services.settings.runtimeConfig;
    const guide = guides.find((one) => one.slug === parameters['slug']);
    const text = guide === undefined ? missingGuidePage(brand) : guidePage(guide, brand);
    return {
      status: guide === undefined ? 404 : 200,
      contentType: 'text/html; charset=utf-8',
      content: new TextEncoder().encode(text),
      // It changes with the brand, by a restart.
      cacheControl: guide === undefined ? 'no-store' : 'public, max-age=300',
      contentPolicy: pagePolicy(text),
    };
  },
};

/** What the guides serve outside the contract. */
export const userGuidePublicRoutes: readonly PublicRoute[] = [guideRoute];
