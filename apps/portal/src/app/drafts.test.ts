import { expect, test } from 'vitest';
import { draftsOf, draftKey } from './drafts.ts';
import { createFlag } from './session-end.ts';

function opened() {
  const loggedOut = createFlag();
  return { loggedOut, drafts: draftsOf({ loggedOut, lazy: new Map() }) };
}

const mine = draftKey('me', 'recharge');

test('what was typed is there for the customer who signs in again', () => {
  const { drafts } = opened();
  drafts.set(mine, { money: 1 });
  drafts.admit('me');
  expect(drafts.get(mine)).toEqual({ money: 1 });
});

test('another customer who signs in wipes it, even for the first one', () => {
  const { drafts } = opened();
  drafts.set(mine, { money: 1 });
  // One id begins with the other.
  drafts.admit('m');
  drafts.admit('me');
  expect(drafts.get(mine)).toBeUndefined();
});

test('a logout here keeps nothing, not even of the forms that leave the page after it', () => {
  const { drafts, loggedOut } = opened();
  drafts.set(mine, { money: 1 });
  loggedOut.set(true);
  drafts.set(mine, { money: 2 });
  drafts.admit('me');
  expect(drafts.get(mine)).toBeUndefined();
  drafts.set(mine, { money: 3 });
  expect(drafts.get(mine)).toEqual({ money: 3 });
});
