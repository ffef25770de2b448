/**
 * The session on the customer's device: token, a small user record and the current account, in the browser's storage
 * under the keys of specification section 9 (prefix `app_`), shared by all tabs.
 *
 * Storage may be missing, throw or be full (private windows, policies): then the session lives in memory, in this tab
 * until it is closed.
 */
import { isObject, parseJson } from './json.ts';
import type { AuthSession } from './types.ts';

/** The stored record of the signed-in customer. */
export type SessionUser = Pick<AuthSession, '_id' | 'username' | 'role'>;

/** The part of the browser's `Storage` that is needed. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Session {
  /** Bearer token; null when signed out. */
  token(): string | null;
  /** Null when signed out or when the record cannot be read. */
  user(): SessionUser | null;
  /** Id of the account that was last signed in here; kept when the session is closed. */
  currentAccount(): string | null;
  /** Stores the answer of a login. */
  open(session: AuthSession): void;
  /** Forgets token and user. */
  close(): void;
  /** Calls the listener on a login, a logout or a change of the customer, in this tab or another. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void;
}

export interface SessionOptions {
  /** Null keeps the session in memory. Default: `localStorage`, as far as the browser gives it. */
  readonly storage?: SessionStorage | null | undefined;
  /** In front of every key. Default `app_`. */
  readonly prefix?: string | undefined;
  /** Where the `storage` events of other tabs arrive. Default: the window. */
  readonly events?:
    | Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
    | null
    | undefined;
}

/** A session over the given storage. It reads the storage each time, so every tab sees the same. */
export function createSession(options: SessionOptions = {}): Session {
  const prefix = options.prefix ?? 'app_';
  const storage = options.storage === undefined ? browserStorage() : options.storage;
  const events = options.events === undefined ? browserWindow() : options.events;
  const tokenKey = `${prefix}access_token`;
  const userKey = `${prefix}user_info`;
  const accountKey = `${prefix}current_account`;
  /** Values that the storage rejected. */
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();

  function read(key: string): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function write(key: string, value: string): void {
    memory.delete(key);
    try {
      if (storage !== null) return storage.setItem(key, value);
    } catch {
      // The value that is still stored belongs to an earlier session.
      remove(key);
    }
    memory.set(key, value);
    return undefined;
  }

  function remove(key: string): void {
    memory.delete(key);
    try {
      storage?.removeItem(key);
    } catch {
      // Nothing is stored where nothing can be removed.
    }
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  /** Another tab changed the token, or cleared the whole storage (key null). */
  function onStorage(event: Event): void {
    const key = 'key' in event ? event.key : null;
    if (key === null || key === tokenKey) announce();
  }

  return {
    token: () => read(tokenKey),
    user: () => parseUser(read(userKey)),
    currentAccount: () => read(accountKey),
    open({ _id, username, role, jwt }) {
      write(userKey, JSON.stringify({ _id, username, role }));
      write(accountKey, _id);
      // Last, because other tabs read the rest when the token changes.
      write(tokenKey, jwt);
      announce();
    },
    close() {
      remove(userKey);
      remove(tokenKey);
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) {
          events?.removeEventListener('storage', onStorage);
        }
      };
    },
  };
}

function parseUser(text: string | null): SessionUser | null {
  const value = text === null ? null : parseJson(text);
  if (!isObject(value)) return null;
  const { _id, username, role } = value;
  if (typeof _id !== 'string' || typeof username !== 'string') return null;
  return role === 'USER' || role === 'ADMIN' ? { _id, username, role } : null;
}

/** Even reading the property throws where storage is forbidden. */
function browserStorage(): SessionStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function browserWindow(): EventTarget | null {
  return typeof window === 'undefined' ? null : window;
}
