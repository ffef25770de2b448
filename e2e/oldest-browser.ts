import type { BrowserContext } from '@playwright/test';
import { namesAt, newerFeature } from '../apps/portal/scripts/browser-support/compat-data.ts';

/** The oldest browsers, as Chromium can stand for them: by name in the compatibility data, and the text of style sheets that each does not know. */
export const emulatedBrowsers = [
  { name: 'Chrome 109', unknownStyles: ['subgrid'] },
  { name: 'Firefox 115', unknownStyles: [':has('] },
  { name: 'Safari on iOS 16.4', unknownStyles: [] },
] as const;

type OldestBrowser = (typeof emulatedBrowsers)[number];

/** A member of an interface or of a built-in object; `member` null: the whole of it. */
interface Missing {
  readonly owner: string;
  readonly member: string | null;
}

function missingIn(browser: string): readonly Missing[] {
  return [['api'], ['javascript', 'builtins']].flatMap((root) =>
    namesAt(root).flatMap((owner) =>
      [null, ...namesAt([...root, owner])]
        .filter((member) => {
          const path = member === null ? [...root, owner] : [...root, owner, member];
          return newerFeature(path)?.lackedBy.includes(browser) === true;
        })
        .map((member) => ({ owner, member: member?.replace(/_static$/, '') ?? null })),
    ),
  );
}

/** In the page: takes away what is missing, and is itself written for any browser. */
function takeAway(missing: readonly Missing[]): void {
  const everything: object = globalThis;
  for (const { owner, member } of missing) {
    if (member === null) Reflect.deleteProperty(everything, owner);
    else {
      const of: unknown = Reflect.get(everything, owner);
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
      const isObject = (value: unknown): value is object =>
        (typeof value === 'object' && value !== null) || typeof value === 'function';
      if (isObject(of)) {
        const prototype: unknown = Reflect.get(of, 'prototype');
        Reflect.deleteProperty(of, member);
        if (isObject(prototype)) Reflect.deleteProperty(prototype, member);
      }
      if (owner === 'Window') Reflect.deleteProperty(everything, member);
    }
  }
}

/**
 * Takes from a browser what an oldest one lacks: every interface, function and method that the compatibility data know, and what of the
 * style sheets it does not read. What it says of itself stays: the portal asks for features, never for names. The context has to have
 * `bypassCSP`: the text of the styles in a page is changed.
 * @returns how many members were taken
 */
export async function becomeOldest(
  context: BrowserContext,
  { name, unknownStyles }: OldestBrowser,
): Promise<number> {
  const missing = missingIn(name);
  await context.addInitScript(takeAway, missing);
  if (unknownStyles.length === 0) return missing.length;
  await context.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/socket.io/'),
    async (route) => {
      const request = route.request();
      const isText = ['document', 'stylesheet'].includes(request.resourceType());
      // The answer to a form is a redirect, which the page has to follow itself.
      if (!isText || request.method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      const body = unknownStyles.reduce<string>(
        (rest, known) => rest.replaceAll(known, known.replace(/\w/, 'x-$&')),
        text,
      );
      return route.fulfill({ response, body });
    },
  );
  return missing.length;
}
