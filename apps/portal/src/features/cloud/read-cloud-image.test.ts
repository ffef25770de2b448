import { describe, expect, test } from 'vitest';
import { ok } from '@tram/api/result';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import type { CloudImage } from '@tram/api/types';
import { stoppedCloudImage } from '@tram/machines/cloud-image/fixtures';
import { createServerServices } from '../../app/create-services.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { cloudImageQuery, readCloudImage } from './read-cloud-image.ts';

/** Services in front of two lists, each by its pages, and what they were asked for. */
function inFrontOf(rented: readonly CloudImage[][], ordered: readonly CloudImage[][]) {
  const services = createServerServices(defaultRuntimeConfig);
  const asked: (readonly [list: string, page: number])[] = [];
  const listCloudImages: Services['api']['listCloudImages'] = async (input) => {
    const { tab } = input?.query ?? {};
    const page = Number(input?.query?.page ?? 1);
    asked.push([tab ?? 'rented', page]);
    const pages = tab === undefined ? rented : ordered;
    return ok({ data: [...(pages[page - 1] ?? [])], total_page: Math.max(pages.length, 1) });
  };
  const counting: Services = {
    ...services,
    api: new Proxy(services.api, {
      get: (api, name) => (name === 'listCloudImages' ? listCloudImages : Reflect.get(api, name)),
    }),
  };
  return { asked, services: counting, client: queryClientOf(counting) };
}

test('machines that read themselves at the same moment share a call, later ones send a new one', async () => {
  const { asked, services } = inFrontOf([], []);
  const both = await Promise.all([readCloudImage(services, 'a'), readCloudImage(services, 'b')]);
  expect(both).toEqual([ok(null), ok(null)]);
  const lists = [
    ['rented', 1],
    ['cloud_order', 1],
  ];
  expect(asked).toEqual(lists);
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  await readCloudImage(services, 'a');
  expect(asked).toEqual([...lists, ...lists]);
});

/** Pages of one machine each, named by list and page. */
function pagesOf(list: string, count: number): CloudImage[][] {
  return Array.from({ length: count }, (_, before) => [
    { ...stoppedCloudImage, _id: `${list} ${before + 1}` },
  ]);
}

describe('one machine of a customer with 20 pages of each', () => {
  const rented = pagesOf('rented', 20);
  const ordered = [...pagesOf('rented', 20), ...pagesOf('ended', 20)].toReversed();

  test('is read no further than to its page', async () => {
    const { asked, services, client } = inFrontOf(rented, ordered);
    const image = await client.fetchQuery(cloudImageQuery(services, 'rented 3'));
    expect(image?._id).toBe('rented 3');
    expect(asked).toEqual([
      ['rented', 1],
      ['rented', 2],
      ['rented', 3],
    ]);
  });

  test('is one reading where its page has been loaded', async () => {
    const { asked, services, client } = inFrontOf(rented, ordered);
    for (const [before, data] of rented.slice(0, 5).entries()) {
      const { queryKey } = callQuery(services, 'listCloudImages', { query: { page: before + 1 } });
      client.setQueryData(queryKey, { data, total_page: 20 });
    }
    const image = await client.fetchQuery(cloudImageQuery(services, 'rented 5'));
    expect(image?._id).toBe('rented 5');
    expect(asked).toEqual([['rented', 5]]);
  });

  test('that has ended is looked for among the orders, no further than to its page', async () => {
    const { asked, services, client } = inFrontOf(pagesOf('rented', 1), ordered);
    const image = await client.fetchQuery(cloudImageQuery(services, 'ended 19'));
    expect(image?._id).toBe('ended 19');
    expect(asked).toEqual([
      ['rented', 1],
      ['cloud_order', 1],
      ['cloud_order', 2],
    ]);
  });
});
