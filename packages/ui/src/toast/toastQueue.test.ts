import { expect, test, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';

function livingTitles(queue: ToastQueue): readonly string[] {
  return queue
    .getToasts()
    .filter((toast) => !toast.leaving)
    .map((toast) => toast.title);
}

test('at most three live: a fourth closes the oldest, and the newest comes last', () => {
  const queue = createToastQueue();
  for (const title of ['một', 'hai', 'ba', 'bốn']) queue.show({ status: 'valid', title });
  expect(livingTitles(queue)).toEqual(['hai', 'ba', 'bốn']);
  expect(queue.getToasts()[0]).toMatchObject({ title: 'một', leaving: true });
});

test('a fourth closes a toast that would time out before one that waits for the customer', () => {
  const queue = createToastQueue();
  queue.show({ status: 'inValid', title: 'Chưa tắt được máy' });
  for (const title of ['hai', 'ba', 'bốn']) queue.show({ status: 'valid', title });
  expect(livingTitles(queue)).toEqual(['Chưa tắt được máy', 'ba', 'bốn']);
  for (const title of ['năm', 'sáu', 'bảy']) queue.show({ status: 'inValid', title });
  expect(livingTitles(queue)).toEqual(['năm', 'sáu', 'bảy']);
});

test('the same words restart the toast and are shown once', () => {
  const queue = createToastQueue();
  const first = queue.show({ status: 'warn', title: 'Image đang được boot' });
  queue.show({ status: 'valid', title: 'Tạo thành công' });
  const second = queue.show({ status: 'warn', title: 'Image đang được boot' });
  expect(second).not.toBe(first);
  expect(livingTitles(queue)).toEqual(['Tạo thành công', 'Image đang được boot']);
});

test('a later toast about the same subject takes the place of the one before', () => {
  const queue = createToastQueue();
  queue.show({ status: 'inValid', title: 'Mã QR đã hết thời gian', subject: 'recharge r1' });
  queue.show({ status: 'inValid', title: 'Mã QR khác đã hết thời gian', subject: 'recharge r2' });
  queue.show({ status: 'valid', title: 'Nạp 50.000 VNĐ thành công', subject: 'recharge r1' });
  queue.show({ status: 'valid', title: 'Tạo thành công' });
  expect(livingTitles(queue)).toEqual([
    'Mã QR khác đã hết thời gian',
    'Nạp 50.000 VNĐ thành công',
    'Tạo thành công',
  ]);
  queue.closeSubject('recharge r2');
  expect(livingTitles(queue)).toEqual(['Nạp 50.000 VNĐ thành công', 'Tạo thành công']);
});

// @spec 9.20
test('the next navigation closes what was not asked to stay', () => {
  const queue = createToastQueue();
  queue.show({ status: 'inValid', title: 'Có lỗi xảy ra' });
  queue.show({ status: 'valid', title: 'Xóa thành công', keepOnNavigation: true });
  queue.navigated();
  expect(livingTitles(queue)).toEqual(['Xóa thành công']);
});

test('a closed toast is removed once its motion has ended; closing an unknown one notifies no listener', () => {
  const queue = createToastQueue();
  const id = queue.show({ status: 'valid', title: 'Tạo thành công' });
  const listener = vi.fn<() => void>();
  queue.subscribe(listener);
  queue.close('toast-999');
  expect(listener).not.toHaveBeenCalled();
  queue.close(id);
  expect(livingTitles(queue)).toEqual([]);
  queue.remove(id);
  expect(queue.getToasts()).toEqual([]);
});
