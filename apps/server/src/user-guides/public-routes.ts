import { pagePolicy } from '../http/page-policy.ts';
import type { PublicRoute } from '../services.ts';
import { guidePage, missingGuidePage } from './guide-page.ts';
import { guides } from './guides.ts';

/** A guide of this server as a page. */
const guideRoute: PublicRoute = {
  path: '/guides/:slug',
  async handle({ services, parameters }) {
    const brand = services.settings.runtimeConfig;
    const guide = guides.find((one) => one.slug === parameters['slug']);
    const page = guide === undefined ? missingGuidePage(brand) : guidePage(guide, brand);
    return {
      status: guide === undefined ? 404 : 200,
      contentType: 'text/html; charset=utf-8',
      content: new TextEncoder().encode(page),
      // It changes with the brand, by a restart.
      cacheControl: guide === undefined ? 'no-store' : 'public, max-age=300',
      contentPolicy: pagePolicy(page),
    };
  },
};

/** What the guides serve outside the contract. */
export const userGuidePublicRoutes: readonly PublicRoute[] = [guideRoute];
