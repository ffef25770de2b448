import { cloneElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cases } from './cases.ts';
import { noteListeners, surroundings } from './leftovers.ts';
import { SamplePage, settled } from './page.tsx';
import type { Sample } from './sample.ts';
import { wiringFaults } from './wiring.ts';
import { foreignWords } from './words.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** HTML of every case of the conformance suite, rendered by Node; by the case's name. */
    renderOnServer: () => Promise<Readonly<Record<string, string>>>;
  }
}

let serverHtml: Readonly<Record<string, string>> = {};
const listeners = noteListeners();
let root: Root | undefined;
let container: HTMLElement | undefined;

beforeAll(async () => {
  serverHtml = await commands.renderOnServer();
  document.documentElement.lang = 'vi';
});

function stand(): HTMLElement {
  container = document.createElement('div');
  document.body.append(container);
  return container;
}

async function mount(content: ReactNode): Promise<void> {
  root = createRoot(stand());
  root.render(content);
  await settle();
}

function unmount(): void {
  root?.unmount();
  container?.remove();
  root = undefined;
  container = undefined;
}

/** Hydrates the server's HTML of a case, and returns what React reported, and the ids right after. */
async function hydrate(
  name: string,
  sample: Sample,
): Promise<{ readonly complaints: readonly unknown[]; readonly ids: readonly string[] }> {
  const complaints: unknown[] = [];
  const complain = (...words: readonly unknown[]): void => {
    complaints.push(words.map(String).join(' '));
  };
  const error = vi.spyOn(console, 'error').mockImplementation(complain);
  const warn = vi.spyOn(console, 'warn').mockImplementation(complain);
  const place = stand();
  place.innerHTML = serverHtml[name] ?? '';
  let ids: readonly string[] = [];
  await new Promise<void>((resolve) => {
    const onAlive = (): void => {
      ids = idsIn(place);
      resolve();
    };
    root = hydrateRoot(place, <SamplePage sample={sample} onAlive={onAlive} />, {
      onRecoverableError: complain,
    });
  });
  await settle();
  error.mockRestore();
  warn.mockRestore();
  return { complaints, ids };
}

/** Effects, and what they ask for with the next frame, have run. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

function idsIn(element: Element): readonly string[] {
  return Array.from(element.querySelectorAll('[id]'), ({ id }) => id);
}

afterEach(unmount);

test.each(cases)(
  '$name wakes up as the server drew it, twice on a page, and leaves nothing behind',
  async ({ name, sample }) => {
    // What a library keeps once and for all, it keeps after the first time.
    await mount(<SamplePage sample={sample} />);
    unmount();
    await settle();
    const before = { page: surroundings(), listeners: listeners.remaining() };

    const { complaints, ids } = await hydrate(name, sample);
    const drawn = new DOMParser().parseFromString(serverHtml[name] ?? '', 'text/html');
    expect(complaints).toEqual([]);
    expect(ids).toEqual(idsIn(drawn.body));
    expect(wiringFaults(drawn)).toEqual([]);
    expect(wiringFaults(document)).toEqual([]);
    expect(foreignWords(document.body)).toEqual([]);

    unmount();
    await settle();
    expect({ page: surroundings(), listeners: listeners.remaining() }).toEqual(before);
  },
);

const given = { id: 'given', 'data-given': 'yes', 'aria-describedby': 'elsewhere' };

const open = cases.flatMap(({ name, sample }) =>
  sample.policy.kind === 'open' ? [{ name, sample, tag: sample.policy.tag }] : [],
);

/** The ids that describe the first element with this tag. */
function descriptions(tag: string): readonly string[] {
  return container?.querySelector(tag)?.getAttribute('aria-describedby')?.split(' ') ?? [];
}

test.each(open)(
  '$name hands id, ref, data and description on to its <$tag>',
  async ({ sample, tag }) => {
    await mount(settled(sample));
    const own = descriptions(tag);
    unmount();

    const referred: unknown[] = [];
    const ref = (target: unknown): void => void referred.push(target);
    const handed = { ...given, ref };
    const element = cloneElement(sample.element, handed);
    await mount(
      <>
        {settled({ ...sample, element })}
        <p id="elsewhere">Xem thêm</p>
      </>,
    );
    const target = document.querySelector<HTMLElement>('#given');
    expect(target?.localName).toBe(tag);
    expect(target?.dataset['given']).toBe('yes');
    expect(referred.at(-1)).toBe(target);
    expect(descriptions(tag)).toContain('elsewhere');
    expect(descriptions(tag)).toHaveLength(own.length + 1);
    expect(wiringFaults(document)).toEqual([]);
  },
);

test.each(cases.filter(({ sample }) => sample.policy.kind === 'closed'))(
  '$name accepts only its own props',
  async ({ sample }) => {
    const forced = { ...given, className: 'given', style: { color: 'red' } };
    await mount(settled({ ...sample, element: cloneElement(sample.element, forced) }));
    expect(document.querySelector('.given, #given, [data-given], [style*="red"]')).toBeNull();
    expect(document.querySelector('[aria-describedby~="elsewhere"]')).toBeNull();
  },
);

const opening = cases.flatMap(({ name, sample }) =>
  sample.opens === undefined ? [] : [{ name, sample, opener: sample.opens }],
);

test.each(opening)(
  '$name, once opened, speaks Vietnamese alone and has every id in its place',
  async ({ name, sample, opener: { role, name: words, shows } }) => {
    await hydrate(name, sample);
    await userEvent.click(page.getByRole(role, { name: words, exact: true }).first());
    await expect.element(page.getByRole(shows).first()).toBeVisible();
    await settle();
    expect(wiringFaults(document)).toEqual([]);
    expect(foreignWords(document.body)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole(shows)).not.toBeInTheDocument();
  },
);
