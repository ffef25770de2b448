import { expect, test } from 'vitest';
import { ok } from '@tram/api/result';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { createServerServices } from '../../app/create-services.ts';
import type { Services } from '../../app/services.ts';
import { readCloudImage } from './read-cloud-image.ts';

test('machines that read themselves at the same moment share a call, later ones send a new one', async () => {
  const services = createServerServices(defaultRuntimeConfig);
  const asked: unknown[] = [];
  const listCloudImages: Services['api']['listCloudImages'] = async (input) => {
    asked.push(input?.query);
    return ok({ data: [], total_page: 1 });
  };
  const counting: Services = {
    ...services,
    api: new Proxy(services.api, {
      get: (api, name) => (name === 'listCloudImages' ? listCloudImages : Reflect.get(api, name)),
    }),
  };
  const both = await Promise.all([readCloudImage(counting, 'a'), readCloudImage(counting, 'b')]);
  expect(both).toEqual([ok(null), ok(null)]);
  const lists = [{ page: 1 }, { tab: 'cloud_order', page: 1 }];
  expect(asked).toEqual(lists);
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  await readCloudImage(counting, 'a');
  expect(asked).toEqual([...lists, ...lists]);
});
