import { afterEach, expect, test, vi } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { runningCloudImage } from '@tram/machines/cloud-image/fixtures';
import { createServerServices } from '../../app/create-services.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { cloudPageOf, rememberedWarning, rememberWarning } from './use-session-warnings.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser that stores it', createMemoryStorage()],
  ['a page of a browser that stores nothing', undefined],
])('the warning of an end is remembered in %s, and forgotten with the end', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  rememberWarning('a', { endsAt: 100, said: 30 }, 50);
  rememberWarning('b', { endsAt: 200, said: 15 }, 60);
  expect(rememberedWarning('a', 100)).toBe(30);
  expect(rememberedWarning('b', 200)).toBe(15);
  // Hours were bought: another end, for which no warning was shown.
  expect(rememberedWarning('a', 160)).toBeNull();
  rememberWarning('b', { endsAt: 200, said: 5 }, 150);
  expect([rememberedWarning('a', 100), rememberedWarning('b', 200)]).toEqual([null, 5]);
});

test('a warning leads to the page that has its machine, and to the first where no page that was read has it', () => {
  const services = createServerServices(defaultRuntimeConfig);
  expect(cloudPageOf(services, 'a')).toBe(1);
  for (const [page, id] of [
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    queryClientOf(services).setQueryData(
      callQuery(services, 'listCloudImages', { query: { page } }).queryKey,
      { data: [{ ...runningCloudImage, _id: id }], total_page: 3 },
    );
  }
  expect(['a', 'b', 'c'].map((id) => cloudPageOf(services, id))).toEqual([1, 2, 1]);
});
