/** What the test's proxy puts into every page: it finds elements as a customer does, and reports what the console would show. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { faultsPath } from './paths.ts';

/** Words that are the whole of a name or text, or a pattern that is found in it. */
export type Words = string | { readonly pattern: string };

/** A step of the way to an element: each looks within what the one before has found. */
export type Step =
  | {
      readonly by: 'role';
      /** One of these. */
      readonly roles: readonly string[];
      readonly name?: Words | undefined;
      readonly level?: number | undefined;
    }
  | { readonly by: 'label' | 'text'; readonly words: Words }
  /** Keeps those that hold a heading of this name. */
  | { readonly by: 'heading'; readonly name: string }
  /** Keeps those that this selector of CSS matches. */
  | { readonly by: 'selector'; readonly selector: string }
  /** Keeps the first of all. */
  | { readonly by: 'order' };

function matcher(words: Words): string | RegExp {
  return typeof words === 'string' ? words : new RegExp(words.pattern, 'u');
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function take(scope: HTMLElement, step: Exclude<Step, { by: 'order' }>): readonly HTMLElement[] {
  if (step.by === 'role') {
    const { roles, name, level } = step;
    const options = {
      ...(name === undefined ? {} : { name: matcher(name) }),
      ...(level === undefined ? {} : { level }),
    };
    return roles.flatMap((role) => queryAllByRole(scope, role, options));
  }
  if (step.by === 'selector') return scope.matches(step.selector) ? [scope] : [];
  if (step.by === 'heading') {
    return queryAllByRole(scope, 'heading', { name: step.name }).length > 0 ? [scope] : [];
  }
  const words = matcher(step.words);
  if (step.by === 'label') return queryAllByLabelText(scope, words);
  return queryAllByText(scope, words).filter(isVisible);
}

function find(steps: readonly Step[]): readonly HTMLElement[] {
  const found = steps.reduce<readonly HTMLElement[]>(
    (scopes, step) =>
      step.by === 'order' ? scopes.slice(0, 1) : scopes.flatMap((scope) => take(scope, step)),
    [document.documentElement],
  );
  return [...new Set(found)];
}

const inPage = { find };

declare global {
  var tramInPage: typeof inPage;
}

globalThis.tramInPage = inPage;

/** Tells the test at once: a page that is left has no time for more. */
function report(fault: string): void {
  const request = new XMLHttpRequest();
  request.open('POST', faultsPath, false);
  request.send(`${location.pathname}: ${fault}`);
}

const inWords = (values: readonly unknown[]): string =>
  values.map((value) => (value instanceof Error ? value.message : String(value))).join(' ');

for (const kind of ['error', 'warn'] as const) {
  const log = console[kind].bind(console);
  console[kind] = (...values: unknown[]) => {
    log(...values);
    report(`console.${kind}: ${inWords(values)}`);
  };
}
let isLeft = false;
addEventListener('beforeunload', () => (isLeft = true));
addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (target instanceof Element) {
      // A script, a style sheet or a picture that could not be loaded. A page that is left stops what is under way.
      if (!isLeft) report(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      // Told where an observer's work goes on in the next frame, which is no fault.
    } else if (!event.message.startsWith('ResizeObserver loop')) {
      report(`uncaught: ${event.message}`);
    }
  },
  { capture: true },
);
addEventListener('unhandledrejection', ({ reason }) => report(`uncaught: ${inWords([reason])}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report(`refused by the content security policy: ${violatedDirective} ${blockedURI}`),
);
