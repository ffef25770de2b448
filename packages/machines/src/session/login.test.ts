/** Journeys into a session, with pinned ends. */
import type { Result } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import { forbiddenError, networkError, serverError } from '../fixtures/api-errors.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  adminSession,
  credentials,
  customer,
  customerAccount,
  customerSession,
  hiddenNotification,
  shownNotification,
  storedAdmin,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { SessionUser } from './model.ts';

const clock = manualClock(0);
const start = (user: SessionUser | null = null) => running(user, clock.settle);
const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
const logIn = { type: 'LOG_IN', credentials } as const;

/** Signed in, with the account on screen. */

describe('coming in', () => {
  // @spec 4.9 4.10 4.11
  test('a customer logs in: token, notification, account', async () => {
    const { actor, login, getNotification, getMyAccount, storage, view, answer } = start();
    expect(view()).toMatchObject({ phase: 'signedOut', isInside: false, reason: null });
    actor.send({ type: 'LOG_IN', credentials: { username: ' demo ', password: ' geheim ' } });
    expect(view()).toMatchObject({ phase: 'loggingIn', isBusy: true, canLogIn: false });
    expect(login.calls[0]?.input).toEqual({ username: 'demo', password: 'geheim' });
    await answer(login, ok(customerSession));
    expect(storage.token).toBe(customerSession.jwt);
    expect(view()).toMatchObject({ phase: 'entering', user: customer, isInside: true });
    expect(getMyAccount.calls).toHaveLength(0);
    await answer(getNotification, ok(shownNotification));
    expect(view()).toMatchObject({ phase: 'entering', notification: shownNotification });
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', notification: shownNotification });
    actor.send({ type: 'DISMISS_NOTIFICATION' });
    expect(view()).toMatchObject({ phase: 'ready', notification: null });
  });

  test('token and password are in no snapshot', async () => {
    const { actor, login, answer } = start();
    actor.send(logIn);
    await answer(login, ok(customerSession));
    const kept = JSON.stringify(actor.getSnapshot());
    expect(kept).not.toContain(customerSession.jwt);
    expect(kept).not.toContain(credentials.password);
  });

  test.each([
    ['hidden', ok(hiddenNotification)],
    ['not to be had', { ok: false, error: serverError } as const],
    // @spec 4.10
  ])('a notification that is %s does not block the login', async (_, result) => {
    const { actor, login, getNotification, getMyAccount, view, answer } = start();
    actor.send(logIn);
    await answer(login, ok(customerSession));
    await answer(getNotification, result);
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', notification: null });
  });

  test('another role is refused and nothing is stored', async () => {
    const { actor, login, storage, view, answer } = start();
    actor.send(logIn);
    await answer(login, ok(adminSession));
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'no-permission', user: null });
    expect(storage.token).toBeNull();
  });

  test.each([
    ['no name', { username: ' ', password: 'x' }],
    ['no password', { username: 'demo', password: ' ' }],
  ])('a login with %s sends nothing and says so', (_, incomplete) => {
    const { actor, login, view } = start();
    actor.send({ type: 'LOG_IN', credentials: incomplete });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'incomplete', canLogIn: true });
    expect(login.calls).toHaveLength(0);
  });

  test('a login whose answer was lost is not retried automatically, and the next one is accepted', async () => {
    const { actor, login, storage, view, answer } = start();
    actor.send(logIn);
    await answer(login, { ok: false, error: networkError });
    expect(view()).toMatchObject({
      phase: 'signedOut',
      reason: 'no-answer',
      error: networkError,
      canLogIn: true,
    });
    await clock.pass(60_000);
    expect(login.calls).toHaveLength(1);
    actor.send(logIn);
    await answer(login, ok(customerSession));
    expect(view()).toMatchObject({ phase: 'entering', reason: null, error: null });
    expect(storage.token).toBe(customerSession.jwt);
  });

  test('a refused login says why, and the next one starts clean', async () => {
    const { actor, login, view, answer } = start();
    actor.send(logIn);
    actor.send(logIn);
    expect(login.calls).toHaveLength(1);
    await answer(login, { ok: false, error: forbiddenError });
    expect(view()).toMatchObject({
      phase: 'signedOut',
      reason: 'not-allowed',
      error: forbiddenError,
    });
    actor.send(logIn);
    expect(view()).toMatchObject({ phase: 'loggingIn', reason: null, error: null });
  });

  test('a stored session is restored without a notification', async () => {
    const { getNotification, getMyAccount, view, answer } = start(customer);
    expect(view()).toMatchObject({ phase: 'entering', user: customer });
    await answer(getMyAccount, ok(customerAccount));
    expect(view().phase).toBe('ready');
    expect(getNotification.calls).toHaveLength(0);
  });

  test('a stored session of another role is ignored', () => {
    const { getMyAccount, view } = start(storedAdmin);
    expect(view()).toMatchObject({ phase: 'signedOut', user: null });
    expect(getMyAccount.calls).toHaveLength(0);
  });

  // @spec 4.12
  test('an account that cannot be loaded can be asked for again', async () => {
    const { actor, getMyAccount, storage, view, answer } = start(customer);
    await answer(getMyAccount, { ok: false, error: networkError });
    expect(view()).toMatchObject({ phase: 'accountFailed', error: networkError, canRetry: true });
    expect(storage.token).toBe('stored');
    actor.send({ type: 'REFRESH' });
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', error: null });
  });
});
