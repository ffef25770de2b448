import { expect, test } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { runningCloudImage } from '@tram/machines/cloud-image/fixtures';
import { createServerServices } from '../../app/server-services.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { cloudPageOf } from './cloud-page.ts';

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
