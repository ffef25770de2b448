import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY } from '@tram/machines/rules';
import { draftPrefix } from '../../app/forget-customer.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { claimSayings, storedEnds, storeEnds, toldEnds, type PlacedEnd } from './told-ends.ts';

const end: PlacedEnd = {
  kind: 'pc',
  id: 'a',
  name: 'Máy bàn phím',
  endsAt: 1000,
  term: null,
  limit: 'rental',
  page: 1,
  address: '/?extend=a',
};
const other = { ...end, id: 'b' };
const session = { ...end, kind: 'cloud', limit: 'session' } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage());
  vi.stubGlobal('sessionStorage', createMemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('what is said', () => {
  test('is said by one of the tabs that want to say it at the same moment', async () => {
    const sayings = [
      { end, says: 15 },
      { end: other, says: 30 },
    ] as const;
    const claims = await Promise.all([claimSayings(sayings, 0), claimSayings(sayings, 0)]);
    expect(claims.flat()).toEqual(sayings);
    expect([end, other].map(toldEnds())).toEqual([15, 30]);
  });

  test('is nothing less urgent than before, and the end is said once', async () => {
    await claimSayings([{ end, says: 15 }], 0);
    expect(await claimSayings([{ end, says: 30 }], 0)).toEqual([]);
    expect(await claimSayings([{ end, says: 5 }], 0)).toHaveLength(1);
    expect(await claimSayings([{ end, says: 0 }], 0)).toHaveLength(1);
    expect(await claimSayings([{ end, says: 0 }], 0)).toEqual([]);
  });

  test('is of one end: another time, and the session of the same machine, are others', async () => {
    await claimSayings([{ end, says: 5 }], 0);
    expect([{ ...end, endsAt: 2000 }, session].map(toldEnds())).toEqual([null, null]);
  });

  test('is forgotten a day after the end', async () => {
    await claimSayings([{ end, says: 0 }], 1000);
    await claimSayings([{ end: other, says: 0 }], 1000 + DAY - 1);
    expect(toldEnds()(end)).toBe(0);
    await claimSayings([{ end: other, says: 0 }], 1000 + DAY + 1);
    await claimSayings([{ end: session, says: 0 }], 1000 + DAY + 1);
    expect(toldEnds()(end)).toBeNull();
  });

  test('is remembered by the page where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    await claimSayings([{ end: { ...end, id: 'c' }, says: 15 }], 0);
    expect(toldEnds()({ ...end, id: 'c' })).toBe(15);
  });

  test('names no machine in what stays on the device', async () => {
    await claimSayings([{ end, says: 15 }], 0);
    const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(stored).toHaveLength(1);
    expect(stored.join()).not.toContain(end.name);
  });
});

test('the next ends outlive a reload, and are forgotten with what was typed', () => {
  storeEnds([end, session]);
  expect(storedEnds()).toEqual([end, session]);
  expect(Object.keys(sessionStorage).every((key) => key.startsWith(draftPrefix))).toBe(true);
  storeEnds([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test.each([
  'no JSON',
  '{}',
  '[null, 1]',
  JSON.stringify([{ ...end, kind: 'car' }]),
  JSON.stringify([{ ...end, address: 'https://elsewhere.example/' }]),
])('what was stored by something else is no end: %s', (text) => {
  sessionStorage.setItem(`${draftPrefix}ends`, text);
  expect(storedEnds()).toEqual([]);
});
