import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from './session.ts';

const demo = {
  _id: '6740c1e29f0b7a4100000001',
  username: 'demo',
  role: 'USER',
  jwt: 'jwt-1',
} as const;

beforeEach(() => localStorage.clear());

/** Another document of the same origin, so that the browser sends storage events. */
function otherTab(): Promise<HTMLIFrameElement> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.addEventListener('load', () => resolve(frame));
    frame.srcdoc = '<!doctype html><title>tab</title>';
    document.body.append(frame);
  });
}

describe('the session in a browser', () => {
  test('is in local storage, where the next page finds it', () => {
    createSession().open(demo);
    expect(localStorage.getItem('app_access_token')).toBe('jwt-1');
    expect(createSession().user()?.username).toBe('demo');
  });

  test('follows another tab that signs in and out', async () => {
    const tab = await otherTab();
    const session = createSession();
    const heard = (): Promise<string | null> =>
      new Promise((resolve) => {
        const end = session.subscribe(() => {
          end();
          resolve(session.token());
        });
      });
    const signedIn = heard();
    tab.contentWindow?.localStorage.setItem('app_access_token', 'jwt-2');
    expect(await signedIn).toBe('jwt-2');
    const signedOut = heard();
    tab.contentWindow?.localStorage.clear();
    expect(await signedOut).toBeNull();
    tab.remove();
  });
});
