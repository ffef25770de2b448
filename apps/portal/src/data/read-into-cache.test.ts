import { expect, test } from 'vitest';
import { failure, ok, type Result } from '@tram/api/result';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import type { Image, Page } from '@tram/api/types';
import { createServerServices } from '../app/create-services.ts';
import type { Services } from '../app/services.ts';
import { callQuery } from './queries.ts';
import { queryClientOf } from './query-client.ts';
import { readIntoCache } from './read-into-cache.ts';

const input = { query: { page: 1 } };
const signedIn = (jwt: string) =>
  ({ _id: 'a'.repeat(24), username: 'demo', role: 'USER', jwt }) as const;

/** A signed-in customer has asked for their PCs; the server answers when the test says so. */
function asking() {
  const services = createServerServices(defaultRuntimeConfig);
  services.session.open(signedIn('of the first'));
  const waiting: ((result: Result<Page<Image>>) => void)[] = [];
  const listImages = () =>
    new Promise<Result<Page<Image>>>((resolve) => {
      waiting.push(resolve);
    });
  const slow: Services = {
    ...services,
    api: new Proxy(services.api, {
      get: (api, name) => (name === 'listImages' ? listImages : Reflect.get(api, name)),
    }),
  };
  const reading = readIntoCache(slow, 'listImages', input, { background: true });
  return {
    session: slow.session,
    answer: (result: Result<Page<Image>>) => {
      for (const resolve of waiting) resolve(result);
      return reading;
    },
    cached: () => queryClientOf(slow).getQueryData(callQuery(slow, 'listImages', input).queryKey),
  };
}

const page = ok({ data: [], total_page: 0 });

test('what is read goes into the cache, so that the screens follow', async () => {
  const { answer, cached } = asking();
  expect(await answer(page)).toEqual(page);
  expect(cached()).toEqual(page.value);
});

test('a refusal leaves the cache unchanged', async () => {
  const { answer, cached } = asking();
  expect(await answer(failure('network'))).toEqual(failure('network'));
  expect(cached()).toBeUndefined();
});

test('an answer after a logout is not cached for the next customer', async () => {
  const { session, answer, cached } = asking();
  session.close();
  expect(await answer(page)).toEqual(page);
  expect(cached()).toBeUndefined();
});

test('an answer after another customer has signed in is not shown to them', async () => {
  const { session, answer, cached } = asking();
  session.open(signedIn('of the second'));
  await answer(page);
  expect(cached()).toBeUndefined();
});
