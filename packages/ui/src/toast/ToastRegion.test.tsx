import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ActionMenu } from '../menu/ActionMenu.tsx';
import { createToastQueue, ToastRegion, toastLife, type ToastQueue } from './ToastRegion.tsx';

let root: Root;
let container: HTMLElement;
let queue: ToastQueue;

beforeEach(async () => {
  // Wide enough that the middle of the page, where an unhovering mouse goes, is beside the toasts; the mouse of an earlier file
  // may have been left on their place, which would hold their lives.
  await page.viewport(1000, 700);
  await userEvent.unhover(document.body);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  container = document.createElement('div');
  document.body.append(container);
  queue = createToastQueue();
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
});

const toasts = page.getByRole('listitem');
const words = 'Thành công: Tạo thành công';

/** Resolves behind the tasks that wait already, those of React among them: it is given its turn by messages, too. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Two frames, each with what it set going: React has rendered what the timers did, however late a busy machine draws. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    await turn();
  }
}

async function pass(milliseconds: number): Promise<void> {
  await painted();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await painted();
}

/** Waits until the exit animation has ended. */
async function leave(): Promise<void> {
  await pass(200);
}

async function show(): Promise<void> {
  root.render(<ToastRegion queue={queue} />);
  queue.show({ status: 'valid', title: 'Tạo thành công' });
  // Frames, since `expect.element` would let the fake clock run.
  for (let frame = 0; frame < 100 && toasts.query()?.textContent !== words; frame += 1) {
    await painted();
  }
  expect(toasts.element()).toHaveTextContent(words);
}

/** Waits, in frames, until the line that shows a toast's time left is paused or runs. */
async function lifeLine(state: 'paused' | 'running'): Promise<void> {
  const line = page.getByRole('listitem').element().lastElementChild;
  if (line === null) throw new Error('No line.');
  for (let frame = 0; frame < 100; frame += 1) {
    if (getComputedStyle(line).animationPlayState === state) return;
    await painted();
  }
  throw new Error(`The life of the toast is not ${state}.`);
}

// @spec 9.18
test('a toast lives eight seconds', async () => {
  await show();
  await pass(toastLife - 300);
  expect(toasts.elements()).toHaveLength(1);
  await pass(300);
  await leave();
  expect(toasts.elements()).toHaveLength(0);
});

test('what is no error is said by a live region that was there before, under a dialog too, and leaves it with the usual life', async () => {
  queue.show({ status: 'valid', title: 'Đã lưu' });
  root.render(<ToastRegion queue={queue} />);
  await painted();
  const live = container.querySelector('[aria-live="polite"]');
  // The region came with its first toast: whose words come a moment later.
  expect(live?.textContent).toBe('');
  await pass(100);
  expect(live?.textContent).toBe('Thành công: Đã lưu');
  queue.clear();
  await leave();
  root.render(
    <>
      <ToastRegion queue={queue} />
      <Dialog open title="Nạp tiền" onClose={() => {}} footer={<Button>Hủy</Button>}>
        <p>Chọn số tiền</p>
      </Dialog>
    </>,
  );
  for (let frame = 0; frame < 100 && page.getByRole('dialog').query() === null; frame += 1) {
    await painted();
  }
  queue.show({ status: 'inValid', title: 'Có lỗi xảy ra' });
  queue.show({ status: 'valid', title: 'Tạo thành công', detail: 'Máy đã sẵn sàng.', stays: true });
  await painted();
  expect(live?.isConnected).toBe(true);
  expect(live?.textContent).toBe('Thành công: Tạo thành công Máy đã sẵn sàng.');
  expect(live?.closest('[inert], [aria-hidden]')).toBeNull();
  await pass(toastLife);
  expect(live?.textContent).toBe('');
  expect(toasts.elements()).toHaveLength(2);
});

