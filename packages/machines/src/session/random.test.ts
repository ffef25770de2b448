import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { openCalls, runAtRandom } from '../testing/random-runs.ts';
import type { RandomRun } from '../testing/random-runs.ts';
import { answerTo, telling } from '../testing/random-steps.ts';
import { gapsIn, runsNow } from '../testing/thoroughness.ts';
import {
  adminSession,
  credentials,
  customer,
  customerSession,
  sessionAnswers,
  sessionEvents,
  storedAdmin,
} from './fixtures.ts';
import { sessionMachine } from './machine.ts';
import { sessionAllows } from './rules.ts';
import type { SessionAction } from './rules.ts';
import { running } from './testing/running.ts';
import type { SessionEvent, SessionUser } from './model.ts';

const clock = manualClock(0);

/** What a customer, other tabs and a server may do next, in any order. */
const step = fc.oneof(
  { weight: 10, arbitrary: telling<SessionEvent>(sessionEvents) },
  { weight: 2, arbitrary: answerTo('login', sessionAnswers.login) },
  { weight: 1, arbitrary: answerTo('getNotification', sessionAnswers.getNotification) },
  { weight: 2, arbitrary: answerTo('getMyAccount', sessionAnswers.getMyAccount) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What an event asks for. */
const asked: Partial<Record<SessionEvent['type'], SessionAction>> = {
  LOG_IN: 'logIn',
  LOG_OUT: 'logOut',
  RETRY: 'retry',
  CONTINUE: 'continue',
};

function begin(user: SessionUser | null): RandomRun<Step> {
  const { actor, login, getNotification, getMyAccount, storage, view } = running(
    user,
    clock.settle,
  );
  let intentions = 0;
  let forbidden: string[] = [];
  let before: unknown = null;

  const tell = (event: SessionEvent) => {
    const action = asked[event.type];
    const { phase } = view();
    const logins = login.calls.length;
    actor.send(event);
    const sent = login.calls.length - logins;
    if (event.type === 'LOG_IN') intentions += sent;
    else if (sent > 0) forbidden.push(`${event.type} sent a login`);
    if (action === undefined || sessionAllows(action, phase)) return;
    if (sent > 0 || view().phase !== phase) forbidden.push(`${action} was done while ${phase}`);
  };

  return {
    actor,
    calls: () => [...login.calls, ...getNotification.calls, ...getMyAccount.calls],
    take: (next) => {
      forbidden = [];
      if (next.type === 'tell') tell(next.event);
      else if (next.port === 'login') login.waiting?.answer(next.result);
      else if (next.port === 'getNotification') getNotification.waiting?.answer(next.result);
      else getMyAccount.waiting?.answer(next.result);
    },
    faultsNow: () => {
      const faults = [...forbidden];
      const { phase, isInside, user: shown, notification } = view();
      if (isInside && shown === null) faults.push('inside without a customer');
      if (shown !== null && shown.role !== 'USER') faults.push(`${shown.role} is inside`);
      if (!isInside && notification !== null) faults.push('a notification for nobody');
      if (storage.token === adminSession.jwt) faults.push('the token of an administrator is kept');
      if ((phase === 'expired' || phase === 'locked') && storage.token !== null)
        faults.push(`a token is kept while ${phase}`);
      if (openCalls(login.calls) > 1) faults.push('two logins at once');
      if (login.calls.length !== intentions)
        faults.push(`${intentions} intentions sent ${login.calls.length} logins`);
      const snapshot = actor.getSnapshot();
      if (snapshot === before) return faults;
      before = snapshot;
      // While it is in flight, only the call has the password.
      const stored = phase === 'loggingIn' ? snapshot.context : actor.getPersistedSnapshot();
      const text = JSON.stringify(stored);
      if (text.includes(customerSession.jwt)) faults.push('a token is in the snapshot');
      if (text.includes(credentials.password)) faults.push('a password is in the snapshot');
      return faults;
    },
  };
}

describe('after any events', () => {
  test('only a customer of role USER is signed in, and each LOG_IN sends one login', async () => {
    const totals = await runAtRandom({
      clock,
      input: fc.constantFrom<SessionUser | null>(null, customer, storedAdmin),
      step,
      longest: 200,
      runs: runsNow(1650),
      begin,
    });
    expect(gapsIn(totals, sessionMachine)).toEqual([]);
  }, 120_000);
});
