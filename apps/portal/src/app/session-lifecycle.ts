/**
 * The session as a lifecycle (`@tram/machines/session`), with its effects. This module brings XState and the cache with it, so
 * it is loaded when it is needed: with the layout, or on the login page when the customer begins to type.
 */
import { createActor } from 'xstate';
import { sessionView, withSessionPorts, type SessionView } from '@tram/machines/session';
import { CallFailure, callQuery } from '../data/queries.ts';
import { queryClientOf } from '../data/query-client.ts';
import { forgetDrafts, clearOfflineCache } from './forget-customer.ts';
import type { Services } from './services.ts';
import { draftsOf } from './drafts.ts';
import { followSession } from './follow-session.ts';
import type { Followers, SessionLifecycle } from './session-end.ts';

interface LifecycleOptions {
  /** Ends the real-time connection, if there is one. */
  readonly disconnect: () => void;
  /** What the session leads; a test of the lifecycle alone has none. */
  readonly followers?: Followers | undefined;
}

/**
 * Starts the lifecycle with the stored session. One for each application.
 */
export function startSessionLifecycle(
  services: Services,
  { disconnect, followers }: LifecycleOptions,
): SessionLifecycle {
  const { api, session } = services;
  /** With which the account was asked for last. */
  let lastToken = session.token();
  const machine = withSessionPorts({
    login: (body, signal) => api.login({ body }, { signal }),
    getNotification: (_, signal) => api.getNotification({}, { signal }),
    async getMyAccount() {
      const client = queryClientOf(services);
      // Through the cache: the screens read the very same answer.
      const query = callQuery(services, 'getMyAccount', {});
      const isRenewed = lastToken !== session.token();
      lastToken = session.token();
      // What is under way already was asked with the token of before, and says nothing of the new one.
      let isOfBefore = isRenewed && client.isFetching(query) > 0;
      for (;;) {
        try {
          return { ok: true, value: await client.fetchQuery(query) };
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          if (!isOfBefore || error.error.kind !== 'unauthorized') {
            return { ok: false, error: error.error };
          }
          isOfBefore = false;
        }
      }
    },
    openSession: (answer) => session.open(answer),
    closeSession() {
      session.close();
      void clearOfflineCache();
    },
    forgetCustomer() {
      disconnect();
      queryClientOf(services).clear();
      forgetDrafts();
      // Notices with a button stay until they are read, and name this customer's machines.
      services.notices.queue.clear();
      void clearOfflineCache(
        session.token() === null ? undefined : (session.currentAccount() ?? undefined),
      );
    },
  });
  const actor = createActor(machine, { input: { user: session.user() } });
  session.subscribe(() => actor.send({ type: 'SESSION_CHANGED', user: session.user() }));
  actor.start();

  let snapshot = actor.getSnapshot();
  let current = sessionView(snapshot);
  /** The same object until something changes, as a store's reader expects. */
  const view = (): SessionView => {
    if (snapshot !== actor.getSnapshot()) {
      snapshot = actor.getSnapshot();
      current = sessionView(snapshot);
    }
    return current;
  };
  const lifecycle: SessionLifecycle = {
    view,
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
    logIn(credentials) {
      actor.send({ type: 'LOG_IN', credentials });
      return new Promise((resolve) => {
        const settle = (): boolean => {
          const now = view();
          if (now.isBusy) return false;
          resolve(now);
          return true;
        };
        if (settle()) return;
        const subscription = actor.subscribe(() => {
          if (settle()) subscription.unsubscribe();
        });
      });
    },
  };
  if (followers !== undefined) {
    followSession(lifecycle, { ...followers, drafts: draftsOf(services) });
  }
  return lifecycle;
}
