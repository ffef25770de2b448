/** After any end of a call the view shows the outcome and what the customer can do next. */
import { describe, expect, test } from 'vitest';
import { invalidError, refusalsByStatus, serverError } from '../fixtures/api-errors.ts';
import { faultMatrix } from '../testing/fault-matrix.ts';
import type { PlayedFault } from '../testing/fault-matrix.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  credentials,
  customer,
  customerAccount,
  customerSession,
  shownNotification,
} from './fixtures.ts';
import type { SessionPhase } from './rules.ts';
import { running } from './testing/running.ts';
import type { SessionReason, SessionUser } from './model.ts';

const clock = manualClock(0);
const start = (user: SessionUser | null) => running(user, clock.settle);
type Run = ReturnType<typeof start>;

/** What the view shows, and what the customer can do next. */
type End = [SessionPhase, SessionReason | null, 'log in' | 'retry' | 'continue' | 'wait' | 'go on'];

function endOf({ view }: Run): End {
  const { phase, reason, canLogIn, canRetry, canContinue, isBusy } = view();
  if (canLogIn) return [phase, reason, 'log in'];
  if (canRetry) return [phase, reason, 'retry'];
  if (canContinue) return [phase, reason, 'continue'];
  return [phase, reason, isBusy ? 'wait' : 'go on'];
}

/** The same, with the server's words. */
function toldOf(run: Run, fault: PlayedFault): End {
  const expected = fault.kind === 'error' ? fault.error : null;
  if (run.view().error !== expected) throw new Error('The error is not the one that happened');
  return endOf(run);
}

function loggingIn(): Run {
  const run = start(null);
  run.actor.send({ type: 'LOG_IN', credentials });
  return run;
}

async function fetchingNotification(): Promise<Run> {
  const run = loggingIn();
  await run.answer(run.login, { ok: true, value: customerSession });
  return run;
}

const { 400: invalid, 401: unauthorized, 403: forbidden, 429: tooMany } = refusalsByStatus;
const unavailable = { ...serverError, status: 503 };
const notLoggedIn: End = ['signedOut', 'no-answer', 'log in'];
const notLoaded: End = ['accountFailed', null, 'retry'];
const inside: End = ['ready', null, 'go on'];
const loggedOut: End = ['signedOut', 'logged-out', 'log in'];

faultMatrix<'login' | 'getNotification' | 'getMyAccount', End>(
  {
    login: {
      network: notLoggedIn,
      timeout: notLoggedIn,
      malformed: notLoggedIn,
      aborted: notLoggedIn,
      late: ['entering', null, 'wait'], // Signed in in another tab meanwhile.
      refused: [
        [invalid, ['signedOut', 'refused', 'log in']],
        [unauthorized, ['signedOut', 'wrong-credentials', 'log in']],
        [forbidden, ['signedOut', 'not-allowed', 'log in']],
        [{ ...invalidError, status: 413 }, ['signedOut', 'refused', 'log in']],
        [{ ...invalidError, status: 415 }, ['signedOut', 'refused', 'log in']],
        [tooMany, ['signedOut', 'too-many-attempts', 'log in']],
        [serverError, notLoggedIn],
        [unavailable, notLoggedIn],
      ],
    },
    getNotification: {
      network: inside,
      timeout: inside,
      malformed: inside,
      aborted: inside,
      late: loggedOut,
      refused: [invalid, unauthorized, forbidden, tooMany, serverError, unavailable].map(
        (error) => [error, inside] as const,
      ),
    },
    getMyAccount: {
      network: notLoaded,
      timeout: notLoaded,
      malformed: notLoaded,
      aborted: notLoaded,
      late: loggedOut,
      refused: [
        [invalid, notLoaded],
        [unauthorized, ['signedOut', 'expired', 'log in']],
        [forbidden, ['locked', 'locked', 'continue']],
        [tooMany, notLoaded],
        [serverError, notLoaded],
        [unavailable, notLoaded],
      ],
    },
  },
  async (port, fault) => {
    switch (port) {
      case 'login': {
        const run = loggingIn();
        if (fault.kind === 'error') await run.answer(run.login, { ok: false, error: fault.error });
        else {
          run.actor.send({ type: 'SESSION_CHANGED', user: customer });
          run.login.calls[0]?.answer({ ok: true, value: customerSession });
          await clock.settle();
        }
        if (run.storage.token !== null) throw new Error('A token is stored');
        return toldOf(run, fault);
      }
      case 'getNotification': {
        const run = await fetchingNotification();
        if (fault.kind === 'error') {
          await run.answer(run.getNotification, { ok: false, error: fault.error });
          await run.answer(run.getMyAccount, { ok: true, value: customerAccount });
        } else {
          run.actor.send({ type: 'LOG_OUT' });
          run.getNotification.calls[0]?.answer({ ok: true, value: shownNotification });
          await clock.settle();
        }
        if (run.view().notification !== null) throw new Error('There is none to show');
        return endOf(run);
      }
      case 'getMyAccount': {
        const run = start(customer);
        if (fault.kind === 'error')
          await run.answer(run.getMyAccount, { ok: false, error: fault.error });
        else {
          run.actor.send({ type: 'LOG_OUT' });
          run.getMyAccount.calls[0]?.answer({ ok: true, value: customerAccount });
          await clock.settle();
        }
        return toldOf(run, fault);
      }
      default:
        return port satisfies never;
    }
  },
);

describe('a mistake in a port', () => {
  test('of the login: no customer is signed in, and it can be tried again', async () => {
    const run = loggingIn();
    run.login.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(endOf(run)).toEqual(notLoggedIn);
  });

  test('of the account: it can be asked for again', async () => {
    const run = start(customer);
    run.getMyAccount.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(endOf(run)).toEqual(notLoaded);
  });
});

describe('leaving', () => {
  test('aborts the call in flight', () => {
    const run = start(customer);
    run.actor.stop();
    expect(run.getMyAccount.calls[0]?.signal.aborted).toBe(true);
  });
});