test('hovering holds its life, and what was lived already counts', async () => {
  await show();
  await pass(4000);
  await userEvent.hover(toasts);
  await lifeLine('paused');
  await pass(60_000);
  expect(toasts.elements()).toHaveLength(1);
  await userEvent.unhover(toasts);
  await lifeLine('running');
  // Moving the pointer takes a moment of the life too, on a busy machine a longer one.
  await pass(1000);
  expect(toasts.elements()).toHaveLength(1);
  await pass(3000);
  await leave();
  expect(toasts.elements()).toHaveLength(0);
});

test('focus holds its life', async () => {
  await show();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  expect(page.getByRole('button', { name: 'Đóng thông báo' }).element()).toHaveFocus();
  await pass(60_000);
  expect(toasts.elements()).toHaveLength(1);
});

test('F6 to the region holds its life, and its life goes on with F6 back', async () => {
  await show();
  await userEvent.keyboard('{F6}');
  expect(page.getByRole('region', { name: 'Thông báo' }).element()).toHaveFocus();
  await lifeLine('paused');
  await pass(60_000);
  expect(toasts.elements()).toHaveLength(1);
  page.getByRole('region', { name: 'Thông báo' }).element().blur();
  await lifeLine('running');
  await pass(toastLife);
  await leave();
  expect(toasts.elements()).toHaveLength(0);
});

test('closed with the pointer, a toast leaves the focus in the region, which holds no life', async () => {
  await show();
  queue.show({ status: 'valid', title: 'Máy đã sẵn sàng' });
  for (let frame = 0; frame < 100 && toasts.elements().length < 2; frame += 1) await painted();
  await userEvent.click(page.getByRole('button', { name: 'Đóng thông báo' }).first());
  await leave();
  expect(page.getByRole('region', { name: 'Thông báo' }).element()).toHaveFocus();
  await userEvent.unhover(toasts);
  await lifeLine('running');
  await pass(toastLife);
  await leave();
  expect(toasts.elements()).toHaveLength(0);
});

test('a tab in the background holds its life', async () => {
  await show();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(toasts.elements()).toHaveLength(1);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(toastLife);
  await leave();
  expect(toasts.elements()).toHaveLength(0);
});

