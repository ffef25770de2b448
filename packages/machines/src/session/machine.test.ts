import { describe, expect, test } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { reach } from '../testing/reach.ts';
import {
  credentials,
  customer,
  sessionAnswers,
  sessionEvents,
  sessionSnapshots,
} from './fixtures.ts';
import { sessionMachine } from './machine.ts';
import { withSessionPorts } from './ports.ts';
import { sessionActions } from './rules.ts';
import { sessionView } from './view.ts';

const logIn = { type: 'LOG_IN', credentials } as const;

/** Signed in, with the account on screen. */

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

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { openSession: () => {}, closeSession: () => {}, forgetCustomer: () => {} };
    // @ts-expect-error -- login, getNotification and getMyAccount are missing
    expect(withSessionPorts(incomplete)).toBeDefined();
  });
});
