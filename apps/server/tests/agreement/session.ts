/** The lifecycle of a session and the server agree about who is in. */
import type { AuthSession } from '@tram/api/types';
import { sessionView, withSessionPorts } from '@tram/machines/session';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { demoPassword } from '../../src/seed/demo-accounts.ts';
import { clientOf, type Ground, until } from './ground.ts';

/** A browser with its storage. */
function openBrowser(ground: Ground) {
  let stored: AuthSession | null = null;
  const api = clientOf(ground.server, () => stored?.jwt ?? null);
  const machine = withSessionPorts({
    login: (body, signal) => api.login({ body }, { signal }),
    getNotification: (_, signal) => api.getNotification({}, { signal }),
    getMyAccount: (_, signal) => api.getMyAccount({}, { signal }),
    openSession: (session) => {
      stored = session;
    },
    closeSession: () => {
      stored = null;
    },
    forgetCustomer() {},
  });
  const begin = () => createActor(machine, { input: { user: stored } }).start();
  let actor = begin();
  const view = () => sessionView(actor.getSnapshot());
  const settled = async () => {
    await until(
      () => !view().isBusy,
      () => `an end of ${view().phase}`,
    );
    return view();
  };
  return {
    /** What the lifecycle says once nothing is on its way, and whether the server answers to what is stored then. */
    async told() {
      const { phase, reason } = await settled();
      return { phase, reason, isAnswered: (await api.getMyAccount()).ok };
    },
    logIn(username: string, password: string) {
      actor.send({ type: 'LOG_IN', credentials: { username, password } });
    },
    /** The page is opened again. */
    reload() {
      actor.stop();
      actor = begin();
    },
    leave() {
      actor.stop();
    },
  };
}

const name = 'new-customer';
const inside = { phase: 'ready', reason: null, isAnswered: true };
const outside = (reason: string) => ({ phase: 'signedOut', reason, isAnswered: false });

/** The tests; the last of them moves the clock by years. The ground is there when they run. */
export function sessionAgrees(ground: () => Ground): void {
  test('name and password let in, and what is stored is answered to', async () => {
    const browser = openBrowser(ground());
    expect(await browser.told()).toEqual({ ...inside, phase: 'signedOut', isAnswered: false });
    browser.logIn(name, demoPassword);
    expect(await browser.told()).toEqual(inside);
    browser.reload();
    expect(await browser.told()).toEqual(inside);
    browser.leave();
  });

  test.each([
    ['a wrong password', name, 'guessed', 'wrong-credentials'],
    ['a name that nobody has', 'nobody-at-all', demoPassword, 'wrong-credentials'],
    ['an operator', 'admin', demoPassword, 'no-permission'],
  ])('%s does not let in, and nothing is stored', async (_told, username, password, reason) => {
    const browser = openBrowser(ground());
    browser.logIn(username, password);
    expect(await browser.told()).toEqual(outside(reason));
    browser.leave();
  });

  test('who is locked is out, with the session that was open and with a new one', async () => {
    const browser = openBrowser(ground());
    browser.logIn(name, demoPassword);
    expect(await browser.told()).toEqual(inside);
    await ground().sandbox(`/accounts/${name}`, { isActive: false }, 'PATCH');
    browser.reload();
    expect(await browser.told()).toEqual(outside('expired'));
    browser.logIn(name, demoPassword);
    expect(await browser.told()).toEqual(outside('not-allowed'));
    await ground().sandbox(`/accounts/${name}`, { isActive: true }, 'PATCH');
    browser.logIn(name, demoPassword);
    expect(await browser.told()).toEqual(inside);
    browser.leave();
  });

  test('a session that is too old is over for both', async () => {
    const browser = openBrowser(ground());
    browser.logIn(name, demoPassword);
    expect(await browser.told()).toEqual(inside);
    const { tokenMinutes } = ground().server.services.settings;
    await ground().advance(tokenMinutes * 60_000);
    browser.reload();
    expect(await browser.told()).toEqual(outside('expired'));
    browser.leave();
  });
}
