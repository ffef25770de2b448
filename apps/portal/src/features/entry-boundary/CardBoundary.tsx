import type { ReactNode } from 'react';
import { Card } from '@tram/ui/card';
import { dash } from '../../app/known-number.ts';
import { useWhenIdle } from '../../data/use-when-idle.ts';
import { EntryBoundary } from './EntryBoundary.tsx';

export interface CardBoundaryProps {
  /** The record of the card. */
  readonly of: unknown;
  readonly children: ReactNode;
}

const loadWords = () => import('./UnshownCard.tsx');

/** What stands in its place; the words come later, because hardly anybody ever reads them. */
function Unshown() {
  const words = useWhenIdle(loadWords);
  return (
    <Card>
      <p>{words === null ? dash : <words.UnshownCard />}</p>
    </Card>
  );
}

/** A card of a list: where it cannot be shown it says so in its place, and the others stay. */
export function CardBoundary({ of, children }: CardBoundaryProps) {
  return (
    <EntryBoundary of={of} fallback={<Unshown />}>
      {children}
    </EntryBoundary>
  );
}
