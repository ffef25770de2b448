import { afterEach, expect, test, vi } from 'vitest';
import * as cloud from '../cloud/intention-memory.ts';
import * as pc from '../pc/intention-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The storage of a tab. */
function tab(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

const rent = { action: 'rent', term: { unit: 'hour', period: 2 }, key: 'key 1' } as const;

test('the payment of a PC and of a cloud machine come back with their keys, for as long as a server knows them', () => {
  tab();
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00.000Z'), toFake: ['Date'] });
  pc.rememberIntention('a', rent);
  cloud.rememberIntention('b', { key: 'key 2' });
  vi.setSystemTime('2026-11-21T07:59:59.000Z');
  expect(pc.rememberedIntention('a')).toEqual(rent);
  expect(cloud.rememberedIntention('b')).toEqual({ key: 'key 2' });
  vi.setSystemTime('2026-11-28T08:00:00.000Z');
  expect([pc.rememberedIntention('a'), cloud.rememberedIntention('b')]).toEqual([null, null]);
});

test('what was answered is forgotten, and what cannot be read is written over', () => {
  tab();
  sessionStorage.setItem('app_pc_payment_a', '{broken');
  expect(pc.rememberedIntention('a')).toBeNull();
  pc.rememberIntention('a', rent);
  expect(pc.rememberedIntention('a')).toEqual(rent);
  pc.rememberIntention('a', null);
  expect(pc.rememberedIntention('a')).toBeNull();
});
