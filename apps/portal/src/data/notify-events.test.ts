import type { RealtimeEventName, VmResultEvent } from '@tram/api/realtime';
import { beforeEach, describe, expect, test } from 'vitest';
import { createNotices, notifyBy } from '../app/notices.ts';
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
    withdraw: () => {},
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

describe('what becomes of a recharge whose code has timed out', () => {
  const timedOut = { id: 'r1', status: 'FAILED', message: 'Đã hết thời gian chờ' } as const;
  const paid = { id: 'r1', status: 'SUCCESS', message: 'Nạp 50.000 VNĐ thành công' } as const;
  const { queue } = createNotices();
  const titles = () => queue.getToasts().flatMap(({ title, leaving }) => (leaving ? [] : [title]));

  beforeEach(() => {
    queue.clear();
    notifyEvents({
      live: events,
      notify: notifyBy(queue),
      withdraw: queue.closeSubject,
      once,
      showsRecharge: (id) => shown !== null && (id === null || id === shown),
    });
  });

  test('its payment takes the place of its time-out, and another stays', () => {
    events.say('recharge_result', { ...timedOut, id: 'r2', message: 'Mã khác đã hết thời gian' });
    events.say('recharge_result', timedOut);
    events.say('recharge_result', paid);
    expect(titles()).toEqual(['Mã khác đã hết thời gian', 'Nạp 50.000 VNĐ thành công']);
  });

  test('beside the dialog that says it was paid stands no time-out', () => {
    shown = 'r1';
    events.say('recharge_result', timedOut);
    expect(titles()).toEqual(['Đã hết thời gian chờ']);
    events.say('recharge_result', paid);
    expect(titles()).toEqual([]);
  });
});

test('a machine that its record has reported is not reported again', () => {
  once.byRecord({ of: 'machine', id: 'c1', action: 'start' }, () => toasts.push('record'));
  events.say('vm_result', { id: 'c1', status: 'SUCCESS', action: 'start' });
  expect(toasts).toEqual(['record']);
  events.say('vm_result', { id: 'c1', status: 'SUCCESS', action: 'shutdown' });
  expect(toasts).toHaveLength(2);
});
