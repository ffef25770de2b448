import type { Account, AuthSession, LoginCredentials, Notification } from '@tram/api/types';
import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withSessionPorts } from '../ports.ts';
import type { SessionUser } from '../model.ts';
import { sessionView } from '../view.ts';

/** A running session over a storage of its own, whose calls answer when the test says so. */
export function running(user: SessionUser | null, settle: () => Promise<void>) {
  const login = portFake<LoginCredentials, AuthSession>();
  const getNotification = portFake<void, Notification>();
  const getMyAccount = portFake<void, Account>();
  const storage: { token: string | null; forgotten: number } = {
    token: user === null ? null : 'stored',
    forgotten: 0,
  };
  const machine = withSessionPorts({
    login: login.port,
    getNotification: getNotification.port,
    getMyAccount: getMyAccount.port,
    openSession: ({ _id, username, role, jwt }) => {
      storage.token = jwt;
      // As `@tram/api/session` does: the tab that changes the storage hears of it too.
      actor.send({ type: 'SESSION_CHANGED', user: { _id, username, role } });
    },
    closeSession: () => {
      storage.token = null;
      actor.send({ type: 'SESSION_CHANGED', user: null });
    },
    forgetCustomer: () => {
      storage.forgotten += 1;
    },
  });
  const actor = createActor(machine, { input: { user } });
  actor.start();
  return {
    actor,
    login,
    getNotification,
    getMyAccount,
    storage,
    view: () => sessionView(actor.getSnapshot()),
    answer: answering(settle),
  };
}
