import type { RealtimeEventName, VmResultEvent } from '@tram/api/realtime';
import { beforeEach, describe, expect, test } from 'vitest';
import { notifyEvents } from './notify-events.ts';
import { createEvents, nothingTold, type SaidEvents } from './testing/events.ts';
import type { NoticeDeduplication } from './notice-deduplication.ts';

type Said = Partial<VmResultEvent>;

let toasts: string[];
let shown: string | null;
let once: NoticeDeduplication;
let events: SaidEvents;

beforeEach(() => {
  toasts = [];
  shown = null;
  events = createEvents();
  once = nothingTold();
  notifyEvents({
    live: events,
    notify: (status, message, { detail } = {}) =>
      toasts.push([`${status}: ${message}`, detail].filter(Boolean).join(' / ')),
    once,
    showsRecharge: (id) => shown !== null && (id === null || id === shown),
  });
});

// @spec 4.28
test('create_vm_result and vm_result are shown in the server’s words', () => {
  events.say('create_vm_result', { status: 'SUCCESS', message: 'Tạo máy thành công' });
  events.say('vm_result', { status: 'FAILED', message: 'Không còn máy trống' });
  expect(toasts).toEqual(['valid: Tạo máy thành công', 'inValid: Không còn máy trống']);
});

test.each<[RealtimeEventName, Said, readonly string[]]>([
  ['create_vm_result', { status: 'SUCCESS' }, ['valid: Tạo thành công']],
  ['create_vm_result', { status: 'FAILED' }, ['inValid: Có lỗi xảy ra / Chưa tạo được máy']],
  ['vm_result', { status: 'SUCCESS' }, ['valid: Thao tác với máy thành công']],
  ['recharge_result', { status: 'SUCCESS' }, ['valid: Nạp tiền thành công']],
  ['recharge_result', { status: 'FAILED' }, ['inValid: Có lỗi xảy ra / Nạp tiền không thành công']],
  ['account_result', { status: 'SUCCESS' }, ['valid: Xác minh danh tính thành công']],
  // A discount, a limit: what has changed shows where it counts.
  ['account_result', { id: 'me' }, []],
  ['vm_result', { message: 'Máy đang bảo trì' }, ['warn: Máy đang bảo trì']],
  ['create_vm_result', {}, []],
  ['vm_result', { id: 'c1', action: 'start' }, []],
  ['recharge_result', {}, []],
  ['boot_result', { status: 'SUCCESS', message: 'Máy đã sẵn sàng' }, []],
  // @spec 4.28
])('%s with %j is shown as %j', (name, said, expected) => {
  events.say(name, said);
  expect(toasts).toEqual(expected);
});

describe('a recharge', () => {
  // @spec 8.18
  test('whose dialog is open is left to the dialog, unless it failed', () => {
    shown = 'r1';
    events.say('recharge_result', { id: 'r1', status: 'SUCCESS', message: 'Đã nạp 50.000 VNĐ' });
    events.say('recharge_result', { status: 'SUCCESS', message: 'Đã nạp 50.000 VNĐ' });
    expect(toasts).toEqual([]);
    events.say('recharge_result', { id: 'r1', status: 'FAILED', message: 'Ngân hàng từ chối' });
    expect(toasts).toEqual(['inValid: Ngân hàng từ chối']);
  });

  // @spec 8.18
  test('that failed always has its toast, also when its record has reported it', () => {
    once.byRecord({ of: 'recharge', id: 'r1' }, () => toasts.push('record'));
    events.say('recharge_result', { id: 'r1', status: 'FAILED' });
    expect(toasts).toEqual(['record', 'inValid: Có lỗi xảy ra / Nạp tiền không thành công']);
  });

  test('that was paid is reported once, by its record or by its event', () => {
    once.byRecord({ of: 'recharge', id: 'r1' }, () => toasts.push('record'));
    events.say('recharge_result', { id: 'r1', status: 'SUCCESS' });
    expect(toasts).toEqual(['record']);
  });
});

test('a machine that its record has reported is not reported again', () => {
  once.byRecord({ of: 'machine', id: 'c1', action: 'start' }, () => toasts.push('record'));
  events.say('vm_result', { id: 'c1', status: 'SUCCESS', action: 'start' });
  expect(toasts).toEqual(['record']);
  events.say('vm_result', { id: 'c1', status: 'SUCCESS', action: 'shutdown' });
  expect(toasts).toHaveLength(2);
});
