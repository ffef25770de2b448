import { Component, type ReactNode } from 'react';
import { Card } from '@tram/ui/card';
import { dash } from '../../app/known-number.ts';
import { useWhenIdle } from '../../data/when-idle.ts';

interface EntryBoundaryProps {
  /** The record that is shown; another one, or a newer version of it, resets the boundary. */
  readonly of: unknown;
  /** Shown in place of an entry that cannot be rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly shownOf: unknown;
  readonly failed: boolean;
}

/**
 * An error boundary around one entry of a list: where it cannot be shown, because a backend has sent something unforeseen, the
 * other entries stay. Nothing of the record is reported.
 */
export class EntryBoundary extends Component<EntryBoundaryProps, State> {
  override state: State = { failed: false, shownOf: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: EntryBoundaryProps, { shownOf }: State): State | null {
    return of === shownOf ? null : { failed: false, shownOf: of };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const loadWords = () => import('./UnshownCard.tsx');

/** Fallback of a card; its words are loaded lazily, because they are hardly ever needed. */
function Unshown() {
  const words = useWhenIdle(loadWords);
  return (
    <Card>
      <p>{words === null ? dash : <words.UnshownCard />}</p>
    </Card>
  );
}

/** A card of a list: where it cannot be shown it says so in its place, and the others stay. */
export function CardBoundary({ of, children }: Omit<EntryBoundaryProps, 'fallback'>) {
  return (
    <EntryBoundary of={of} fallback={<Unshown />}>
      {children}
    </EntryBoundary>
  );
}
