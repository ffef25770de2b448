import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from '../app-shell/AppShell.tsx';
import { Button } from '../button/Button.tsx';
import { ActionMenu } from '../menu/ActionMenu.tsx';
import { Popover } from '../popover/Popover.tsx';
import { animationFrames, stage } from '../testing/stage.tsx';
import { Dialog } from './Dialog.tsx';

/** On a phone on its side: what is cut off fades out, and at the end nothing does. */

const { show } = stage();

const lines = Array.from({ length: 40 }, (_, line) => <p key={line}>Vi phạm điều khoản.</p>);

/** How much of the fade over a scrolling box lies over its content, px. */
function fadeOverContent(box: Element, lastLine: Element, edge: number): number {
  const { height } = getComputedStyle(box, '::after');
  const fade = Number.parseFloat(height);
  return Math.min(fade, Math.max(0, lastLine.getBoundingClientRect().bottom - (edge - fade)));
}

test('the body of a dialog fades out while there is more below it', async () => {
  await page.viewport(844, 390);
  show(
    <Dialog open onClose={() => {}} title="Điều khoản">
      {lines}
    </Dialog>,
  );
  const line = page.getByText('Vi phạm điều khoản.').last();
  await expect.element(line).toBeInTheDocument();
  const body = line.element().parentElement;
  if (body === null) throw new Error('The lines are in the body');
  await animationFrames(2);
  expect(getComputedStyle(body, '::after').position).toBe('sticky');
  expect(fadeOverContent(body, line.element(), body.getBoundingClientRect().bottom)).toBe(24);
  const middle = page.getByText('Vi phạm điều khoản.').nth(20).element();
  middle.scrollIntoView({ block: 'nearest' });
  const end = () => body.getBoundingClientRect().bottom - middle.getBoundingClientRect().bottom;
  expect(end()).toBeGreaterThanOrEqual(24);
  body.scrollTop = body.scrollHeight;
  await animationFrames(2);
  expect(fadeOverContent(body, line.element(), body.getBoundingClientRect().bottom)).toBeCloseTo(0);
});

/** Opens what a button shows over the page: how much of its fade lies over its content, px, before and after it is scrolled to its end. */
async function fadesOf(boxOf: (last: Element) => Element | null): Promise<readonly number[]> {
  await page.getByRole('button', { name: 'Mở' }).click();
  const last = page.getByText('Dòng 40');
  await expect.element(last).toBeInTheDocument();
  const box = boxOf(last.element());
  if (box === null) throw new Error('The last words are in what scrolls');
  const fade = () =>
    Math.round(fadeOverContent(box, last.element(), box.getBoundingClientRect().bottom));
  await animationFrames(2);
  const before = fade();
  box.scrollTop = box.scrollHeight;
  await animationFrames(2);
  return [before, fade()];
}

test.for([
  [844, 390],
  [390, 700],
] as const)(
  'a menu fades out while there is more below it, %i × %i px',
  async ([width, height]) => {
    await page.viewport(width, height);
    const actions = Array.from({ length: 40 }, (_, line) => ({
      id: String(line),
      label: `Dòng ${line + 1}`,
      onSelect: () => {},
    }));
    show(
      <ActionMenu
        button={<Button>Mở</Button>}
        title="Render Tết 2027"
        groups={[{ id: 'all', actions }]}
      />,
    );
    expect(await fadesOf((last) => last.closest('[role=menu]'))).toEqual([16, 0]);
  },
);

test('a popover fades out while there is more below it', async () => {
  await page.viewport(390, 500);
  show(
    <Popover button={<Button>Mở</Button>} title="Giờ đang dùng">
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>Dòng {line + 1}</p>
      ))}
    </Popover>,
  );
  expect(await fadesOf((last) => last.parentElement)).toEqual([16, 0]);
});

test.for([
  [844, 0],
  [667, 60],
] as const)('a screen fades out while there is more below it, %i px wide', async ([width, bar]) => {
  await page.viewport(width, 390);
  show(
    <AppShell topBar={null} sideNav={null} bottomBar={null}>
      {lines}
    </AppShell>,
  );
  const line = page.getByText('Vi phạm điều khoản.').last();
  await expect.element(line).toBeInTheDocument();
  const main = page.getByRole('main').element();
  const edge = () => Math.min(window.innerHeight - bar, main.getBoundingClientRect().bottom - bar);
  expect(getComputedStyle(main, '::after').backgroundImage).toContain('gradient');
  expect(fadeOverContent(main, line.element(), edge())).toBe(24);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await animationFrames(2);
  expect(fadeOverContent(main, line.element(), edge())).toBeCloseTo(0);
  window.scrollTo(0, 0);
});
