import { describe, expect, test } from 'vitest';
import { createSession, type SessionStorage } from './session.ts';
import type { AuthSession } from './types.ts';

const demo: AuthSession = {
  _id: '6740c1e29f0b7a4100000001',
  username: 'demo',
  role: 'USER',
  jwt: 'jwt-1',
};
const other: AuthSession = {
  _id: '6740c1e29f0b7a4100000002',
  username: 'other',
  role: 'USER',
  jwt: 'jwt-2',
};

function storageOf(values: Map<string, string>): SessionStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Storage that tabs share, with its events. */
function browser() {
  const values = new Map<string, string>();
  const storage = storageOf(values);
  return { values, storage };
}

function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key });
}

describe('session', () => {
  // @spec 4.8 9.22
  test('keeps token, a small user record and the account under the keys of the specification', () => {
    const { values, storage } = browser();
    createSession({ storage, events: null }).open(demo);
    expect(Object.fromEntries(values)).toEqual({
      app_access_token: 'jwt-1',
      app_user_info: JSON.stringify({ _id: demo._id, username: 'demo', role: 'USER' }),
      app_current_account: demo._id,
    });
  });

  test('is there again after a reload', () => {
    const { storage } = browser();
    createSession({ storage, events: null }).open(demo);
    const reloaded = createSession({ storage, events: null });
    expect(reloaded.token()).toBe('jwt-1');
    expect(reloaded.user()).toEqual({ _id: demo._id, username: 'demo', role: 'USER' });
    expect(reloaded.currentAccount()).toBe(demo._id);
  });

  // @spec 2.33
  test('closing forgets token and user', () => {
    const { values, storage } = browser();
    const session = createSession({ storage, events: null });
    session.open(demo);
    session.close();
    expect(session.token()).toBeNull();
    expect(session.user()).toBeNull();
    expect([...values.keys()]).toEqual(['app_current_account']);
  });

  test('two brands on one origin do not meet', () => {
    const { storage } = browser();
    createSession({ storage, events: null, prefix: 'one_' }).open(demo);
    expect(createSession({ storage, events: null, prefix: 'two_' }).token()).toBeNull();
  });

  test.each([
    '',
    'null',
    '[]',
    '{"_id": 1}',
    '{"_id":"a","username":"b","role":"BOSS"}',
    '{broken',
  ])('a user record that reads %j is none', (text) => {
    const { values, storage } = browser();
    values.set('app_user_info', text);
    expect(createSession({ storage, events: null }).user()).toBeNull();
  });
});

describe('storage that does not work', () => {
  const throwing: SessionStorage = {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  };

  test.each<[string, SessionStorage | null]>([
    ['missing', null],
    ['throwing', throwing],
  ])('%s: the session lives in memory', (_name, storage) => {
    const session = createSession({ storage, events: null });
    expect(session.token()).toBeNull();
    session.open(demo);
    expect(session.token()).toBe('jwt-1');
    expect(session.user()?.username).toBe('demo');
    session.close();
    expect(session.token()).toBeNull();
  });

  test('full: the new session counts, not the one that is still stored', () => {
    const { values, storage } = browser();
    createSession({ storage, events: null }).open(demo);
    const full: SessionStorage = {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const session = createSession({ storage: full, events: null });
    session.open(other);
    expect(session.token()).toBe('jwt-2');
    expect(session.user()?.username).toBe('other');
    expect([...values.values()]).toEqual([]);
  });
});

describe('subscribers', () => {
  test('hear of signing in and out in this tab', () => {
    const { storage } = browser();
    const session = createSession({ storage, events: null });
    const tokens: (string | null)[] = [];
    const end = session.subscribe(() => tokens.push(session.token()));
    session.open(demo);
    session.close();
    end();
    session.open(demo);
    expect(tokens).toEqual(['jwt-1', null]);
  });

  test('hear of signing in, out and over in another tab', () => {
    const { values, storage } = browser();
    const events = new EventTarget();
    const session = createSession({ storage, events });
    const tokens: (string | null)[] = [];
    const end = session.subscribe(() => tokens.push(session.token()));
    createSession({ storage, events: null }).open(other);
    events.dispatchEvent(storageEvent('app_access_token'));
    values.clear();
    events.dispatchEvent(storageEvent(null));
    events.dispatchEvent(storageEvent('something_else'));
    end();
    events.dispatchEvent(storageEvent('app_access_token'));
    expect(tokens).toEqual(['jwt-2', null]);
  });

  test('of whom there are several leave one by one', () => {
    const { storage } = browser();
    const events = new EventTarget();
    const session = createSession({ storage, events });
    const heard: string[] = [];
    const endFirst = session.subscribe(() => heard.push('first'));
    session.subscribe(() => heard.push('second'));
    endFirst();
    endFirst();
    events.dispatchEvent(storageEvent('app_access_token'));
    expect(heard).toEqual(['second']);
  });
});
