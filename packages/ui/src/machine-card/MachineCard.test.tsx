import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { Display, DisplayFigure } from '../display/Display.tsx';
import { pcImageStatuses } from '../status-badge/status-sets.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { MachineCard, MachineGrid } from './MachineCard.tsx';

let root: Root;

beforeEach(() => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Card({ name, specs }: { readonly name: string; readonly specs: number }) {
  return (
    <MachineCard
      plate="01"
      name={name}
      kind="G4090"
      host="Chưa gán máy"
      tag={<StatusBadge set={pcImageStatuses} value="0/1" />}
      display={
        <Display caption="Còn lại">
          <DisplayFigure value="5" unit="giờ" />
        </Display>
      }
      specs={Array.from({ length: specs }, (_, index) => ({
        label: `Dòng ${index}`,
        value: `Giá trị ${index}`,
        wide: true,
        front: index === 0,
      }))}
      prices={[{ amount: 45_000, per: 'giờ' }]}
      actions={{
        primary: (
          <Button theme="primary" size="m">
            Remote Desktop
          </Button>
        ),
        secondary: <Button size="m">Gia hạn</Button>,
        desktopOnly: <Button size="m">Play</Button>,
        end: <Button size="m">Thao tác</Button>,
      }}
    />
  );
}

const cards = (
  <MachineGrid label="Máy của bạn">
    <Card name="Ngắn" specs={1} />
    <Card name="Dài, với một cái tên phải viết trên hai dòng mới đủ chỗ ở đây" specs={6} />
  </MachineGrid>
);

function box(locator: { readonly element: () => Element }): DOMRect {
  return locator.element().getBoundingClientRect();
}

test('the parts of two cards in a row are at the same heights', async () => {
  await page.viewport(1100, 900);
  root.render(cards);
  const primaries = page.getByRole('button', { name: /^Remote Desktop, / });
  const captions = page.getByText('Còn lại');
  const prices = page.getByText('45.000');
  await expect.element(primaries.nth(1)).toBeVisible();
  for (const part of [primaries, captions, prices]) {
    expect(box(part.nth(0)).left).toBeLessThan(box(part.nth(1)).left);
    expect(box(part.nth(0)).top).toBe(box(part.nth(1)).top);
  }
});

test('on a phone details and price fold away, and the buttons are one over two', async () => {
  await page.viewport(390, 900);
  root.render(cards);
  const card = page.getByRole('article', { name: 'Ngắn' });
  const long = page.getByRole('article', { name: /^Dài/ });
  await expect.element(long.getByText('Giá trị 0')).toBeVisible();
  await expect.element(long.getByText('Giá trị 5')).not.toBeVisible();
  await expect.element(long.getByText('45.000')).not.toBeVisible();
  await userEvent.click(long.getByText(/^Chi tiết máy/));
  await expect.element(long.getByText('Giá trị 5')).toBeVisible();
  await expect.element(long.getByText('45.000')).toBeVisible();

  await expect.element(card.getByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
  const primary = box(card.getByRole('button', { name: /^Remote Desktop, / }));
  const extend = box(card.getByRole('button', { name: /^Gia hạn/ }));
  const more = box(card.getByRole('button', { name: /^Thao tác/ }));
  expect(primary.height).toBe(48);
  expect(primary.width).toBe(extend.width + 8 + more.width);
  expect(extend.top).toBe(more.top);
  expect(extend.height).toBeGreaterThanOrEqual(44);
});

test('nothing overflows at 320 px, nor with text twice as large', async () => {
  await page.viewport(320, 900);
  root.render(cards);
  await expect.element(page.getByRole('article', { name: 'Ngắn' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(640, 900);
  document.documentElement.style.fontSize = '200%';
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
  document.documentElement.style.fontSize = '';
});
