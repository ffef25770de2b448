/** What the service worker and the tabs say to each other. No answer of the server, no token and nothing typed is in it. */

/** What a worker asks a tab; the tab answers on the message's port. */
export type Question =
  /** Which build it runs, by the script that starts it. `build` is the worker's own, so that an old tab learns of the new one. */
  | { readonly ask: 'build'; readonly build: string }
  /** Whether it has shown the notification of this tag, which the customer has pressed; it then leads there and answers `true`. */
  | { readonly ask: 'pressed'; readonly tag: string };

/** What a tab tells a worker that waits: it has just been loaded, perhaps no tab needs the old build any more. */
export const takeOverRequest = { ask: 'takeOver' } as const;

function asks(value: unknown, what: string): value is { readonly ask: string } {
  return typeof value === 'object' && value !== null && 'ask' in value && value.ask === what;
}

export function isTakeOverRequest(value: unknown): boolean {
  return asks(value, takeOverRequest.ask);
}

/** A worker's question out of a message, or null: another version of the worker may ask something else. */
export function questionIn(value: unknown): Question | null {
  if (asks(value, 'build') && 'build' in value && typeof value.build === 'string') {
    return { ask: 'build', build: value.build };
  }
  if (asks(value, 'pressed') && 'tag' in value && typeof value.tag === 'string') {
    return { ask: 'pressed', tag: value.tag };
  }
  return null;
}
