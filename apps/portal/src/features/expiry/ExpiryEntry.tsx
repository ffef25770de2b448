import type { ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { IconCalendar } from '@tram/ui/icon/IconCalendar';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useWords } from '../../app/words.ts';
import { useDialogAddress, useDialogOpening } from '../address/dialog-address.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { actions } from '../../app/stack.css.ts';
import { expiryEntryWords } from './entry-words.vi.ts';

const ExpiryDialog = lazyChunk(async () => (await import('./ExpiryDialog.tsx')).ExpiryDialog);

/** `?expiry=open` shows it. */
const dialogs = ['expiry'] as const;

/**
 * For the head of a page of machines: opens the ends of all machines on one axis, beside the page's own action. The dialog's chunk
 * is loaded by its first opening.
 */
export function ExpiryEntry({ children }: { readonly children?: ReactNode }) {
  const words = useWords(expiryEntryWords);
  const address = useDialogAddress(dialogs);
  const opening = useDialogOpening(address);
  return (
    <div className={actions}>
      <Button size="m" icon={<IconCalendar />} onClick={() => address.open('expiry')}>
        {words.open}
      </Button>
      {children}
      {opening !== null && (
        <ChunkBoundary>
          <ExpiryDialog key={opening.key} {...opening.props} />
        </ChunkBoundary>
      )}
    </div>
  );
}
