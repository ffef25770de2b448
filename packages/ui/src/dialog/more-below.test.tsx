import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from '../app-shell/AppShell.tsx';
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
