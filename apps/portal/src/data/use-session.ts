import { useSyncExternalStore } from 'react';
import type { SessionEvent, SessionView } from '@tram/machines/session';
import { useServices } from '../app/services-context.ts';
import { useWhenIdle } from './when-idle.ts';

export interface SessionInUse {
  /** Null until the lifecycle's code is there. */
  readonly view: SessionView | null;
  readonly send: (event: SessionEvent) => void;
}

const neverChanges = (): (() => void) => () => {};

/**
 * Follows the session's lifecycle: who is signed in, the account's failure and its retry. It listens to the end of the session
 * here and in other tabs, and starts when the first screen is there: nobody waits for it before.
 */
export function useSession(): SessionInUse {
  const services = useServices();
  // Where it cannot be loaded the next caller tries again.
  const lifecycle = useWhenIdle(services.lifecycle);
  const view = useSyncExternalStore(
    lifecycle?.subscribe ?? neverChanges,
    () => lifecycle?.view() ?? null,
    () => null,
  );
  return { view, send: (event) => lifecycle?.send(event) };
}
