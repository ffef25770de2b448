import type { ReactNode } from 'react';
import { Card } from '@tram/ui/card';
import { useWords } from '../../app/words.ts';
import { EntryBoundary } from './EntryBoundary.tsx';
import { entryBoundaryWords } from './words.vi.ts';

export interface CardBoundaryProps {
  /** The record of the card. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** A card of a list: where it cannot be shown it says so in its place, and the others stay. */
export function CardBoundary({ of, children }: CardBoundaryProps) {
  const words = useWords(entryBoundaryWords);
  return (
    <EntryBoundary
      of={of}
      fallback={
        <Card>
          <p>{words.card}</p>
        </Card>
      }
    >
      {children}
    </EntryBoundary>
  );
}
