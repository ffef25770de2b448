import { useCallback } from 'react';
import { useLocation, useNavigate } from '../../router.ts';

/** What the address and the entry of the history say about a screen; its path stays. */
export interface Place {
  readonly search: string;
  readonly state: unknown;
}

/** The query part of an address: `?page=2`, or the empty string without parameters. */
export function searchOf(parameters: URLSearchParams): string {
  const search = parameters.toString();
  return search === '' ? '' : `?${search}`;
}

/** The move that began at a location and has not arrived. A location is a new object after every arrival. */
const moves = new WeakMap<object, { readonly to: Place; readonly arrived: Promise<void> }>();

/** The locations that are being left by going back. */
const left = new WeakSet<object>();

/**
 * Changes what the address says about a screen, one thing at a time. A navigation takes a moment, and two things can happen
 * within it (a filter is left and a dialog opened by the same press): neither may undo the other.
 */
export function usePlace() {
  const navigate = useNavigate();
  const location = useLocation();

  /** Replaces this entry of the history: Back leads to the page before. Builds on a move that is still under way. */
  const replace = useCallback(
    (next: (place: Place) => Place) => {
      const to = next(moves.get(location)?.to ?? location);
      const arrived = Promise.resolve(
        navigate(
          { search: to.search },
          { replace: true, state: to.state, preventScrollReset: true },
        ),
      );
      moves.set(location, { to, arrived });
    },
    [navigate, location],
  );

  /** A new entry in the history: Back leads here. Waits for a move that is still under way. */
  const push = useCallback(
    (next: (place: Place) => Place) => {
      const go = (from: Place): void => {
        const to = next(from);
        void navigate({ search: to.search }, { state: to.state, preventScrollReset: true });
      };
      const move = moves.get(location);
      if (move === undefined) go(location);
      else void move.arrived.then(() => go(move.to));
    },
    [navigate, location],
  );

  /** The browser's Back. Further calls before it has happened do nothing (a second Esc, a payment that ends). */
  const back = useCallback(() => {
    if (left.has(location)) return;
    left.add(location);
    void navigate(-1);
  }, [navigate, location]);

  return { replace, push, back };
}
