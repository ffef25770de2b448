import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createPaymentMemory } from './payment-memory.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const payment = { key: 'key 1', order: 'a month', total: 349_000 };

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStorage()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a payment in progress is restored with its key and the confirmed total, until it is forgotten', () => {
  const memory = createPaymentMemory('vps', 'me', isText);
  memory.remember('a', payment);
  const afterReload = createPaymentMemory('vps', 'me', isText);
  expect([afterReload.ids(), afterReload.remembered('a')]).toEqual([['a'], payment]);
  afterReload.remember('a', null);
  expect([memory.ids(), memory.remembered('a')]).toEqual([[], null]);
});

test('a customer is not asked to pay for what another one began in this tab', () => {
  createPaymentMemory('vps', 'somebody else', isText).remember('a', payment);
  const mine = createPaymentMemory('vps', 'me', isText);
  expect([mine.ids(), mine.remembered('a')]).toEqual([[], null]);
});

test('a key that the server may have forgotten is not sent again, however often it was remembered', () => {
  const begun = new Date('2026-11-20T08:00:00.000Z');
  vi.useFakeTimers({ now: begun, toFake: ['Date'] });
  const memory = createPaymentMemory('vps', 'me', isText);
  memory.remember('a', payment);
  vi.setSystemTime('2026-11-21T08:00:00.000Z');
  memory.remember('a', payment);
  expect(memory.remembered('a')).toEqual(payment);
  vi.setSystemTime('2026-11-21T08:00:00.001Z');
  expect([memory.remembered('a'), memory.ids()]).toEqual([null, []]);
  memory.remember('a', { ...payment, key: 'key 2' });
  expect(memory.remembered('a')).toEqual({ ...payment, key: 'key 2' });
});

test('what an earlier version of the portal stored is asked for with its key', () => {
  sessionStorage.setItem('app_payment_vps_a', JSON.stringify({ owner: 'me', ...payment }));
  expect(createPaymentMemory('vps', 'me', isText).remembered('a')).toEqual(payment);
});

test('what is no order of the kind, or cannot be read, is as if it were not there', () => {
  createPaymentMemory('vps', 'me', isText).remember('a', payment);
  expect(
    createPaymentMemory('vps', 'me', (value): value is number => typeof value === 'number').ids(),
  ).toEqual([]);
  expect(createPaymentMemory('cloud', 'me', isText).ids()).toEqual([]);
  sessionStorage.setItem('app_payment_vps_b', '{broken');
  expect(createPaymentMemory('vps', 'me', isText).ids()).toEqual(['a']);
});

test('where the browser stores nothing, nothing is remembered and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const memory = createPaymentMemory('vps', 'me', isText);
  memory.remember('a', payment);
  expect([memory.ids(), memory.remembered('a')]).toEqual([[], null]);
});
