import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { PortalRenderer } from './built-portal.ts';
import type { Sendable } from './send-content.ts';

/**
 * The files that carry an operator's brand: address → file. They are small, or pictures that do not compress, and change with
 * the configuration alone, so browsers ask for them anew and mostly hear that nothing has changed.
 */
export function brandAssets(
  renderer: Pick<PortalRenderer, 'brandFiles'>,
  config: RuntimeConfig,
): ReadonlyMap<string, Sendable> {
  return new Map(
    (renderer.brandFiles?.(config) ?? []).map(({ path, contentType, content }) => [
      path,
      {
        content: { plain: content, br: null, gzip: null },
        contentType,
        cacheControl: 'no-cache',
        etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      },
    ]),
  );
}
