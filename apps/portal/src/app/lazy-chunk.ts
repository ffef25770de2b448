import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importChunk } from './import-chunk.ts';

/**
 * A component whose code is loaded by its first rendering, which suspends until it is there.
 *
 * @example
 * const PcMenu = lazyChunk(async () => (await import('./PcMenu.tsx')).PcMenu);
 */
export function lazyChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => importChunk(async () => ({ default: await load() })));
}
