import { getRoles, queryAllByRole } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { cases, type Case } from './cases.ts';
import { settled } from './page.tsx';

/** Without a meaning of their own. */
const nameless = new Set(['generic', 'presentation']);

/**
 * Role and accessible name of everything on the page that is exposed and has a name, in the page's order: what `getByRole` finds, and
 * as it computes it, from the page and from the styles that it has.
 */
export function namesOnPage(): readonly string[] {
  const { body } = document;
  const found = new Map<Element, string>();
  for (const role of Object.keys(getRoles(body))) {
    if (nameless.has(role)) continue;
    queryAllByRole(body, role, {
      name(name, element) {
        if (name !== '') found.set(element, `${role} '${name}'`);
        return false;
      },
    });
  }
  return Array.from(body.querySelectorAll('*')).flatMap((element) => found.get(element) ?? []);
}

/** Draws a sample on a page of its own, and opens what it opens. @returns the function that takes it away */
export async function draw({ sample }: Case, isOpen: boolean): Promise<() => void> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(settled(sample));
  if (isOpen && sample.opens !== undefined) {
    const { role, name, shows } = sample.opens;
    (await until(() => queryAllByRole(container, role, { name })[0])).click();
    await until(() => queryAllByRole(document.body, shows)[0]);
  }
  return () => {
    root.unmount();
    container.remove();
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function until<Found>(find: () => Found | undefined): Promise<Found> {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await pause();
  }
}

/** Code comes with what needs it: the page has not changed for as many looks. */
const looks = 5;

async function lastingNames(): Promise<readonly string[]> {
  let page = '';
  for (let same = 0; same < looks; same += 1) {
    await pause();
    if (document.body.innerHTML === page) continue;
    page = document.body.innerHTML;
    same = 0;
  }
  return namesOnPage();
}

/** A sample as it is, and once more for what it opens. */
export const drawings = cases.flatMap(({ name, sample }) => {
  const closed = { name, sample, isOpen: false };
  return sample.opens === undefined
    ? [closed]
    : [closed, { name: `${name}, open`, sample, isOpen: true }];
});

/** Names on the page of every drawing, by its name, in whatever document this runs. */
export async function namesOfAll(): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const drawing of drawings) {
    const remove = await draw(drawing, drawing.isOpen);
    all[drawing.name] = await lastingNames();
    remove();
  }
  return all;
}
