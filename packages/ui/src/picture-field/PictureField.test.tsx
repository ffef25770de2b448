import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PictureField } from './PictureField.tsx';
import { brokenJpeg, chooseFiles, disguisedGif, samplePicture } from '../testing/sample-files.ts';

let root: Root;
let container: HTMLElement;
let alive: Set<string>;
const chosen = vi.fn<(file: File | null) => void>();
const refused = vi.fn<(message: string) => void>();

beforeEach(() => {
  chosen.mockClear();
  refused.mockClear();
  alive = new Set();
  const create = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob);
    alive.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    alive.delete(url);
    revoke(url);
  });
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Before the buttons that change it, which have the field's name as well. */
const control = page.getByLabelText(/^CCCD mặt sau/).first();

function show(props: Partial<Parameters<typeof PictureField>[0]> = {}): void {
  flushSync(() =>
    root.render(
      <StrictMode>
        <PictureField label="CCCD mặt sau" onValueChange={chosen} onRefuse={refused} {...props} />
      </StrictMode>,
    ),
  );
}

function input(): HTMLInputElement {
  const element = control.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('No input.');
  return element;
}

async function choose(...files: File[]): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  chooseFiles(input(), files);
}

function drag(type: 'dragenter' | 'dragover' | 'drop', file: File): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  input().dispatchEvent(event);
  return event;
}

test.each([
  [
    'another kind in disguise',
    disguisedGif,
    'Chỉ tải lên được ảnh JPEG hoặc PNG. Hãy chọn file khác.',
  ],
  ['a picture that cannot be opened', brokenJpeg, 'Không mở được ảnh này. Hãy chọn ảnh khác.'],
] as const)('%s is refused: told below, announced, handed on', async (_what, make, words) => {
  show();
  await choose(make());
  await expect.element(control).toHaveAccessibleDescription(words);
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  expect(refused).toHaveBeenCalledExactlyOnceWith(words);
  expect(input().files?.length).toBe(0);
  expect(alive.size).toBe(0);
});

test('a picture over the limit is refused with both sizes, and one that fits clears the words', async () => {
  const picture = await samplePicture();
  show({ maxBytes: picture.size - 1 });
  await choose(picture);
  await expect
    .element(control)
    .toHaveAccessibleDescription(/^Ảnh nặng \d+\skB\. Hãy chọn ảnh tối đa \d+\skB\.$/);
  expect(chosen).not.toHaveBeenCalled();
  show({ maxBytes: picture.size });
  await choose(picture);
  await expect.element(page.getByRole('img')).toBeVisible();
  await expect.element(control).toHaveAttribute('aria-invalid', 'false');
});

test('its preview lives as long as it is shown', async () => {
  show();
  await choose(await samplePicture());
  await expect.element(page.getByRole('img')).toBeVisible();
  await expect.poll(() => alive.size).toBe(1);
  const [first] = alive;
  await choose(await samplePicture({ name: 'moi.png', type: 'image/png' }));
  await expect.element(page.getByText('moi.png', { exact: true })).toBeVisible();
  expect(alive.size).toBe(1);
  expect(alive.has(first ?? '')).toBe(false);
  root.render(null);
  await expect.poll(() => alive.size).toBe(0);
});

test('of two files that are chosen quickly after each other the second counts', async () => {
  show();
  const slow = await samplePicture({ name: 'cham.jpg' });
  const slice = slow.slice.bind(slow);
  const waiting: (() => void)[] = [];
  const read = new Promise<void>((settle) => waiting.push(settle));
  vi.spyOn(slow, 'slice').mockImplementation((...range) => {
    const part = slice(...range);
    vi.spyOn(part, 'arrayBuffer').mockImplementation(async () => {
      await read;
      return slice(...range).arrayBuffer();
    });
    return part;
  });
  await choose(slow);
  await choose(await samplePicture({ name: 'sau.jpg' }));
  await expect.element(page.getByText('sau.jpg', { exact: true })).toBeVisible();
  for (const settle of waiting) settle();
  await read;
  await expect.element(page.getByText('sau.jpg', { exact: true })).toBeVisible();
  expect(chosen).toHaveBeenCalledOnce();
});

test('a chooser that is closed without a choice changes nothing', async () => {
  const picture = await samplePicture();
  show({ defaultValue: picture });
  await expect.element(page.getByText(picture.name, { exact: true })).toBeVisible();
  await choose();
  await expect.element(page.getByText(picture.name, { exact: true })).toBeVisible();
  expect(input().files?.[0]?.name).toBe(picture.name);
  expect(chosen).not.toHaveBeenCalled();
});

test('a dropped file is accepted, but not during an upload, and the page never navigates to it', async () => {
  const picture = await samplePicture();
  show();
  await expect.element(control).toBeInTheDocument();
  expect(drag('dragover', picture).defaultPrevented).toBe(true);
  await expect.element(page.getByText('Thả ảnh vào đây')).toBeVisible();
  expect(drag('drop', picture).defaultPrevented).toBe(true);
  await expect.element(page.getByText(picture.name, { exact: true })).toBeVisible();
  show({ progress: 0.5 });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '50');
  expect(drag('drop', disguisedGif()).defaultPrevented).toBe(true);
  await expect.element(page.getByRole('progressbar')).toBeInTheDocument();
  expect(refused).not.toHaveBeenCalled();
});

test('with the keyboard: the frame, then removing, which goes back to the frame', async () => {
  show({ defaultValue: await samplePicture() });
  await expect.element(control).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(control).toHaveFocus();
  expect(chosen).toHaveBeenCalledExactlyOnceWith(null);
  expect(input().files?.length).toBe(0);
});

test("'Đổi ảnh' opens the chooser of the one control", async () => {
  show({ defaultValue: await samplePicture() });
  const opened = vi.fn<(target: EventTarget | null) => void>();
  container.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    opened(event.target);
  });
  await userEvent.click(page.getByText('Đổi ảnh'));
  expect(opened).toHaveBeenCalledExactlyOnceWith(input());
});

function Parent({ picture }: { readonly picture: File }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <PictureField label="CCCD mặt sau" value={file} onValueChange={() => {}} />
      <button type="button" onClick={() => setFile(picture)}>
        Đặt
      </button>
    </>
  );
}

test('a parent that holds the value decides: null stays null', async () => {
  const picture = await samplePicture();
  root.render(<Parent picture={picture} />);
  await choose(picture);
  await userEvent.click(page.getByRole('button', { name: 'Đặt' }));
  await expect.element(page.getByText(picture.name, { exact: true })).toBeVisible();
});

test('what was chosen before hydration is checked and kept', async () => {
  const field: ReactNode = <PictureField label="CCCD mặt sau" onValueChange={chosen} />;
  root.unmount();
  container.innerHTML = renderToString(field);
  await choose(await samplePicture());
  const errors: unknown[] = [];
  root = hydrateRoot(container, field, { onRecoverableError: (error) => errors.push(error) });
  await expect.element(page.getByText('cccd-mat-truoc.jpg', { exact: true })).toBeVisible();
  expect(chosen).toHaveBeenCalledOnce();
  expect(errors).toEqual([]);
});
