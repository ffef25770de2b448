import type { RuntimeConfig } from '@tram/api/runtime-config';
import { deriveAccent } from '@tram/ui/accent';
import { oldBrowserPage } from '../old-browser/old-browser-page.ts';
import { oldBrowserPath } from '../page.ts';
import { drawIcon } from './draw-icon.ts';
import { manifestPath, markIcons, touchIconPath, webManifest } from './web-manifest.ts';

export interface BrandFile {
  /** Absolute path on the origin. */
  readonly path: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** The product's own accent, whose steps every operator's follow. */
const ownAccent = '#22479f';

/**
 * Every file that names its operator: the manifest and the icons of an installed portal (where there is no logo, those of the mark),
 * and the page for browsers that are too old.
 */
export function brandFiles(config: RuntimeConfig, description: string): readonly BrandFile[] {
  const manifest: BrandFile = {
    path: manifestPath,
    contentType: 'application/manifest+json',
    content: Buffer.from(webManifest(config, description)),
  };
  const oldBrowser: BrandFile = {
    path: oldBrowserPath,
    contentType: 'text/html; charset=utf-8',
    content: Buffer.from(oldBrowserPage(config)),
  };
  if (config.logo !== null) return [manifest, oldBrowser];
  const { accent: plate, onAccent: ink } = deriveAccent(config.accent ?? ownAccent).light;
  const png = (path: string, size: number, corner: number, mark: number): BrandFile => ({
    path,
    contentType: 'image/png',
    content: drawIcon({ size, corner, mark, plate, ink }),
  });
  return [
    manifest,
    oldBrowser,
    ...markIcons.map(({ path, size, purpose }) =>
      purpose === 'maskable' ? png(path, size, 0, 0.46) : png(path, size, 0.22, 0.58),
    ),
    png(touchIconPath, 180, 0, 0.54),
  ];
}
