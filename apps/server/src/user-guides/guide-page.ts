/** The pages of the guides. */

import type { RuntimeConfig } from '@tram/api/runtime-config';
import { pagePolicy } from '../http/page-policy.ts';
import { plainPage } from '../pages/plain-page.ts';
import { html, Html } from '../pages/html.ts';
import type { PublicRoute } from '../services.ts';
import { type Guide, guidePath, guides, guideText } from './operations.ts';

type GuideBrand = Pick<RuntimeConfig, 'name' | 'contact'>;

function page(brand: GuideBrand, title: string, content: Html): string {
  return plainPage({ brand, language: 'vi', title, content });
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
