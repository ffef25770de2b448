import type { RuntimeConfig } from '@tram/api/runtime-config';

export const manifestPath = '/manifest.webmanifest';

/** Colours of the bar at the top of the page, which an installed portal's frame continues (art direction, section 3). */
export const frameColors = { light: '#ffffff', dark: '#181b22' } as const;

/** Icons of the product's own mark: address, edge in px, purpose. */
export const markIcons = [
  { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icons/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** For iOS, which reads no icon of a manifest: its edge is 180 px. */
export const touchIconPath = '/icons/touch-icon-180.png';

/**
 * The web manifest (W3C Web Application Manifest) of an operator's portal: name, colours, and the operator's logo where there is
 * one, else the product's mark in the operator's accent. It opens on the machines.
 * @param description one sentence about the portal
 */
export function webManifest(config: RuntimeConfig, description: string): string {
  const icons =
    config.logo === null
      ? markIcons.map(({ path, size, purpose }) => ({
          src: path,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        }))
      : [{ src: config.logo, sizes: 'any', purpose: 'any' }];
  return JSON.stringify({
    id: '/',
    name: config.name,
    short_name: config.name,
    description,
    lang: 'vi',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: frameColors.light,
    theme_color: frameColors.light,
    icons,
  });
}
