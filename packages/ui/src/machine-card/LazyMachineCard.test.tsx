import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Display, DisplayFigure } from '../display/Display.tsx';
import { pcImageStatuses } from '../status-badge/status-sets.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { animationFrames } from '../testing/stage.tsx';
import { LazyMachineCard, MachineCardContent, MachineGrid } from './MachineCard.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  await page.viewport(800, 600);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** What each card costs: how often its content was rendered. */
const rendered: string[] = [];

function Content({ name, specs }: { readonly name: string; readonly specs: number }) {
  rendered.push(name);
  return (
    <MachineCardContent
      display={
        <Display caption="Còn lại">
          <DisplayFigure value="5" unit="giờ" />
        </Display>
      }
      specs={Array.from({ length: specs }, (_, index) => ({
        label: `Dòng ${index}`,
        value: `Giá trị ${index}`,
        wide: true,
      }))}
      actions={{
        primary: (
          <Button theme="primary" size="m">
            Mở {name}
          </Button>
        ),
        end: <Button size="m">Xóa {name}</Button>,
      }}
    />
  );
}

const nameOf = (index: number) => `Máy ${index + 1}`;

/** Each other card is long. */
const mixed = (index: number) =>
  index % 2 === 0 ? { shape: 'short', specs: 2 } : { shape: 'long', specs: 6 };

/** The rented ones first. */
const sorted = (index: number) =>
  index < 30 ? { shape: 'rented', specs: 6 } : { shape: 'not rented', specs: 1 };

/** The same, in shapes of which no other test has drawn a card. */
const sortedAnew = (index: number) => {
  const { shape, specs } = sorted(index);
  return { shape: `${shape} (anew)`, specs };
};

interface CardsProps {
  readonly count: number;
  readonly eager?: number;
  readonly kindOf?: typeof mixed;
}

function Cards({ count, eager = 2, kindOf = mixed }: CardsProps) {
  return (
    <>
      <MachineGrid label="Máy của bạn">
        {Array.from({ length: count }, (_, index) => (
          <LazyMachineCard
            key={index}
            plate={String(index + 1)}
            name={nameOf(index)}
            host="Chưa gán máy"
            tag={<StatusBadge set={pcImageStatuses} value="0/1" />}
            loading={index < eager ? 'eager' : 'lazy'}
            shape={kindOf(index).shape}
          >
            <Content name={nameOf(index)} specs={kindOf(index).specs} />
          </LazyMachineCard>
        ))}
      </MachineGrid>
      <button type="button">Xem thêm</button>
    </>
  );
}

const count = 40;
const card = (number: number) => page.getByRole('article', { name: `Máy ${number}`, exact: true });
const opener = (number: number) =>
  page.getByRole('button', { name: `Mở Máy ${number}`, exact: true });
const remover = (number: number) =>
  page.getByRole('button', { name: `Xóa Máy ${number}`, exact: true });
const more = page.getByRole('button', { name: 'Xem thêm' });
const drawn = () => page.getByRole('button', { name: /^Mở/ }).elements().length;

async function show(): Promise<void> {
  root.render(<Cards count={count} />);
  await expect.element(opener(1)).toBeVisible();
}

test('every card has its name and state at once, and only those near the viewport have the rest', async () => {
  await show();
  expect(page.getByRole('article').elements()).toHaveLength(count);
  await expect.element(card(count).getByText('Sẵn sàng')).toBeInTheDocument();
  // Of a screenful and the one below it.
  await expect.poll(drawn).toBeGreaterThan(2);
  expect(drawn()).toBeLessThan(8);
  expect(rendered).not.toContain(nameOf(count - 1));
});

test('a card that comes near is drawn, and stays', async () => {
  await show();
  card(30).element().scrollIntoView();
  await expect.element(opener(30)).toBeVisible();
  window.scrollTo(0, 0);
  await expect.element(opener(1)).toBeInViewport();
  await expect.element(opener(30)).toBeInTheDocument();
});

/** Whether the browser works the content of a card out, or skips it. */
const isWorkedOut = (number: number) =>
  opener(number).element().checkVisibility({ contentVisibilityAuto: true });

test('a drawn card that is far away is skipped by the browser, and the page stays as high', async () => {
  await show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(count);
  const height = document.documentElement.scrollHeight;
  await expect.poll(() => isWorkedOut(count)).toBe(false);
  expect(isWorkedOut(1)).toBe(true);
  expect(document.documentElement.scrollHeight).toBe(height);
  card(count).element().scrollIntoView();
  await expect.poll(() => isWorkedOut(count)).toBe(true);
  await expect.poll(() => isWorkedOut(1)).toBe(false);
  expect(document.documentElement.scrollHeight).toBe(height);
});

