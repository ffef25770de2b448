import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import SignaturePadPen from 'signature_pad';
import { drawLine, penIsReady } from '../testing/sample-signature.ts';
import { animationFrames } from '../testing/stage.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import { SignatureSurface } from './SignatureSurface.ts';

let root: Root;
let container: HTMLElement;
let held: string;
const changed = vi.fn<(value: string) => void>();

beforeEach(() => {
  held = '';
  changed.mockReset();
  changed.mockImplementation((value) => {
    held = value;
  });
  container = document.createElement('div');
  container.style.width = '600px';
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  vi.useRealTimers();
  root.unmount();
  document.body.replaceChildren();
});

const picture = page.getByRole('img');

async function show(props: Partial<Parameters<typeof SignaturePad>[0]> = {}): Promise<Element> {
  flushSync(() =>
    root.render(
      <StrictMode>
        <SignaturePad label="Chữ ký" onValueChange={changed} {...props} />
      </StrictMode>,
    ),
  );
  await expect.element(picture).toBeInTheDocument();
  const canvas = picture.element();
  await penIsReady(canvas);
  return canvas;
}

interface Ink {
  readonly width: number;
  readonly height: number;
  /** How many pixels are dark, and between which columns, as shares of the width. */
  readonly dark: number;
  readonly from: number;
  readonly to: number;
  readonly isPaperWhite: boolean;
}

/** What is on a picture. */
async function inkOf(source: string | Element): Promise<Ink> {
  let bitmap: ImageBitmap;
  if (typeof source === 'string') {
    bitmap = await createImageBitmap(await (await fetch(source)).blob());
  } else if (source instanceof HTMLCanvasElement) {
    bitmap = await createImageBitmap(source);
  } else {
    throw new TypeError('No picture.');
  }
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const columns: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((data[pixel * 4] ?? 255) < 128) columns.push(pixel % width);
  }
  columns.sort((one, other) => one - other);
  return {
    width,
    height,
    dark: columns.length,
    from: (columns[0] ?? 0) / width,
    to: (columns.at(-1) ?? 0) / width,
    isPaperWhite: data[0] === 255 && data[1] === 255 && data[2] === 255 && data[3] === 255,
  };
}

const line = [
  [60, 60],
  [150, 100],
  [240, 60],
  [330, 100],
  [410, 62],
  [416, 61],
  [422, 60],
] as const;
const secondLine = [
  [60, 150],
  [240, 150],
  [530, 150],
  [536, 150],
  [542, 150],
] as const;

// @spec 2.70
test('a drawn line is a PNG on white paper; undo takes the last line back and clear everything', async () => {
  const canvas = await show();
  await drawLine(canvas, line);
  await expect.element(picture).toHaveAccessibleName('Chữ ký: đã ký');
  const one = held;
  expect(one).toMatch(/^data:image\/png;base64,/);
  const ink = await inkOf(one);
  expect(ink.isPaperWhite).toBe(true);
  expect(ink.from).toBeCloseTo(0.1, 1);
  expect(ink.to).toBeCloseTo(0.7, 1);
  await drawLine(canvas, secondLine);
  await expect.poll(async () => (await inkOf(held)).to).toBeCloseTo(0.9, 1);
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.poll(async () => (await inkOf(held)).to).toBeCloseTo(0.7, 1);
  await userEvent.click(page.getByRole('button', { name: 'Ký lại' }));
  expect(held).toBe('');
  expect((await inkOf(canvas)).dark).toBe(0);
  await expect.element(page.getByRole('status')).toHaveTextContent('Khung ký đang trống');
  await expect.element(page.getByRole('button', { name: 'Gõ tên thay cho ký tay' })).toHaveFocus();
});

// @spec 9.27
test('the pen is 0.5 to 2.5 px wide, takes a point every 16 ms and none nearer than 5 px (specification, section 9)', () => {
  const pens: SignaturePadPen[] = [];
  class KeptPen extends SignaturePadPen {
    constructor(...given: ConstructorParameters<typeof SignaturePadPen>) {
      super(...given);
      pens.push(this);
    }
  }
  const surface = new SignatureSurface(document.createElement('canvas'), {
    changed: () => {},
    nameDropped: () => {},
  });
  surface.attachPen(KeptPen);
  surface.resize({ width: 600, height: 200 });
  expect(pens).toMatchObject([{ minWidth: 0.5, maxWidth: 2.5, throttle: 16, minDistance: 5 }]);
  surface.close();
});