test('under an open dialog a toast can be pressed, and neither press nor Escape closes the dialog', async () => {
  vi.useRealTimers();
  const onClose = vi.fn<() => void>();
  root.render(
    <>
      <ToastRegion queue={queue} />
      <Dialog open title="Nạp tiền" dismissOutside onClose={onClose} footer={<Button>Hủy</Button>}>
        <p>Chọn số tiền</p>
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Nạp tiền' })).toBeVisible();
  queue.show({ status: 'inValid', title: 'Có lỗi xảy ra' });
  queue.show({ status: 'warn', title: 'Image đang được boot' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().closest('[inert]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Đóng thông báo' }).first());
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0);
  page.getByRole('button', { name: 'Đóng thông báo' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => toasts.elements()).toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('an error and a toast with an action stay until they are closed, unless they say otherwise', async () => {
  await show();
  queue.show({ status: 'inValid', title: 'Có lỗi xảy ra' });
  queue.show({
    status: 'warn',
    title: 'Hết giờ',
    action: { label: 'Gia hạn', onSelect: () => {} },
  });
  await pass(toastLife * 10);
  await leave();
  expect(toasts.elements().map((toast) => toast.textContent)).toEqual([
    'Lỗi: Có lỗi xảy ra',
    'Lưu ý: Hết giờGia hạn',
  ]);
  queue.clear();
  await leave();
  queue.show({ status: 'inValid', title: 'Mất kết nối', stays: false });
  await pass(0);
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await pass(toastLife);
  await leave();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test.each([
  [undefined, 'left', 'bottom'],
  ['bottom-right', 'right', 'bottom'],
  ['top-left', 'left', 'top'],
  ['top-right', 'right', 'top'],
] as const)(
  // @spec 9.19
  'position %s is 24 px from its corner, on a phone at the bottom of the screen',
  async (position, side, end) => {
    vi.useRealTimers();
    await page.viewport(1000, 700);
    root.render(<ToastRegion queue={queue} {...(position === undefined ? {} : { position })} />);
    queue.show({ status: 'valid', title: 'Tạo thành công' });
    await expect.element(toasts).toBeVisible();
    await expect
      .poll(() => {
        const box = page.getByRole('listitem').element().getBoundingClientRect();
        const { left, top } = box;
        const edges = { left, top, right: 1000 - box.right, bottom: 700 - box.bottom };
        return [Math.round(edges[side]), Math.round(edges[end])];
      })
      .toEqual([24, 24]);
    await page.viewport(390, 700);
    await expect
      .poll(() => {
        const { left, right, bottom } = page
          .getByRole('listitem')
          .element()
          .getBoundingClientRect();
        return [left, 390 - right, 700 - bottom].map(Math.round);
      })
      .toEqual([12, 12, 12]);
  },
);

test('on a phone a toast over an open sheet is at the top, and the buttons at the bottom of the sheet can be pressed', async () => {
  vi.useRealTimers();
  await page.viewport(390, 700);
  const pressed: string[] = [];
  const names = ['Ở lại', 'Đăng xuất', 'Tắt máy rồi đăng xuất'];
  root.render(
    <>
      <ToastRegion queue={queue} />
      <Dialog
        open
        title="Đăng xuất bây giờ?"
        onClose={() => {}}
        footerStart={<Button onClick={() => pressed.push('Ở lại')}>Ở lại</Button>}
        footer={names.slice(1).map((name) => (
          <Button key={name} onClick={() => pressed.push(name)}>
            {name}
          </Button>
        ))}
      >
        <p>Máy cloud vẫn chạy</p>
      </Dialog>
    </>,
  );
  const sheet = page.getByRole('dialog');
  await expect.element(sheet).toBeVisible();
  queue.show({
    status: 'warn',
    title: 'Máy cloud dự kiến tắt lúc 14:25',
    action: { label: 'Xem máy', onSelect: () => {} },
  });
  await expect.element(toasts).toBeVisible();
  await expect
    .poll(() => {
      const { left, right, top } = page.getByRole('listitem').element().getBoundingClientRect();
      return [left, 390 - right, top].map(Math.round);
    })
    .toEqual([12, 12, 12]);
  for (const name of names) await userEvent.click(sheet.getByRole('button', { name, exact: true }));
  expect(pressed).toEqual(names);
});

/** Where the toast is over what a phone shows, px from the top and the bottom of the screen. */
function placeOfToast(): readonly number[] {
  const { top, bottom } = page.getByRole('listitem').element().getBoundingClientRect();
  return [top, 700 - bottom].map(Math.round);
}

test('on a phone a toast leaves the rows of an open menu free, and the search of the palette', async () => {
  vi.useRealTimers();
  await page.viewport(390, 700);
  const groups = [{ id: 'pc', actions: [{ id: 'reset', label: 'Reset máy', onSelect: () => {} }] }];
  const menu = <ActionMenu button={<Button>Thao tác</Button>} title="Render" groups={groups} />;
  root.render(
    <>
      <ToastRegion queue={queue} />
      {menu}
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Thao tác' }));
  await expect.element(page.getByRole('menu')).toBeVisible();
  queue.show({ status: 'valid', title: 'Máy đã sẵn sàng' });
  await expect.element(toasts).toBeVisible();
  await expect.poll(() => placeOfToast()[0]).toBe(12);
  root.render(
    <>
      <ToastRegion queue={queue} />
      <CommandPalette open onClose={() => {}} groups={[]} />
    </>,
  );
  await expect.element(page.getByRole('combobox')).toBeVisible();
  await expect.poll(() => placeOfToast()[1]).toBe(12);
});
