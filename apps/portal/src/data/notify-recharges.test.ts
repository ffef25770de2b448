import type { ResultEvent } from '@tram/api/realtime';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { pendingRecharge } from '@tram/machines/recharge-qr/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServerServices } from '../app/create-services.ts';
import type { Services } from '../app/services.ts';
import { queryClientOf } from './query-client.ts';
import { notifyRecharges } from './notify-recharges.ts';
import { startApiServer, type ApiServer } from './testing/api-server.ts';
import { createEvents, nothingTold } from './testing/events.ts';

const path = '/recharges?page=1';
const key = ['listRecharges', { query: { page: 1 } }];
const one = { ...pendingRecharge, _id: 'r1', money: 50_000 };
const two = { ...pendingRecharge, _id: 'r2', money: 200_000 };
const list = (...data: readonly object[]) => ({ data, total_page: 1 });

let server: ApiServer;
let toasts: string[];
let withdrawn: string[];
let shown: string | null;
let hear: (said?: Partial<ResultEvent>) => void;
let end: () => void;
let services: Services;

beforeEach(async () => {
  server = await startApiServer();
  toasts = [];
  withdrawn = [];
  shown = null;
  services = {
    ...createServerServices(defaultRuntimeConfig),
    ...server.services,
    // Sums are written with a space that does not break.
    notify: (status, message) => toasts.push(`${status}: ${message.replaceAll('\u00a0', ' ')}`),
  };
  queryClientOf(services).setQueryData(key, list(one, two));
  const events = createEvents();
  hear = (said) => events.say('recharge_result', said);
  end = notifyRecharges(services, {
    live: events,
    withdraw: (subject) => withdrawn.push(subject),
    once: nothingTold(),
    showsRecharge: (id) => id === shown,
  });
});
afterEach(async () => {
  end();
  queryClientOf(services).clear();
  await server.close();
});

const becomes = (...rows: readonly object[]) =>
  server.answers.set(path, { status: 200, body: list(...rows) });
/** Waits until the event has been handled. */
async function looked(times = 1): Promise<void> {
  await expect.poll(() => server.requests.length).toBe(times);
  await expect
    .poll(() => queryClientOf(services).getQueryState(key)?.dataUpdateCount)
    .toBe(times + 1);
}

test.each([
  [1, ['valid: Nạp 50.000 VNĐ thành công']],
  [2, ['inValid: Giao dịch nạp 50.000 VNĐ đã bị hủy']],
  [3, ['warn: Giao dịch nạp 50.000 VNĐ đã hết thời gian']],
  [0, []],
  [9, []],
])(
  'an event without an outcome: what became of the recharge is read (%i) and reported',
  async (code, expected) => {
    becomes({ ...one, is_succeeded: code }, two);
    hear();
    await looked();
    expect(toasts).toEqual(expected);
  },
);

test('an event that says how it ended is reported alone: nothing is read for it', async () => {
  hear({ status: 'SUCCESS' });
  hear({ status: 'FAILED', message: 'Ngân hàng từ chối' });
  becomes({ ...one, is_succeeded: 1 }, two);
  hear();
  await looked();
  expect(server.requests).toHaveLength(1);
});

test('one that no screen knew before is reported when the event names it, and others are not', async () => {
  const unknown = { ...pendingRecharge, is_succeeded: 1, money: 70_000 };
  becomes({ ...unknown, _id: 'r3' }, { ...unknown, _id: 'r4' }, one, two);
  hear({ id: 'r3' });
  await looked();
  expect(toasts).toEqual(['valid: Nạp 70.000 VNĐ thành công']);
});

test('the one whose dialog is open is left to the dialog', async () => {
  shown = 'r1';
  becomes({ ...one, is_succeeded: 1 }, { ...two, is_succeeded: 1 });
  hear();
  await looked();
  expect(toasts).toEqual(['valid: Nạp 200.000 VNĐ thành công']);
  // What was said of it before does not stand beside the dialog.
  expect(withdrawn).toEqual(['recharge r1']);
});

test('a hundred events in a row read twice and report each recharge once', async () => {
  becomes({ ...one, is_succeeded: 1 }, { ...two, is_succeeded: 1 });
  for (let count = 1; count <= 100; count += 1) hear();
  await looked(2);
  expect(toasts).toEqual(['valid: Nạp 50.000 VNĐ thành công', 'valid: Nạp 200.000 VNĐ thành công']);
  expect(server.requests).toHaveLength(2);
});
