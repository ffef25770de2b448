import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawQr, qrPng, saveBlob } from './qr-picture.ts';
import { QrPanel } from './QrPanel.tsx';

const payload = '00020101021238540010A0000007270124000697043601101023456789';

let root: Root;

beforeEach(() => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  root.unmount();
  document.body.replaceChildren();
});

/** The picture's modules, read back from its pixels. */
async function modulesOf(png: Blob, size: number): Promise<boolean[][]> {
  const bitmap = await createImageBitmap(png);
  expect(bitmap.width % size).toBe(0);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  const step = bitmap.width / size;
  const isDark = (x: number, y: number) =>
    (context.getImageData((x + 0.5) * step, (y + 0.5) * step, 1, 1).data[0] ?? 255) < 128;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => isDark(x, y)),
  );
}

test('the saved picture shows the code module by module, with four white ones around it', async () => {
  const drawing = drawQr(payload);
  const modules = await modulesOf(await qrPng(drawing), drawing.size);
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  expect(path).toBe(drawing.path);
  const edge = [0, 1, 2, 3];
  for (const at of edge) {
    expect(modules[at]?.includes(true)).toBe(false);
    expect(modules.some((row) => row[at] === true || row[drawing.size - 1 - at] === true)).toBe(
      false,
    );
  }
});

/** The rules of the page that apply on a condition, wherever they are nested. */
function conditionalRules(): readonly CSSMediaRule[] {
  const inside = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => {
      const nested = rule instanceof CSSGroupingRule ? inside(rule.cssRules) : [];
      return rule instanceof CSSMediaRule ? nested.concat(rule) : nested;
    });
  return [...document.styleSheets].flatMap(({ cssRules }) => inside(cssRules));
}

test('a system that inverts all colours has the tile of the code turned back, the white around it too', async () => {
  root.render(<QrPanel payload={payload} />);
  const code = page.getByRole('img', { name: 'Mã QR để chuyển khoản' });
  await expect.element(code).toBeVisible();
  const turned = () => getComputedStyle(code.element().parentElement ?? document.body).filter;
  expect(turned()).toBe('none');
  // Chromium cannot be told that the system inverts: what would apply then is made to apply.
  const inverted = conditionalRules().filter(({ media }) =>
    /inverted-colors/.test(media.mediaText),
  );
  const conditions = inverted.map(({ media }) => media.mediaText);
  for (const { media } of inverted) media.mediaText = 'all';
  const withInversion = turned();
  for (const [index, { media }] of inverted.entries()) media.mediaText = conditions[index] ?? '';
  expect(withInversion).toBe('invert(1)');
});

test("'Lưu ảnh QR' gives the customer a PNG under its name", async () => {
  const saved: { name: string; href: string }[] = [];
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push({ name: event.target.download, href: event.target.href });
  };
  document.addEventListener('click', onClick);
  root.render(<QrPanel payload={payload} fileName="TRAM8K2Q7D.png" />);
  await userEvent.click(page.getByRole('button', { name: 'Lưu ảnh QR' }));
  await expect.poll(() => saved.length).toBe(1);
  document.removeEventListener('click', onClick);
  expect(saved[0]?.name).toBe('TRAM8K2Q7D.png');
  expect(saved[0]?.href).toMatch(/^blob:/);
});

test('what is saved can be read for a while, since a phone asks first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href);
  });
  saveBlob(new Blob(['ảnh']), 'ma-qr.png');
  await vi.advanceTimersByTimeAsync(30_000);
  const [address = ''] = saved;
  await expect((await fetch(address)).text()).resolves.toBe('ảnh');
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(fetch(address)).rejects.toThrow('Failed to fetch');
});

/** A picture that loads: what `src` is given. */
async function pictureAddress(): Promise<string> {
  return URL.createObjectURL(await qrPng(drawQr(payload), 64));
}

test.each([
  ['is not given to scripts', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', () => Promise.resolve(new Response('Not found', { status: 404 }))],
])('a picture that %s is opened beside, to be saved from there', async (_, answer) => {
  const src = await pictureAddress();
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const blob = vi.spyOn(URL, 'createObjectURL');
  root.render(<QrPanel src={src} />);
  await userEvent.click(page.getByRole('button', { name: 'Lưu ảnh QR' }));
  await expect.poll(() => opened.mock.calls).toEqual([[src, '_blank', 'noopener']]);
  expect(blob).not.toHaveBeenCalled();
});

test('a text too long for a code is reported, and the screen around it stays', async () => {
  root.render(<QrPanel payload={'x'.repeat(3000)} />);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Chưa tải được ảnh QR. Bạn có thể chép từng dòng.');
});

test.each([
  ['has loaded', pictureAddress, page.getByRole('button', { name: 'Lưu ảnh QR' })],
  ['has failed', () => Promise.resolve('data:image/png;base64,none'), page.getByRole('status')],
])('prerendered, a picture that %s before the page is alive is known', async (_, address, told) => {
  const src = await address();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<QrPanel src={src} />);
  document.body.append(container);
  const picture = container.querySelector('img');
  await expect.poll(() => picture?.complete).toBe(true);
  root.unmount();
  root = hydrateRoot(container, <QrPanel src={src} />);
  await expect.element(told).toBeVisible();
});
