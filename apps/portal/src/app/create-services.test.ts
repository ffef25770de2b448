import { expect, test, vi } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { draftsOf } from './drafts.ts';
import { createServices } from './create-services.ts';

// The network is down, or a new version has replaced the files.
vi.mock('./session-lifecycle.ts', () => {
  throw new Error('the chunk did not come');
});

/** A customer is signed in on a page whose code for the session cannot be loaded. */
function signedIn() {
  const services = createServices(defaultRuntimeConfig, {
    session: { storage: null, events: null },
    boot: undefined,
  });
  services.session.open({ _id: 'a'.repeat(24), username: 'demo', role: 'USER', jwt: 'token' });
  const visited: unknown[] = [];
  services.attachRouter({
    navigate: async (...to) => void visited.push(to),
    place: () => ({ pathname: '/', search: '', hash: '' }),
  });
  return { ...services, visited };
}

test('a customer who logs out is out, also where the code of the session cannot be loaded', async () => {
  const { session, sessionEnd, visited } = signedIn();
  sessionEnd.logOut();
  await expect.poll(() => visited).toEqual([['/login', { replace: true }]]);
  expect(session.token()).toBeNull();
});

test('a logout keeps nothing of a form that leaves the page after it', () => {
  const services = signedIn();
  const drafts = draftsOf(services);
  drafts.set('draft', { money: 0 });
  services.sessionEnd.logOut();
  drafts.set('draft', { money: 1 });
  expect(drafts.get('draft')).toBeUndefined();
});

test('who goes on from the end of a session comes to the login without that code, too', async () => {
  const { sessionEnd, visited } = signedIn();
  sessionEnd.continueToLogin();
  await expect.poll(() => visited).toEqual([['/login', { replace: true }]]);
});
