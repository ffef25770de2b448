/** Reads unvalidated values that a backend has sent. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value,
  );
}

/** The text at a path; null where there is none, or an empty one. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** The number at a path; null where there is none. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
}

/** The rows of a list in either form: an array, or under `data`. */
export function rowsOf(value: unknown): readonly unknown[] {
  const list = isRecord(value) ? value['data'] : value;
  return Array.isArray(list) ? list : [];
}

/** Every text in a value, at any depth up to eight. */
export function textsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 8) return [];
  return Object.values(value).flatMap((inner: unknown) => textsIn(inner, depth + 1));
}
