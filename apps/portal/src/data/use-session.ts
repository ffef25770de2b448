import { useSyncExternalStore } from 'react';
import type { SessionEvent } from '@tram/machines/session';
import { useServices } from '../app/services-context.ts';
import { useWhenIdle } from './when-idle.ts';

const neverChanges = (): (() => void) => () => {};

/**
 * Follows the session's lifecycle: who is signed in, the account's failure and its retry. It listens to the end of the session
 * here and in other tabs, and starts when the first screen is there: nobody waits for it before.
 */
export function useSession() {
  const services = useServices();
  // Where it cannot be loaded the next caller tries again.
  const lifecycle = useWhenIdle(services.lifecycle);
  const view = useSyncExternalStore(
    lifecycle?.subscribe ?? neverChanges,
    () => lifecycle?.view() ?? null,
    () => null,
  );
  // `view` is null until the lifecycle's code is there.
  return { view, send: (event: SessionEvent) => lifecycle?.send(event) };
}
