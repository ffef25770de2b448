/** Journeys out of a session, with pinned ends. */
import type { Result } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import { forbiddenError, unauthorizedError } from '../fixtures/api-errors.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  anotherCustomer,
  credentials,
  customer,
  customerAccount,
  lockedAccount,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { SessionUser } from './model.ts';

const clock = manualClock(0);
const start = (user: SessionUser | null = null) => running(user, clock.settle);
const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
const logIn = { type: 'LOG_IN', credentials } as const;

/** Signed in, with the account on screen. */
async function inside() {
  const run = start(customer);
  await run.answer(run.getMyAccount, ok(customerAccount));
  return run;
}

describe('going out', () => {
  test('a stored token that is no longer taken leads to the login', async () => {
    const { getMyAccount, storage, view, answer } = start(customer);
    await answer(getMyAccount, { ok: false, error: unauthorizedError });
    expect(view()).toMatchObject({
      phase: 'signedOut',
      reason: 'expired',
      error: unauthorizedError,
    });
    expect(storage).toEqual({ token: null, forgotten: 1 });
  });

  // @spec 4.14
  test('a 401 that the customer waited for leads to the login', async () => {
    const { actor, storage, view } = await inside();
    actor.send({ type: 'UNAUTHORIZED', background: false, error: unauthorizedError });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'expired', isInside: false });
    expect(storage).toEqual({ token: null, forgotten: 1 });
  });

  // @spec S5
  test('a 401 in the background leaves the screen until the customer goes on', async () => {
    const { actor, storage, view } = await inside();
    actor.send({ type: 'UNAUTHORIZED', background: true, error: unauthorizedError });
    expect(view()).toMatchObject({ phase: 'expired', isInside: true, canContinue: true });
    expect(storage).toEqual({ token: null, forgotten: 0 });
    actor.send({ type: 'CONTINUE' });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'expired', user: null });
    expect(storage.forgotten).toBe(1);
  });

  test('a logout after the session ended leads to the login', async () => {
    const { actor, storage, view } = await inside();
    actor.send({ type: 'UNAUTHORIZED', background: true, error: unauthorizedError });
    expect(view().canLogOut).toBe(true);
    actor.send({ type: 'LOG_OUT' });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'logged-out', user: null });
    expect(storage).toEqual({ token: null, forgotten: 1 });
  });

  test('signing in again in another tab asks for the account with the new token', async () => {
    const { actor, getMyAccount, storage, view, answer } = start(customer);
    actor.send({ type: 'SESSION_CHANGED', user: customer });
    const [withOldToken] = getMyAccount.calls;
    expect(withOldToken?.signal.aborted).toBe(true);
    withOldToken?.answer({ ok: false, error: unauthorizedError });
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', reason: null });
    expect(storage.token).toBe('stored');
  });

  test('signing in again in another tab leads back to the screen', async () => {
    const { actor, getMyAccount, storage, view, answer } = await inside();
    actor.send({ type: 'UNAUTHORIZED', background: true, error: unauthorizedError });
    actor.send({ type: 'SESSION_CHANGED', user: customer });
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', reason: null });
    expect(storage.forgotten).toBe(0);
  });

  test.each([
    ['the account says so', ok(lockedAccount)],
    ['the server refuses it', { ok: false, error: forbiddenError } as const],
  ])('an account is locked: %s', async (_, result) => {
    const { actor, getMyAccount, storage, view, answer } = start(customer);
    await answer(getMyAccount, result);
    expect(view()).toMatchObject({ phase: 'locked', reason: 'locked', isInside: false });
    expect(storage).toEqual({ token: null, forgotten: 1 });
    actor.send({ type: 'CONTINUE' });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'locked' });
  });

  // @spec 2.33 4.13
  test('logging out forgets the customer', async () => {
    const { actor, storage, view } = await inside();
    actor.send({ type: 'LOG_OUT' });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'logged-out', user: null });
    expect(storage).toEqual({ token: null, forgotten: 1 });
  });

  test('another tab logs out', async () => {
    const { actor, storage, view } = await inside();
    actor.send({ type: 'SESSION_CHANGED', user: null });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'elsewhere' });
    expect(storage.forgotten).toBe(1);
  });

  test('another tab logs in: this one follows, and drops its own login', async () => {
    const { actor, login, getMyAccount, view, answer } = start();
    actor.send(logIn);
    actor.send({ type: 'SESSION_CHANGED', user: customer });
    expect(login.calls[0]?.signal.aborted).toBe(true);
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', user: customer });
  });

  test('another customer in another tab takes over with nothing left of the first', async () => {
    const { actor, getMyAccount, storage, view, answer } = await inside();
    actor.send({ type: 'SESSION_CHANGED', user: anotherCustomer });
    expect(storage.forgotten).toBe(1);
    await answer(getMyAccount, ok({ ...customerAccount, _id: anotherCustomer._id }));
    expect(view()).toMatchObject({ phase: 'ready', user: anotherCustomer });
  });
});
