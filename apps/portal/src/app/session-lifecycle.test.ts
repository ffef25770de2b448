import { expect, test } from 'vitest';
import { failure, ok, type Result } from '@tram/api/result';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import type { Account } from '@tram/api/types';
import { customerAccount as account } from '@tram/machines/session/fixtures';
import { callQuery } from '../data/queries.ts';
import { queryClientOf } from '../data/query-client.ts';
import { createServerServices, createServices } from './create-services.ts';
import { draftsOf } from './drafts.ts';
import { startSessionLifecycle } from './session-lifecycle.ts';
import type { Services } from './services.ts';

const signedIn = (jwt: string) =>
  ({ _id: account._id, username: 'demo', role: 'USER', jwt }) as const;

/** A tab with a stored session. The server answers for the account when the test says so, oldest call first. */
function opened() {
  const services = createServerServices(defaultRuntimeConfig);
  services.session.open(signedIn('old'));
  const calls: ((result: Result<Account>) => void)[] = [];
  let asked = 0;
  const getMyAccount = () =>
    new Promise<Result<Account>>((resolve) => {
      asked += 1;
      calls.push(resolve);
    });
  const slow: Services = {
    ...services,
    api: new Proxy(services.api, {
      get: (api, name) => (name === 'getMyAccount' ? getMyAccount : Reflect.get(api, name)),
    }),
  };
  // The layout's loader makes the first call.
  void queryClientOf(slow).prefetchQuery(callQuery(slow, 'getMyAccount', {}));
  const lifecycle = startSessionLifecycle(slow, { disconnect: () => {} });
  return {
    notices: slow.notices,
    session: slow.session,
    lifecycle,
    asked: () => asked,
    answer: async (result: Result<Account>): Promise<void> => {
      calls.shift()?.(result);
      // The answer passes through the cache, the port and its actor.
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    },
  };
}

test('an answer to the old token does not end the session that another tab has started since', async () => {
  const { session, lifecycle, asked, answer } = opened();
  session.open(signedIn('new'));
  await answer(failure('unauthorized', { status: 401 }));
  expect([session.token(), lifecycle.view().phase, asked()]).toEqual(['new', 'entering', 2]);
  await answer(ok(account));
  expect([session.token(), lifecycle.view().phase]).toEqual(['new', 'ready']);
});

test('a new token that is refused too ends the session', async () => {
  const { session, lifecycle, asked, answer } = opened();
  session.open(signedIn('new'));
  await answer(failure('unauthorized', { status: 401 }));
  await answer(failure('unauthorized', { status: 401 }));
  expect([session.token(), lifecycle.view().phase, asked()]).toEqual([null, 'signedOut', 2]);
});

test('a stored token that is refused is not tried twice', async () => {
  const { session, lifecycle, asked, answer } = opened();
  await answer(failure('unauthorized', { status: 401 }));
  expect([session.token(), lifecycle.view().phase, asked()]).toEqual([null, 'signedOut', 1]);
});

test('a log-out closes every notice: the next customer reads none of this one', async () => {
  const { notices, lifecycle, answer } = opened();
  await answer(ok(account));
  notices.queue.show({
    status: 'warn',
    title: 'PC “Máy bàn phím” hết giờ lúc 14:28',
    keepOnNavigation: true,
    action: { label: 'Gia hạn', onSelect: () => {} },
  });
  lifecycle.send({ type: 'LOG_OUT' });
  expect(notices.queue.getToasts().filter(({ leaving }) => !leaving)).toEqual([]);
});

test('a log-out that is the first thing the session hears keeps no draft', async () => {
  const services = createServices(defaultRuntimeConfig, {
    session: { storage: null, events: null },
    boot: undefined,
  });
  services.session.open(signedIn('old'));
  services.attachRouter({
    navigate: async () => {},
    place: () => ({ pathname: '/', search: '', hash: '' }),
  });
  services.sessionEnd.logOut();
  await expect.poll(() => services.session.token()).toBeNull();
  const drafts = draftsOf(services);
  drafts.set('draft', { money: 1 });
  expect(drafts.get('draft')).toBeUndefined();
});
