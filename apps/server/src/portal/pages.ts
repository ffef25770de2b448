/** The portal's pages: rendered when they are asked for, then kept with their compressed forms. */
import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Package } from '@tram/api/types';
import { pagePolicy, sourcesOf } from '../http/page-policy.ts';
import type { Logger } from '../services.ts';
import type { PortalRenderer } from './built-portal.ts';
import { encodeText, type Sendable } from './assets.ts';

export interface Page extends Sendable {
  readonly policy: string;
}

export interface Pages {
  /**
   * @param path of a page, without its query; the path of the 404 page for anything else
   * @param language one of the renderer's
   */
  get(path: string, language: string): Promise<Page>;
}

interface PagesParts {
  readonly renderer: PortalRenderer;
  readonly config: RuntimeConfig;
  /** What `listPackages` answers now. */
  readonly packages: () => Promise<readonly Package[]>;
  readonly log: Logger;
  /** ms that only grow; by default the process's own. */
  readonly elapsed?: () => number;
}

/** How often the packages are read at most, ms: many visitors of the landing page cost one query. */
const readEveryMs = 1000;
/** The age at which an open page is rendered again although nothing has changed, ms. */
const oldestMs = 60_000;

/** A page, in a language. */
interface Place {
  readonly path: string;
  readonly language: string;
}

interface Kept {
  readonly page: Page;
  readonly packages: string;
  readonly renderedAt: number;
  lookedAt: number;
}

export function createPages(parts: PagesParts): Pages {
  const { renderer, config, log } = parts;
  const elapsed = parts.elapsed ?? (() => performance.now());
  const sources = sourcesOf(config);
  const kept = new Map<string, Promise<Kept>>();

  const ready = async (html: string): Promise<Page> => ({
    content: await encodeText(html),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    vary: 'accept-language, cookie',
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: pagePolicy(html, sources),
  });

  const currentPackages = async (path: string): Promise<readonly Package[] | null> => {
    // Only the landing page has a price table.
    if (path !== '/home') return null;
    try {
      return await parts.packages();
    } catch (error) {
      log.error({ err: error }, 'the price table could not be read');
      return null;
    }
  };

  const renderOpen = async (place: Place, packages: readonly Package[] | null): Promise<string> => {
    try {
      const known = packages === null ? {} : { packages };
      return await renderer.render({ ...place, config, ...known });
    } catch (error) {
      log.error({ err: error, page: place.path }, 'a page could not be rendered');
      // The browser can still render it.
      return renderer.renderShell({ ...place, config });
    }
  };

  const render = async (place: Place, packages: readonly Package[] | null): Promise<Kept> => {
    const now = elapsed();
    const html = renderer.renderedPaths.includes(place.path)
      ? await renderOpen(place, packages)
      : await renderer.renderShell({ ...place, config });
    return {
      page: await ready(html),
      packages: JSON.stringify(packages),
      renderedAt: now,
      lookedAt: now,
    };
  };

  /** The page as it should be now, from what was kept. */
  const refresh = async (place: Place, last: Kept): Promise<Kept> => {
    const now = elapsed();
    const { path } = place;
    if (!renderer.renderedPaths.includes(path) || now - last.lookedAt < readEveryMs) return last;
    last.lookedAt = now;
    const packages = await currentPackages(path);
    const same = JSON.stringify(packages) === last.packages && now - last.renderedAt < oldestMs;
    return same ? last : render(place, packages);
  };

  return {
    async get(path, language) {
      const place = { path, language };
      const key = `${language} ${path}`;
      const last = kept.get(key);
      // One rendering of a page at a time: requests that come meanwhile wait for the same one.
      const next =
        last?.then((value) => refresh(place, value)) ??
        currentPackages(path).then((packages) => render(place, packages));
      kept.set(key, next);
      try {
        return (await next).page;
      } catch (error) {
        if (kept.get(key) === next) kept.delete(key);
        throw error;
      }
    },
  };
}