test('cards that are skipped are as high in another width as they would be', async () => {
  await show();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => isWorkedOut(count)).toBe(false);
  const wide = document.documentElement.scrollHeight;
  await page.viewport(390, 600);
  await expect.poll(() => document.documentElement.scrollHeight).not.toBe(wide);
  await expect
    .poll(() => card(count).element().clientHeight - card(2).element().clientHeight)
    .toBe(0);
  await expect.poll(() => isWorkedOut(count)).toBe(false);
});

test('the browser finds what stands in a card that is skipped, and Tab goes through it', async () => {
  await show();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.poll(() => isWorkedOut(33)).toBe(false);
  const find: unknown = Reflect.get(window, 'find');
  if (typeof find !== 'function') throw new TypeError('no search');
  expect(find.call(window, 'Xóa Máy 33')).toBe(true);
  await expect.element(remover(33)).toBeInViewport();
  const button = more.element();
  if (!(button instanceof HTMLElement)) throw new TypeError('no button');
  window.scrollTo(0, 0);
  await expect.poll(() => isWorkedOut(count)).toBe(false);
  button.focus({ preventScroll: true });
  await userEvent.tab({ shift: true });
  await expect.element(remover(count)).toHaveFocus();
});

test('the browser finds the name of a card far away, and it is drawn', async () => {
  await show();
  // What the search of the browser does; TypeScript does not know it.
  const find: unknown = Reflect.get(window, 'find');
  if (typeof find !== 'function') throw new TypeError('no search');
  expect(find.call(window, 'Máy 33')).toBe(true);
  await expect.element(opener(33)).toBeInViewport();
});

test('the page is as high before as after its cards are drawn, in one column, in two and on a phone', async () => {
  for (const width of [800, 1100, 390]) {
    await page.viewport(width, 600);
    root.unmount();
    root = createRoot(container);
    await show();
    const before = document.documentElement.scrollHeight;
    window.dispatchEvent(new Event('beforeprint'));
    expect(drawn()).toBe(count);
    expect(document.documentElement.scrollHeight).toBe(before);
  }
});

test('the page of a list that is sorted by state is as high, though all of a state are far away', async () => {
  root.render(<Cards count={count} kindOf={sorted} />);
  await expect.element(opener(31)).toBeInTheDocument();
  expect(drawn()).toBeLessThan(10);
  // The frame in which the others of its state get its height.
  await animationFrames(2);
  const before = document.documentElement.scrollHeight;
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(count);
  expect(document.documentElement.scrollHeight).toBe(before);
});

test('the first card of a state is drawn although the browser is never idle', async () => {
  // A page with a task after every task.
  const busy = new MessageChannel();
  busy.port1.addEventListener('message', () => busy.port2.postMessage(null));
  busy.port1.start();
  busy.port2.postMessage(null);
  root.render(<Cards count={count} kindOf={sortedAnew} />);
  try {
    await expect.element(opener(31)).toBeInTheDocument();
  } finally {
    busy.port1.close();
  }
});

test('the room of cards follows the width of the screen', async () => {
  await show();
  await page.viewport(390, 600);
  await expect.poll(() => card(1).element().getBoundingClientRect().width).toBeLessThan(400);
  await expect
    .poll(() => card(count).element().clientHeight - card(2).element().clientHeight)
    .toBe(0);
});

test('all are drawn for the printer, before the browser lays the pages out', async () => {
  await show();
  window.dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toBe(count);
});

test('Tab comes from the last control of a drawn card to the first of one that was not', async () => {
  await show();
  document.documentElement.style.overflow = 'hidden';
  const last = drawn();
  const button = remover(last).element();
  if (!(button instanceof HTMLElement)) throw new TypeError('no button');
  button.focus({ preventScroll: true });
  await userEvent.tab();
  await expect.element(opener(last + 1)).toHaveFocus();
  document.documentElement.style.overflow = '';
});

test('Shift+Tab comes from after the list to the last control of a card that was not drawn', async () => {
  await show();
  const button = more.element();
  if (!(button instanceof HTMLElement)) throw new TypeError('no button');
  button.focus({ preventScroll: true });
  await userEvent.tab({ shift: true });
  await expect.element(remover(count)).toHaveFocus();
});

test('prerendered HTML has every card whole, and nothing of it is taken away when it is hydrated', async () => {
  const html = renderToString(<Cards count={count} />);
  root.unmount();
  container.innerHTML = html;
  const first = opener(count).element();
  const problems: unknown[] = [];
  root = hydrateRoot(container, <Cards count={count} />, {
    onRecoverableError: (error) => problems.push(error),
  });
  await expect.poll(() => rendered.length).toBeGreaterThan(0);
  expect(opener(count).element()).toBe(first);
  expect(drawn()).toBe(count);
  expect(problems).toEqual([]);
});
