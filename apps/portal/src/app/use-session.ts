import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionEvent, SessionView } from '@tram/machines/session';
import { useServices } from './services-context.ts';
import type { SessionLifecycle } from './session-lifecycle.ts';

export interface SessionInUse {
  /** Null until the lifecycle's code is there. */
  readonly view: SessionView | null;
  readonly send: (event: SessionEvent) => void;
}

const neverChanges = (): (() => void) => () => {};

/** Follows the session's lifecycle: who is signed in, the notification to show, the account's failure and its retry. */
export function useSession(): SessionInUse {
  const services = useServices();
  const [lifecycle, setLifecycle] = useState<SessionLifecycle | null>(null);

  useEffect(() => {
    let wanted = true;
    services.lifecycle().then(
      (started) => {
        if (wanted) setLifecycle(started);
      },
      // It could not be loaded; whoever needs it next tries again.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [services]);

  const view = useSyncExternalStore(
    lifecycle?.subscribe ?? neverChanges,
    () => lifecycle?.view() ?? null,
    () => null,
  );
  return { view, send: (event) => lifecycle?.send(event) };
}
