import { describe, expect, test } from 'vitest';
import { credentialsRefusal, mayEnter, sessionActions, sessionAllows } from './rules.ts';
import type { SessionAction, SessionPhase } from './rules.ts';

describe('the table', () => {
  test.each<[SessionPhase, SessionAction[]]>([
    ['signedOut', ['logIn']],
    ['loggingIn', []],
    ['entering', ['logOut']],
    ['ready', ['logOut']],
    ['accountFailed', ['logOut', 'retry']],
    ['expired', ['continue', 'logOut']],
    ['locked', ['continue']],
  ])('%s allows exactly %j', (phase, allowed) => {
    const actions: SessionAction[] = ['logIn', 'logOut', 'retry', 'continue'];
    expect(Object.keys(sessionActions).sort()).toEqual([...actions].sort());
    expect(actions.filter((action) => sessionAllows(action, phase)).sort()).toEqual(allowed);
  });
});

// @spec 4.7 6.1
test('only role USER may enter', () => {
  expect([mayEnter('USER'), mayEnter('ADMIN')]).toEqual([true, false]);
});

test.each([
  ['demo', 'x', null],
  [' demo ', ' x ', null],
  ['', '', 'username-missing'],
  [' \t', 'x', 'username-missing'],
  ['demo', '', 'password-missing'],
  ['demo', '  ', 'password-missing'],
])('name %j and password %j: %s', (username, password, refusal) => {
  expect(credentialsRefusal({ username, password })).toBe(refusal);
});
