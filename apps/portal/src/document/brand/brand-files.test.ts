import { defaultRuntimeConfig, type RuntimeConfig } from '@tram/api/runtime-config';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { brandFiles } from './brand-files.ts';
import { drawIcon } from './draw-icon.ts';
import { oldBrowserPath } from '../page.ts';
import { manifestPath, markIcons } from './web-manifest.ts';

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly purpose: string }[];
}

function manifestOf(config: Partial<typeof defaultRuntimeConfig>): Manifest {
  const [manifest] = brandFiles({ ...defaultRuntimeConfig, ...config }, 'Thuê máy từ xa.');
  const written: Manifest = JSON.parse(manifest?.content.toString() ?? '');
  return written;
}

describe('the manifest', () => {
  test('names the operator, and an icon of each kind that systems ask for, all of which exist', () => {
    const manifest = manifestOf({ name: 'Máy Xa' });
    expect(manifest.name).toBe('Máy Xa');
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    const paths = brandFiles(defaultRuntimeConfig, '').map(({ path }) => path);
    for (const { src } of manifest.icons) expect(paths).toContain(src);
  });

  test('shows no brand of the product where the operator has a logo', () => {
    const logo = 'https://may-xa.example/logo.svg';
    expect(manifestOf({ logo }).icons).toEqual([{ src: logo, sizes: 'any', purpose: 'any' }]);
    const paths = brandFiles({ ...defaultRuntimeConfig, logo }, '').map(({ path }) => path);
    expect(paths).toEqual([manifestPath, oldBrowserPath]);
  });
});

const iconOf = (config: RuntimeConfig) =>
  brandFiles(config, '').find(({ path }) => path === markIcons[0].path);

/** Colour of one pixel of a PNG. */
function pixelOf(png: Buffer, column: number, row: number): readonly number[] {
  const { data, width } = PNG.sync.read(png);
  const at = (row * width + column) * 4;
  return [...data.subarray(at, at + 4)];
}

describe('an icon', () => {
  const shape = { size: 100, corner: 0.22, mark: 0.6, plate: '#22479f', ink: '#ffffff' };

  test('is the mark in its ink on a plate with round corners', () => {
    const png = drawIcon(shape);
    expect(pixelOf(png, 0, 0)[3]).toBe(0);
    expect(pixelOf(png, 50, 4)).toEqual([0x22, 0x47, 0x9f, 255]);
    // The dot under the monitor.
    expect(pixelOf(png, 50, 74)).toEqual([255, 255, 255, 255]);
    // Inside the monitor.
    expect(pixelOf(png, 50, 41)).toEqual([0x22, 0x47, 0x9f, 255]);
  });

  test('that is cut to a shape by the system fills its square', () => {
    expect(pixelOf(drawIcon({ ...shape, corner: 0 }), 0, 0)).toEqual([0x22, 0x47, 0x9f, 255]);
  });

  test('is in the operator’s accent', () => {
    const icon = iconOf({ ...defaultRuntimeConfig, accent: '#6b2fa0' });
    const own = iconOf(defaultRuntimeConfig);
    expect(icon).toBeDefined();
    expect(icon?.content.equals(own?.content ?? Buffer.alloc(0))).toBe(false);
  });
});
