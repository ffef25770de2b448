import type { Result } from '@tram/api/result';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  forbiddenError,
  networkError,
  serverError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { anySample } from '../testing/any-sample.ts';
import { activeLeaves, leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { reach } from '../testing/reach.ts';
import {
  adminSession,
  anotherCustomer,
  credentials,
  customer,
  customerAccount,
  customerSession,
  hiddenNotification,
  lockedAccount,
  sessionAnswers,
  sessionEvents,
  sessionSnapshots,
  shownNotification,
  storedAdmin,
} from './fixtures.ts';
import { sessionMachine } from './machine.ts';
import { withSessionPorts } from './ports.ts';
import { sessionActions } from './rules.ts';
import { running } from './testing/running.ts';
import type { SessionEvent, SessionUser } from './types.ts';
import { sessionView } from './view.ts';

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

describe('every state', () => {
  const paths = reach(sessionMachine, {
    inputs: [{ user: null }, { user: customer }],
    events: Object.values(sessionEvents).flat(),
    answers: sessionAnswers,
    key: ({ user, reason, notification }) => [user?._id, reason, notification === null],
    limit: 20_000,
  });

  test.each(leavesOf(sessionMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(sessionMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(sessionSnapshots)).toContain(leaf);
  });

  test.each(Object.entries(sessionSnapshots))('%s allows what its table says', (_, snapshot) => {
    const { phase, canLogIn, canLogOut, canRetry, canContinue } = sessionView(snapshot);
    expect(snapshot.can(logIn)).toBe(sessionActions.logIn.includes(phase));
    expect(canLogIn).toBe(sessionActions.logIn.includes(phase));
    expect(canLogOut).toBe(sessionActions.logOut.includes(phase));
    expect(canRetry).toBe(sessionActions.retry.includes(phase));
    expect(canContinue).toBe(sessionActions.continue.includes(phase));
  });
});

describe('journeys', () => {
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
  ])('a notification that is %s stops nobody', async (_, result) => {
    const { actor, login, getNotification, getMyAccount, view, answer } = start();
    actor.send(logIn);
    await answer(login, ok(customerSession));
    await answer(getNotification, result);
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', notification: null });
  });

  test('another role is turned away and nothing of it is stored', async () => {
    const { actor, login, storage, view, answer } = start();
    actor.send(logIn);
    await answer(login, ok(adminSession));
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'no-permission', user: null });
    expect(storage.token).toBeNull();
  });

  test('a refused login says why, and the next one starts clean', async () => {
    const { actor, login, view, answer } = start();
    actor.send(logIn);
    actor.send(logIn);
    expect(login.calls).toHaveLength(1);
    await answer(login, { ok: false, error: forbiddenError });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'refused', error: forbiddenError });
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

  test('a stored session of another role is none', () => {
    const { getMyAccount, view } = start(storedAdmin);
    expect(view()).toMatchObject({ phase: 'signedOut', user: null });
    expect(getMyAccount.calls).toHaveLength(0);
  });

  test('an account that cannot be loaded can be asked for again', async () => {
    const { actor, getMyAccount, storage, view, answer } = start(customer);
    await answer(getMyAccount, { ok: false, error: networkError });
    expect(view()).toMatchObject({ phase: 'accountFailed', error: networkError, canRetry: true });
    expect(storage.token).toBe('stored');
    actor.send({ type: 'LOOK_AGAIN' });
    await answer(getMyAccount, ok(customerAccount));
    expect(view()).toMatchObject({ phase: 'ready', error: null });
  });

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

  test('a 401 that the customer waited for leads to the login', async () => {
    const { actor, storage, view } = await inside();
    actor.send({ type: 'UNAUTHORIZED', background: false, error: unauthorizedError });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'expired', isInside: false });
    expect(storage).toEqual({ token: null, forgotten: 1 });
  });

  test('a 401 in the background leaves the screen until the customer goes on', async () => {
    const { actor, storage, view } = await inside();
    actor.send({ type: 'UNAUTHORIZED', background: true, error: unauthorizedError });
    expect(view()).toMatchObject({ phase: 'expired', isInside: true, canContinue: true });
    expect(storage).toEqual({ token: null, forgotten: 0 });
    actor.send({ type: 'CONTINUE' });
    expect(view()).toMatchObject({ phase: 'signedOut', reason: 'expired', user: null });
    expect(storage.forgotten).toBe(1);
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

describe('whatever happens', () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: anySample<SessionEvent>(sessionEvents).map(
        (event) => ({ type: 'tell', event }) as const,
      ),
    },
    fc
      .constantFrom(...sessionAnswers.login)
      .map((result) => ({ type: 'answer login', result }) as const),
    fc
      .constantFrom(...sessionAnswers.getNotification)
      .map((result) => ({ type: 'answer notification', result }) as const),
    fc
      .constantFrom(...sessionAnswers.getMyAccount)
      .map((result) => ({ type: 'answer account', result }) as const),
  );

  /** Everything that must never be seen, in words; empty when all is well. */
  async function faultsOf(
    user: SessionUser | null,
    steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
    visited: Set<string>,
  ): Promise<string[]> {
    const faults: string[] = [];
    const { actor, login, getNotification, getMyAccount, view } = start(user);
    actor.subscribe((snapshot) => {
      for (const leaf of activeLeaves(snapshot)) visited.add(leaf);
    });
    for (const each of steps) {
      switch (each.type) {
        case 'tell':
          actor.send(each.event);
          break;
        case 'answer login':
          login.waiting?.answer(each.result);
          break;
        case 'answer notification':
          getNotification.waiting?.answer(each.result);
          break;
        case 'answer account':
          getMyAccount.waiting?.answer(each.result);
          break;
      }
      await clock.settle();
      const now = view();
      if (now.isInside && now.user === null) faults.push('inside without a customer');
      if (now.user !== null && now.user.role !== 'USER') faults.push(`${now.user.role} is inside`);
      if (!now.isInside && now.notification !== null) faults.push('a notification for nobody');
      const logins = login.calls.filter((call) => !call.isAnswered && !call.signal.aborted);
      if (logins.length > 1) faults.push('two logins at once');
    }
    if (actor.getSnapshot().status !== 'active') faults.push('the lifecycle ended');
    actor.stop();
    return faults;
  }

  test('nobody is inside without a customer of role USER', async () => {
    const visited = new Set<string>();
    const user = fc.constantFrom(null, customer, storedAdmin);
    await fc.assert(
      fc.asyncProperty(
        user,
        fc.array(step, { maxLength: 60, size: 'max' }),
        async (given, steps) => {
          expect(await faultsOf(given, steps, visited)).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
    // The property says nothing about states that were never seen.
    expect([...visited].sort()).toEqual(leavesOf(sessionMachine));
  }, 60_000);
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { openSession: () => {}, closeSession: () => {}, forgetCustomer: () => {} };
    // @ts-expect-error -- login, getNotification and getMyAccount are missing
    expect(withSessionPorts(incomplete)).toBeDefined();
  });
});
