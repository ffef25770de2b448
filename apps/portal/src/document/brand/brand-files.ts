import type { RuntimeConfig } from '@tram/api/runtime-config';
import { deriveAccent } from '@tram/ui/accent';
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

/** Everything that an installed portal shows of its operator: the manifest, and the icons of the mark where there is no logo. */
export function brandFiles(config: RuntimeConfig, description: string): readonly BrandFile[] {
  const manifest: BrandFile = {
    path: manifestPath,
    contentType: 'application/manifest+json',
    content: Buffer.from(webManifest(config, description)),
  };
  if (config.logo !== null) return [manifest];
  const { accent: plate, onAccent: ink } = deriveAccent(config.accent ?? ownAccent).light;
  const png = (path: string, size: number, corner: number, mark: number): BrandFile => ({
    path,
    contentType: 'image/png',
    content: drawIcon({ size, corner, mark, plate, ink }),
  });
  return [
    manifest,
    ...markIcons.map(({ path, size, purpose }) =>
      purpose === 'maskable' ? png(path, size, 0, 0.46) : png(path, size, 0.22, 0.58),
    ),
    png(touchIconPath, 180, 0, 0.54),
  ];
}
