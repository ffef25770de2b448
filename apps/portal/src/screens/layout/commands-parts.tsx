/** The parts of the palette that stand in the layout; loaded when the first screen is quiet. */
import { lazy, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Account } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconSearch } from '@tram/ui/icon/IconSearch';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useCommandKeys } from '../../features/commands/open-palette.ts';
import { keepTyped } from '../../features/commands/typed-ahead.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { keyHint, opener } from './commands-parts.css.ts';
import { layoutWords } from './words.vi.ts';

const loadCommands = () => importChunk(() => import('./Commands.tsx'));
const Commands = lazy(async () => ({ default: (await loadCommands()).Commands }));

/** Starts to load the palette's code a little before the press. A failure shows only on the press. */
function prepare(): void {
  loadCommands().catch(() => undefined);
}

/** Opens the palette from the side menu, and says which keys do. */
export function CommandsOpener() {
  const words = useWords(layoutWords).commands;
  const { paletteOpen } = useServices();
  return (
    <div className={opener}>
      <Button
        icon={<IconSearch size={16} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => paletteOpen.set(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {words.open}
      </Button>
      <span className={keyHint} aria-hidden="true">
        {words.keys}
      </span>
    </div>
  );
}

/** The palette, once it was wanted, and the keys that open it. */
export function CommandsHost({ account }: { readonly account: Account | null }) {
  const { paletteOpen } = useServices();
  const isOpen = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get, () => false);
  const [wanted, setWanted] = useState(false);
  if (isOpen && !wanted) setWanted(true);
  useCommandKeys(useCallback(() => paletteOpen.set(true), [paletteOpen]));
  const typed = useRef<() => string>(null);
  // With the very press, before the next key.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const take = keepTyped(() => paletteOpen.set(false));
    typed.current = take;
    return () => void take();
  }, [isOpen, paletteOpen]);
  if (!wanted) return null;
  return (
    <ChunkBoundary>
      <Commands
        open={isOpen}
        onClose={() => paletteOpen.set(false)}
        takeTyped={() => typed.current?.() ?? ''}
        account={account}
      />
    </ChunkBoundary>
  );
}
