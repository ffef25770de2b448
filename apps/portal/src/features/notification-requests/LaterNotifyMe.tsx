import { Suspense } from 'react';
import { Button } from '@tram/ui/button';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import type { NotifyMeProps } from './NotifyMe.tsx';

const NotifyMe = lazyChunk(async () => (await import('./NotifyMe.tsx')).NotifyMe);

interface LaterNotifyMeProps extends Omit<NotifyMeProps, 'size'> {
  /** The button's words until its code is there. */
  readonly label: string;
}

/** `NotifyMe` on a card, as tall as the card's other buttons. Its code is loaded by the first card that needs it. */
export function LaterNotifyMe({ label, ...request }: LaterNotifyMeProps) {
  return (
    <Suspense
      fallback={
        <Button size="m" busy>
          {label}
        </Button>
      }
    >
      <NotifyMe {...request} size="m" />
    </Suspense>
  );
}
