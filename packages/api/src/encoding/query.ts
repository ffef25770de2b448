/**
 * Query string with its `?`, or an empty string. Specification section 7: nested keys stand in brackets
 * (`filter[status]=1`), arrays are repeated (`tag=a&tag=b`). Section 5: empty, null and blank values are dropped.
 */
export function encodeQuery(values: Readonly<Record<string, unknown>> = {}): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(values)) addPairs(pairs, name, value);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function addPairs(pairs: string[], name: string, value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) addPairs(pairs, name, item);
  } else if (value instanceof Date) {
    addPairs(pairs, name, value.toISOString());
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) addPairs(pairs, `${name}[${key}]`, part);
  } else if (isSent(value)) {
    pairs.push(`${encodeName(name)}=${encodeURIComponent(value)}`);
  }
}

function isSent(value: unknown): value is string | number | boolean {
  return typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'boolean' || (typeof value === 'number' && !Number.isNaN(value));
}

/** Brackets stay readable; everything else is encoded. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}
