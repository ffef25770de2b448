import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawQr, qrPng } from './qr-drawing.ts';
import { QrPanel } from './QrPanel.tsx';

const payload = '00020101021238540010A0000007270124000697043601101023456789';

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
