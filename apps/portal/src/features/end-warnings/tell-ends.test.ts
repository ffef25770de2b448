import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { MINUTE } from '@tram/machines/rules';
import { createServerServices } from '../../app/create-services.ts';
import { noticeDeduplicationOf } from '../../data/notice-deduplication.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { activityStoreOf } from '../activity/activity-store.ts';
import { createEndTeller } from './tell-ends.ts';
import type { PlacedEnd, Said } from './told-ends.ts';

/** 14:13 in the zone of the tests. */
const now = new Date(2026, 10, 20, 14, 13).getTime();

const pc: PlacedEnd = {
  kind: 'pc',
  id: 'a',
  name: 'Máy bàn phím',
  endsAt: now + 15 * MINUTE,
  term: null,
  limit: 'rental',
  page: 2,
  address: '/?extend=a&page=2',
};
const vps: PlacedEnd = { ...pc, kind: 'vps', id: 'v', name: 'VPS 4', page: 1, address: '/vps?v' };
const cloud: PlacedEnd = { ...vps, kind: 'cloud', id: 'c', name: 'Valorant', address: '/c?extend' };

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function surroundings() {
  const navigate = vi.fn<(to: string) => void>();
  const services = {
    ...createServerServices(defaultRuntimeConfig),
    navigate: async (to: unknown) => navigate(String(to)),
  };
  const teller = createEndTeller(services);
  const say = (says: Said, ...ends: readonly PlacedEnd[]) => {
    teller.tell(ends.map((end) => ({ end, says })));
    vi.advanceTimersByTime(0);
  };
  const toasts = () => services.notices.queue.getToasts().filter(({ leaving }) => !leaving);
  return { services, navigate, teller, say, toasts };
}

describe('a warning', () => {
  test.each([
    [pc, 'PC “Máy bàn phím” hết giờ lúc 14:28', 'Lúc 14:13 còn 15 phút.', 'Gia hạn', pc.address],
    [vps, 'VPS “VPS 4” hết giờ lúc 14:28', 'Gia hạn trước giờ này', 'Gia hạn', vps.address],
    [cloud, 'Máy cloud “Valorant” hết giờ lúc 14:28', 'còn 15 phút', 'Gia hạn', cloud.address],
    [
      { ...cloud, limit: 'session' as const },
      'Máy cloud “Valorant” dự kiến tắt lúc 14:28',
      'sau đó hết giới hạn của một phiên và máy tự tắt',
      'Xem máy',
      '/clouds',
    ],
    [
      { ...cloud, limit: 'hours' as const },
      'Máy cloud “Valorant” dự kiến tắt lúc 14:28',
      'sau đó hết giờ dùng đã mua',
      'Gia hạn',
      cloud.address,
    ],
  ])(
    '%# names the machine and its time, and leads to what helps',
    (end, title, detail, label, place) => {
      const { say, toasts, navigate } = surroundings();
      say(15, end);
      const [toast] = toasts();
      expect(toast).toMatchObject({ status: 'warn', title, action: { label } });
      expect(toast?.detail).toContain(detail);
      toast?.action?.onSelect();
      expect(navigate).toHaveBeenCalledExactlyOnceWith(place);
    },
  );

  test('of several machines is one, names the first and leads to the calendar of all', () => {
    const { say, toasts, navigate } = surroundings();
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...pc,
      id: `${index}`,
      name: `Máy ${index + 1}`,
      endsAt: pc.endsAt + index,
    }));
    say(15, ...many.toReversed());
    expect(toasts()).toMatchObject([
      {
        title: '200 máy sắp hết giờ',
        detail: 'Máy 1 14:28, Máy 2 14:28, Máy 3 14:28 và 197 máy nữa',
        action: { label: 'Xem lịch hết hạn' },
      },
    ]);
    toasts()[0]?.action?.onSelect();
    expect(navigate).toHaveBeenCalledWith('/?expiry=open');
  });

  test('takes the place of the one before, and goes with its end', () => {
    const { say, toasts, teller } = surroundings();
    say(30, pc);
    say(15, vps);
    say(15, pc);
    expect(toasts().map(({ title }) => title)).toEqual([
      'VPS “VPS 4” hết giờ lúc 14:28',
      'PC “Máy bàn phím” hết giờ lúc 14:28',
    ]);
    teller.keepOnly((end) => end === vps);
    expect(toasts().map(({ title }) => title)).toEqual(['VPS “VPS 4” hết giờ lúc 14:28']);
  });
});

describe('an end', () => {
  const past = { ...pc, endsAt: now };

  test('names the machine, and leads to its screen', () => {
    const { say, toasts, navigate } = surroundings();
    say(0, past);
    expect(toasts()).toMatchObject([
      { title: 'Đã hết giờ: Máy bàn phím', detail: 'Hết lúc 14:13.' },
    ]);
    toasts()[0]?.action?.onSelect();
    expect(navigate).toHaveBeenCalledWith('/?page=2');
  });

  test('of one machine after the other is one notice while it is not read yet', () => {
    const { say, toasts } = surroundings();
    say(0, past);
    say(0, { ...past, id: 'b', name: 'Render' });
    expect(toasts()).toMatchObject([{ title: 'Đã hết giờ: Máy bàn phím, Render' }]);
  });

  test('of a session says that it was the session', () => {
    const { say, toasts } = surroundings();
    say(0, { ...cloud, endsAt: now, limit: 'session' });
    expect(toasts()).toMatchObject([
      { title: 'Đã hết phiên: Valorant', action: { label: 'Xem máy' } },
    ]);
  });

  test('is not told a second time where an event has told it', () => {
    const { services, say, toasts } = surroundings();
    noticeDeduplicationOf(services).byEvent({ of: 'machine', id: vps.id, action: 'delete' });
    say(0, { ...vps, endsAt: now });
    expect(toasts()).toEqual([]);
  });
});

test('a hidden tab has a system notification, which names no machine on a locked screen', async () => {
  const shown: (readonly [string, string | undefined])[] = [];
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      constructor(title: string, options?: NotificationOptions) {
        super();
        shown.push([title, options?.body]);
      }
    },
  );
  const { say, toasts } = surroundings();
  say(15, pc);
  say(0, { ...pc, endsAt: now }, { ...vps, endsAt: now });
  await Promise.resolve();
  expect(shown).toEqual([
    ['Có máy sắp hết giờ', 'Hết giờ lúc 14:28. Mở Trạm để gia hạn.'],
    ['2 máy đã hết giờ', 'Mở Trạm để xem.'],
  ]);
  expect(toasts()).toEqual([]);
});

test('where a system notification may not be shown any more, the notice waits', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('Notification', undefined);
  const { say, toasts } = surroundings();
  say(15, pc);
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts()).toHaveLength(1);
});

test('the bell has one line for an end, which moves up with each warning and stays after a reload', () => {
  const { services, teller } = surroundings();
  const store = activityStoreOf(services);
  teller.record({ end: pc, says: 30 });
  expect(store.records()).toMatchObject([{ at: pc.endsAt - 30 * MINUTE, hasEnded: false }]);
  store.markSeen();
  teller.record({ end: pc, says: 15 });
  expect(store.unseen()).toBe(1);
  store.markSeen();
  // As after a reload, when the page does not know what it has said.
  teller.record({ end: pc, says: 15 });
  expect(store.unseen()).toBe(0);
  teller.record({ end: pc, says: 0 });
  expect(store.records()).toMatchObject([
    { source: 'end', at: pc.endsAt, text: 'Máy bàn phím', hasEnded: true, place: '/?page=2' },
  ]);
});
