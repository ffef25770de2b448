import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { balanceDrawing, freeTimesDrawing, spendingDrawing } from '../testing/sample-drawings.ts';
import { after, before, stage, start, walk } from '../testing/stage.tsx';
import { Chart } from './Chart.tsx';
import { chartTable, readingInWords, type ChartDrawing } from './drawing.ts';

const { show } = stage();

const slider = page.getByRole('slider');
const picture = page.getByRole('img', { name: 'Tiền' });
const chart = (drawing: ChartDrawing) => (
  <Chart title="Tiền" summary="Nhiều nhất tháng 10." drawing={drawing} />
);

/** What a drawing says of each of its values. */
function spoken(drawing: ChartDrawing): readonly string[] {
  const table = chartTable(drawing);
  return table.readings.map((reading) => readingInWords(table, reading));
}

/** What is read out now. */
const spokenNow = () => slider.element().getAttribute('aria-valuetext');

/** The width of the picture, in its own px. */
const widthOfPicture = () => picture.element().getAttribute('viewBox')?.split(' ')[2];

/** Its height. */
const heightOfPicture = () => Number(picture.element().getAttribute('viewBox')?.split(' ')[3]);

/** Where a mark stands on the screen: the middle of it. */
function middleOf(index: number): { readonly x: number; readonly y: number } {
  const marks = [...picture.element().querySelectorAll('rect[class*="look_solid"]')];
  const box = marks[index]?.getBoundingClientRect();
  if (box === undefined) throw new Error(`no mark ${index}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A press of a finger or a mouse that the drawing gets at a place. */
function press(kind: 'touch' | 'mouse', at: { readonly x: number; readonly y: number }): void {
  const target = document.elementFromPoint(at.x, at.y) ?? document.body;
  for (const type of ['pointerdown', 'pointerup']) {
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: kind,
        clientX: at.x,
        clientY: at.y,
      }),
    );
  }
}

test('one stop of Tab reads every value with the arrow keys, to both ends', async () => {
  show(chart(spendingDrawing));
  await start(before);
  await walk(['{Tab}', slider]);
  await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(-1));
  await walk(['{ArrowLeft}', slider]);
  await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(-2));
  await walk(['{Home}', slider]);
  await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(0));
  await walk(['{ArrowRight}{ArrowRight}', slider]);
  await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(2));
  await walk(['{End}', slider]);
  await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(-1));
  await walk(
    ['{Tab}', page.getByRole('button', { name: 'Xem dạng bảng' })],
    ['{Tab}', page.getByRole('button', { name: 'Sao chép bảng tiền' })],
    ['{Tab}', after],
  );
});

test('rows are read downwards with the arrow down, and no further than the last', async () => {
  show(chart(freeTimesDrawing));
  await start(slider);
  await walk(['{ArrowDown}', slider]);
  await expect.poll(spokenNow).toBe(spoken(freeTimesDrawing).at(1));
  await walk(['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', slider]);
  await expect.poll(spokenNow).toBe(spoken(freeTimesDrawing).at(-1));
  await walk(['{ArrowUp}', slider]);
  await expect.poll(spokenNow).toBe(spoken(freeTimesDrawing).at(-2));
});

test.each(['touch', 'mouse'] as const)(
  'a %s on a bar shows its values, and the keys go on from there',
  async (kind) => {
    show(chart(spendingDrawing));
    await expect.element(picture).toBeVisible();
    // Of the bars with a PC in them the second: July.
    press(kind, middleOf(1));
    await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(1));
    await expect.element(page.getByText('Tháng 07/2026')).toBeVisible();
    await expect.element(page.getByText('3.559.000 VNĐ')).toBeVisible();
    await expect.element(slider).toHaveFocus();
    await walk(['{ArrowLeft}', slider]);
    await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(0));
  },
);

test('a pointer that moves over a line reads what is nearest to it', async () => {
  show(chart(balanceDrawing));
  await expect.element(picture).toBeVisible();
  const { width, height } = picture.element().getBoundingClientRect();
  await userEvent.hover(picture, { position: { x: width - 5, y: height / 2 } });
  await expect.poll(spokenNow).toBe(spoken(balanceDrawing).at(-1));
  await userEvent.hover(picture, { position: { x: 5, y: height / 2 } });
  await expect.poll(spokenNow).toBe(spoken(balanceDrawing).at(0));
});

test('what is read is kept when there are other values, as long as it is among them', async () => {
  show(chart(spendingDrawing));
  await start(slider);
  await walk(['{ArrowLeft}', slider]);
  const [, ...later] = spendingDrawing.bars;
  show(chart({ ...spendingDrawing, bars: later }));
  await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(-2));
  show(chart({ ...spendingDrawing, bars: spendingDrawing.bars.slice(0, 2) }));
  await expect.poll(spokenNow).toBe(spoken(spendingDrawing).at(1));
});

test('the table has every value of the picture, and goes away again', async () => {
  show(chart(spendingDrawing));
  const button = page.getByRole('button', { name: 'Xem dạng bảng' });
  await userEvent.click(button);
  const table = page.getByRole('table', { name: 'Tiền' });
  await expect.element(table).toBeVisible();
  const cells = [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );
  const { readings } = chartTable(spendingDrawing);
  expect(cells).toEqual(
    readings.map(({ label, cells: own }) => [label].concat(own.map(({ text }) => text))),
  );
  await userEvent.click(page.getByRole('button', { name: 'Ẩn bảng' }));
  await expect.element(table).not.toBeInTheDocument();
});

test('a narrower place is drawn anew, so that words keep their size', async () => {
  show(
    <div style={{ width: 600 }} data-testid="place">
      {chart(spendingDrawing)}
    </div>,
  );
  await expect.poll(widthOfPicture).toBe('600');
  document.querySelector<HTMLElement>('[data-testid="place"]')?.style.setProperty('width', '280px');
  await expect.poll(widthOfPicture).toBe('280');
});

test('text of twice the size makes room for itself', async () => {
  show(chart(spendingDrawing));
  await expect.element(picture).toBeVisible();
  const usual = heightOfPicture();
  document.documentElement.style.setProperty('font-size', '200%');
  try {
    await expect.poll(heightOfPicture).toBeGreaterThan(usual);
  } finally {
    document.documentElement.style.removeProperty('font-size');
  }
});
