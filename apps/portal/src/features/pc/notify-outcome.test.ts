import { describe, expect, test } from 'vitest';
import { failure } from '@tram/api/result';
import type { ToastStatus } from '@tram/ui/toast-queue';
import { nothingTold } from '../../data/testing/events.ts';
import type { PcOutcome } from './pc-lifecycles.ts';
import { notifyOutcome } from './notify-outcome.ts';

function told(
  outcome: PcOutcome,
  telling = nothingTold(),
): readonly (readonly [ToastStatus, string])[] {
  return toldInFull(outcome, telling).map(([status, message]) => [status, message] as const);
}

/** The same with the second sentence of each toast. */
function toldInFull(
  outcome: PcOutcome,
  telling = nothingTold(),
): readonly (readonly [ToastStatus, string, string?])[] {
  const notices: (readonly [ToastStatus, string, string?])[] = [];
  notifyOutcome(
    {
      notify: (status, message, { detail } = {}) =>
        void notices.push(detail === undefined ? [status, message] : [status, message, detail]),
    },
    outcome,
    telling,
  );
  return notices;
}

const about = { id: 'a', name: 'Render Tết 2027' };

describe('what is reported to the customer', () => {
  // @spec 4.21
  test('of a rental, in the words of the specification', () => {
    expect(told({ ...about, type: 'DONE', action: 'rent', message: null })).toEqual([
      ['valid', 'Image: Render Tết 2027 đang được boot'],
    ]);
  });

  test.each(['rent', 'extend'] as const)('of a payment (%s): what was charged', (action) => {
    const paid = { ...about, type: 'DONE', action, message: null, total: 14_250 } as const;
    expect(toldInFull(paid)[0]?.[2]).toBe('Đã trừ 14.250\u00A0VNĐ');
  });

  test('of a payment whose price had changed: both sums, and that nothing was charged', () => {
    const { error } = failure('conflict', { status: 409, total: 499_000 });
    const refused = { ...about, type: 'REFUSED', action: 'rent', error, total: 349_000 } as const;
    expect(toldInFull(refused)).toEqual([
      [
        'warn',
        'Giá vừa đổi: 349.000\u00A0VNĐ → 499.000\u00A0VNĐ',
        'Máy “Render Tết 2027”. Chúng tôi chưa trừ tiền',
      ],
    ]);
  });

  test('that a PC is ready, or could not be made, unless its event has said so', () => {
    expect(told({ ...about, type: 'READY' })).toEqual([['valid', 'Máy đã sẵn sàng']]);
    expect(told({ ...about, type: 'NOT_MADE' })[0]?.[0]).toBe('inValid');
    const telling = nothingTold();
    telling.byEvent({ of: 'machine', id: about.id, action: 'create' });
    expect(told({ ...about, type: 'READY' }, telling)).toEqual([]);
  });

  test('of an extension, a deletion and a new password', () => {
    expect(
      (['extend', 'delete', 'renewPassword'] as const).map(
        (action) => told({ ...about, type: 'DONE', action, message: null })[0]?.[1],
      ),
    ).toEqual([
      'Gia hạn thành công',
      'Xóa thành công',
      "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'",
    ]);
  });

  test('of a reset, in the words of the server', () => {
    expect(told({ ...about, type: 'DONE', action: 'reset', message: 'Đã reset' })).toEqual([
      ['valid', 'Đã reset'],
    ]);
  });

  // @spec 8.11
  test('of a refusal, in the words of the server', () => {
    const { error } = failure('conflict', { message: 'Image đang được boot', status: 409 });
    expect(told({ ...about, type: 'REFUSED', action: 'delete', error })).toEqual([
      ['inValid', 'Image đang được boot'],
    ]);
  });

  // @spec 8.1
  test('of a new password whose answer was lost, in the words of the specification', () => {
    const { error } = failure('network');
    expect(told({ ...about, type: 'REFUSED', action: 'renewPassword', error })).toEqual([
      ['inValid', 'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin'],
    ]);
    expect(told({ ...about, type: 'REFUSED', action: 'reset', error })).toEqual([
      ['inValid', 'Mất kết nối với máy chủ, bạn kiểm tra mạng rồi thử lại'],
    ]);
  });

  test('nothing when the session has ended or the screen was left', () => {
    for (const kind of ['unauthorized', 'aborted'] as const) {
      const { error } = failure(kind);
      expect(told({ ...about, type: 'REFUSED', action: 'wake', error })).toEqual([]);
    }
  });
});