// @spec 9.28
test('a new width is drawn 150 ms after the last change of it, and not before', async () => {
  const canvas = await show();
  await drawLine(canvas, secondLine);
  await expect.poll(() => held).not.toBe('');
  const { width } = await inkOf(canvas);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  container.style.width = '300px';
  // The browser reports a new size in the frame that draws it.
  await animationFrames(2);
  vi.advanceTimersByTime(149);
  expect((await inkOf(canvas)).width).toBe(width);
  vi.advanceTimersByTime(1);
  const narrow = await inkOf(canvas);
  expect(narrow.width).toBeLessThan(width);
  expect(narrow.dark).toBeGreaterThan(0);
});

// @spec 5.37
test('points nearer than 5 px to the last one are left out', async () => {
  const canvas = await show();
  await drawLine(canvas, [
    [100, 100],
    [102, 101],
    [104, 101],
  ]);
  await expect.poll(() => held).not.toBe('');
  const dot = await inkOf(held);
  expect((dot.to - dot.from) * 600).toBeLessThan(4);
});

test('the drawing stays when the pad grows narrow, 150 ms after the last change, and wide again', async () => {
  const canvas = await show();
  await drawLine(canvas, secondLine);
  await expect.poll(() => held).not.toBe('');
  const before = await inkOf(canvas);
  const drawn = held;
  container.style.width = '300px';
  await expect.poll(async () => (await inkOf(canvas)).width).toBeLessThan(before.width);
  const narrow = await inkOf(canvas);
  expect(narrow.from).toBeCloseTo(before.from, 1);
  expect(narrow.to).toBeCloseTo(before.to, 1);
  container.style.width = '600px';
  await expect.poll(async () => (await inkOf(canvas)).width).toBe(before.width);
  const wide = await inkOf(canvas);
  expect(wide.from).toBeCloseTo(before.from, 2);
  expect(wide.to).toBeCloseTo(before.to, 2);
  expect(held).toBe(drawn);
});

test('a typed name is written on the paper, and a line of the pen takes its place', async () => {
  const canvas = await show();
  await userEvent.click(page.getByRole('button', { name: 'Gõ tên thay cho ký tay' }));
  const field = page.getByRole('textbox', { name: 'Họ và tên người ký' });
  await userEvent.fill(field, 'Đỗ Quốc Bửu');
  await expect.poll(async () => (held === '' ? 0 : (await inkOf(held)).dark)).toBeGreaterThan(300);
  const name = await inkOf(held);
  expect((name.from + name.to) / 2).toBeCloseTo(0.5, 1);
  await drawLine(canvas, line);
  await expect.element(field).toHaveValue('');
  const ink = await inkOf(held);
  expect(ink.from).toBeCloseTo(0.1, 1);
  expect(ink.to).toBeCloseTo(0.7, 1);
  await userEvent.fill(field, 'Bửu');
  await userEvent.fill(field, '');
  await expect.poll(() => held).toBe('');
});

test('a long name fits the paper', async () => {
  await show();
  await userEvent.click(page.getByRole('button', { name: 'Gõ tên thay cho ký tay' }));
  await userEvent.fill(
    page.getByRole('textbox'),
    'Nguyễn Phương Thảo Nguyên Ẫn Ường Nghiêng Trường Khuyến',
  );
  await expect.poll(async () => (held === '' ? 0 : (await inkOf(held)).dark)).toBeGreaterThan(300);
  const name = await inkOf(held);
  expect(name.from).toBeGreaterThan(0.05);
  expect(name.to).toBeLessThan(0.95);
});

test('a signature that was made before is shown again, drawn on and taken back', async () => {
  const first = await show();
  await drawLine(first, line);
  await expect.poll(() => held).not.toBe('');
  const before = held;
  root.unmount();
  root = createRoot(container);
  const canvas = await show({ defaultValue: before });
  await expect.poll(async () => (await inkOf(canvas)).to).toBeCloseTo(0.7, 1);
  await drawLine(canvas, secondLine);
  await expect.poll(async () => (await inkOf(held)).to).toBeCloseTo(0.9, 1);
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.poll(async () => (await inkOf(held)).to).toBeCloseTo(0.7, 1);
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.poll(() => held).toBe('');
});

test('a parent that empties the value empties the paper', async () => {
  const canvas = await show({ value: '' });
  await drawLine(canvas, line);
  const drawn = held;
  expect(drawn).not.toBe('');
  await show({ value: drawn });
  expect((await inkOf(canvas)).dark).toBeGreaterThan(0);
  await show({ value: '' });
  await expect.poll(async () => (await inkOf(canvas)).dark).toBe(0);
});

test('while it is disabled no line is drawn', async () => {
  await show({ disabled: true });
  await expect.element(page.getByRole('button', { name: 'Gõ tên thay cho ký tay' })).toBeDisabled();
  expect(getComputedStyle(picture.element()).pointerEvents).toBe('none');
});
