/** What `typeof` says of a value → its type. */
interface Primitives {
  readonly string: string;
  readonly number: number;
  readonly object: object | null;
}

/** Whether a value that was stored, or came from elsewhere, is an object with these fields of these types. */
export function hasFields<Fields extends Readonly<Record<string, keyof Primitives>>>(
  value: unknown,
  fields: Fields,
): value is { readonly [Name in keyof Fields]: Primitives[Fields[Name]] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, type]) => typeof Reflect.get(value, name) === type)
  );
}

/** Whether a stored address is a path of the portal, never one elsewhere. */
export function isPath(address: string): boolean {
  return /^\/(?![/\\])/u.test(address);
}

/** The storage of this tab, or that of all tabs of this browser. */
export type StorageName = 'sessionStorage' | 'localStorage';

/** The text that is stored under a key; null for none, and where the browser stores nothing. */
export function storedText(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** The JSON that is stored under a key; null for none, and for anything else. */
export function readStored(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(storedText(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

export function storedKeys(storage: StorageName, prefix: string): readonly string[] {
  try {
    return Object.keys(globalThis[storage]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Stores a text; null removes it. @returns false where the browser stores nothing (more) */
export function writeStoredText(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a value as JSON; null removes it. @returns false where the browser stores nothing (more) */
export function writeStored(storage: StorageName, key: string, value: unknown): boolean {
  return writeStoredText(storage, key, value === null ? null : JSON.stringify(value));
}
