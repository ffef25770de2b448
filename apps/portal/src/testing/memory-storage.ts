/** A `sessionStorage` or `localStorage` for tests in Node, which has none. Empty at first; lists its keys like a real one. */
export function createMemoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  // `Object.keys` of a storage gives the stored keys, not its methods.
  return new Proxy(
    { ...methods },
    {
      get: (_, name) => Reflect.get(methods, name) ?? Reflect.get(stored, name),
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(stored, name),
    },
  );
}
