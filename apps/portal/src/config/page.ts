import {
  defaultRuntimeConfig,
  runtimeConfigElementId,
  type RuntimeConfig,
} from '@tram/api/runtime-config';
import { importChunk } from '../app/import-chunk.ts';
import { hasFields } from '../app/stored.ts';
import type { Boot } from '../boot/protocol.ts';
import { dataId, staticPageIds, type PageData } from '../document/page.ts';

function jsonOf(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text === undefined || text === null || text === '' ? null : JSON.parse(text);
}

/**
 * The operator's configuration: what the blocking script has fetched, or what stands in the page.
 * @returns null when there is none that can be used, which the page says
 */
export async function readRuntimeConfig(boot: Boot | undefined): Promise<RuntimeConfig | null> {
  if (boot?.config !== undefined) return boot.config;
  if (document.getElementById(staticPageIds.body) === null) return configInPage();
  // The blocking script has not come: nobody has fetched it, and the templates are still empty.
  const { showFailure } = await importChunk(() => import('../boot/static-page/show-failure.ts'));
  showFailure(document, { kind: 'unreachable', reason: 'the script that reads it did not load' });
  return null;
}

/**
 * The operator's configuration out of the page. It is not checked again: the page's own renderer wrote it, and refuses one that
 * cannot be used before anything is sent. A page without one (the development server's, in front of our own server) gets the
 * defaults, with what our server can do.
 */
function configInPage(): RuntimeConfig {
  const value = jsonOf(runtimeConfigElementId);
  if (import.meta.env.DEV && value === null)
    return {
      ...defaultRuntimeConfig,
      idempotency: 'keys',
      landing: { catalogues: ['vps', 'cloud'] },
    };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `document/document.ts` has written it, of a configuration that was checked
  return value as RuntimeConfig;
}

function isPageData(value: unknown): value is PageData {
  return hasFields(value, { path: 'string', loaderData: 'object' });
}

/** What the page was rendered with, or null where only the browser renders. */
export function readPageData(): PageData | null {
  const value = jsonOf(dataId);
  return isPageData(value) ? value : null;
}
