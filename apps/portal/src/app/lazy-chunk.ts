import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importChunk } from './import-chunk.ts';

/**
 * A component whose code is loaded by its first rendering, which suspends until it is there.
 *
 * @param beside loads what its first press needs, so that the press does not wait a second time; where that fails, the press says so
 * @example
 * const PcMenu = lazyChunk(async () => (await import('./PcMenu.tsx')).PcMenu);
 */
export function lazyChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  beside?: () => Promise<unknown>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loadsBeside = beside?.().catch(() => undefined);
    const component = await importChunk(load);
    await loadsBeside;
    return { default: component };
  });
}
