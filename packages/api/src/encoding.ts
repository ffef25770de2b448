/** How paths, queries and bodies are written. */
import type { Operation } from './operations.ts';

/**
 * Fills the `{name}` places of a path template, which may be parts of a segment (`/play-{product}/…`).
 *
 * @throws {TypeError} when a value is missing or empty: the request would go to another operation's path.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      throw new TypeError(`${template} needs a value for ${name}`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * Query string with its `?`, or an empty string. Specification section 7: nested keys are in brackets
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

/** Body of a request, as its operation takes it; undefined for one that takes none. */
export function encodeBody(
  operation: Operation,
  body: Readonly<Record<string, unknown>> = {},
): string | FormData | undefined {
  if (operation.body === 'multipart') return encodeForm(body);
  if (operation.body !== 'json') return undefined;
  // Specification section 7: properties that are null are dropped, at every depth.
  return JSON.stringify(body, (_key, value: unknown) => (value === null ? undefined : value));
}

/** Files as they are, everything else as text; null and undefined are dropped. */
function encodeForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'string') form.append(name, value);
    else if (typeof value === 'number' || typeof value === 'boolean') form.append(name, `${value}`);
  }
  return form;
}
