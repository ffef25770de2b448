/** The page of a guide: plain HTML without a script, readable in every browser, on paper, and by those who do not see it. */
import type { RuntimeConfig } from '@tram/api/runtime-config';
import { html, Html } from '../sandbox/html.ts';
import { type Guide, guidePath, guides, guideText } from './guides.ts';
import { guideStyle } from './guide-style.ts';

/** What of the operator's configuration a page shows. */
export type GuideBrand = Pick<RuntimeConfig, 'name' | 'contact'>;

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

/** The page of a guide. */
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

/** The page for an address below `/guides/` that no guide has. */
export function missingGuidePage(brand: GuideBrand): string {
  const title = 'Không tìm thấy hướng dẫn này';
  return page(
    brand,
    title,
    html`<h1>${title}</h1>
      <p>Hướng dẫn có thể đã đổi địa chỉ. Bạn chọn trong danh sách dưới đây.</p>
      ${others(null)}`,
  );
}
