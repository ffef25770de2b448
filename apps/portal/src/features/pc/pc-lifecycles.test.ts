import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import {
  extendedImage,
  noTunnelImage,
  notRentedImage,
  readyImage,
  waitingImage,
} from '@tram/machines/pc-image/fixtures';
import { QueryObserver } from '@tanstack/react-query';
import { ok } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import { createServerServices } from '../../app/create-services.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';
import { invalidate, queryClientOf } from '../../data/query-client.ts';
import { createPcLifecycles, pcActors, type PcLifecycles } from './pc-lifecycles.ts';

/** It ends long after the tests: nothing becomes due. */
const rented = { ...extendedImage, estimate_used: '2099-01-01T00:00:00.000Z' };
const another = { ...notRentedImage, _id: '6740a1f2c3d4e5f607182951' };

const config = { ...defaultRuntimeConfig, idempotency: 'keys' } as const;
let lifecycles: PcLifecycles | null = null;
const begin = (isAccountLoaded: boolean): PcLifecycles =>
  (lifecycles = createPcLifecycles(createServerServices(config), isAccountLoaded));
beforeEach(async () => void (await pcActors.load()));
afterEach(() => {
  lifecycles?.stop();
  vi.unstubAllGlobals();
});

describe('the account', () => {
  test('that is missing is why nothing can be paid for, until it arrives', () => {
    const { of, setAccountLoaded } = begin(false);
    const first = of(rented);
    expect(first.view().refusals.extend).toBe('account-missing');
    setAccountLoaded(true);
    expect(first.view().refusals.extend).toBeNull();
    setAccountLoaded(false);
    expect(first.view().refusals.extend).toBe('account-missing');
  });

  test('is known to a PC that comes later', () => {
    const { of, follow, setAccountLoaded } = begin(false);
    setAccountLoaded(true);
    follow([another]);
    expect(of(another).view().refusals.rent).toBeNull();
  });
});

test('a PC that was waited for reports once that it is ready, or that it could not be made', () => {
  const { follow, onOutcome } = begin(true);
  const told: unknown[] = [];
  onOutcome(({ type }, id) => told.push([type, id]));
  const failing = { ...waitingImage, _id: another._id };
  follow([waitingImage, failing, rented]);
  const later = { updatedAt: '2098-01-01T00:00:00.000Z', estimate_used: rented.estimate_used };
  const ready = { ...readyImage, ...later, _id: waitingImage._id };
  follow([ready, { ...another, updatedAt: later.updatedAt }, rented]);
  follow([{ ...ready, updatedAt: '2098-01-02T00:00:00.000Z' }]);
  expect(told).toEqual([
    ['READY', waitingImage._id],
    ['NOT_MADE', failing._id],
  ]);
});

/** A backend with these pages of PCs, which counts what is asked for. */
function backendOf(pages: readonly (readonly Image[])[]) {
  const asked: unknown[] = [];
  const services = createServerServices(config);
  services.session.open({ _id: 'a'.repeat(24), username: 'demo', role: 'USER', jwt: 'token' });
  const listImages: Services['api']['listImages'] = async (input) => {
    const page = Number(input?.query?.page ?? 1);
    asked.push(page);
    return ok({ data: [...(pages[page - 1] ?? [])], total_page: pages.length });
  };
  const counting: Services = {
    ...services,
    api: new Proxy(services.api, {
      get: (api, name) => (name === 'listImages' ? listImages : Reflect.get(api, name)),
    }),
  };
  const client = queryClientOf(counting);
  const page = (number: number) => callQuery(counting, 'listImages', { query: { page: number } });
  return {
    asked,
    services: counting,
    client,
    /** Shows these pages, as a list that has been scrolled to there. @returns the function that ends it */
    show: async (count: number): Promise<() => void> => {
      const shown = Array.from({ length: count }, (_, index) => page(index + 1));
      await Promise.all(shown.map((one) => client.prefetchQuery(one)));
      const ends = shown.map((one) => new QueryObserver(client, one).subscribe(() => undefined));
      asked.length = 0;
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** Pages of ten PCs, in different states. */
function pagesOfPcs(count: number): Image[][] {
  const states = [waitingImage, rented, notRentedImage];
  return Array.from({ length: count }, (_, page) =>
    Array.from({ length: 10 }, (__, row) => ({
      ...(states[row % states.length] ?? rented),
      _id: (page * 10 + row).toString(16).padStart(24, '0'),
    })),
  );
}

describe('200 PCs on 20 pages', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

  test.each([
    ['before', true],
    ['after', false],
  ])('read each page once at a reconnection of which they hear %s the list', async (_, isFirst) => {
    const pages = pagesOfPcs(20);
    const { asked, services, client, show } = backendOf(pages);
    const hide = await show(20);
    lifecycles = createPcLifecycles(services, true);
    lifecycles.follow(pages.flat());
    if (isFirst) lifecycles.send({ type: 'REFRESH' });
    const refetched = invalidate(services, 'listImages');
    if (!isFirst) lifecycles.send({ type: 'REFRESH' });
    await refetched;
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(asked.toSorted((one, other) => Number(one) - Number(other))).toEqual(numbers);
    hide();
  });

  test('are found on other pages without another reading, where all have moved by one', async () => {
    const before = pagesOfPcs(20);
    const all = [{ ...rented, _id: 'f'.repeat(24) }, ...before.flat()];
    const after = Array.from({ length: 21 }, (_, page) => all.slice(page * 10, page * 10 + 10));
    const pages = [...before];
    const { asked, services, client, show } = backendOf(pages);
    const hide = await show(20);
    pages.splice(0, pages.length, ...after);
    lifecycles = createPcLifecycles(services, true);
    lifecycles.follow(before.flat());
    lifecycles.send({ type: 'REFRESH' });
    await expect.poll(() => asked).toContain(21);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(asked.toSorted((one, other) => Number(one) - Number(other))).toEqual([...numbers, 21]);
    hide();
  });

  test('cost one reading where an event names one of them that is at rest', async () => {
    const pages = pagesOfPcs(20);
    const { asked, services, show } = backendOf(pages);
    const hide = await show(20);
    lifecycles = createPcLifecycles(services, true);
    lifecycles.follow(pages.flat());
    lifecycles.send({ type: 'REFRESH' }, pages[18]?.[4]?._id);
    await expect.poll(() => asked).toEqual([19]);
    hide();
  });
});

test('a PC without a tunnel API says so', () => {
  const { of } = begin(true);
  const image = { ...noTunnelImage, estimate_used: rented.estimate_used };
  expect(of(image).view().refusals.tunnel).toBe('no-tunnel');
});

test('a PC is rented from an address that is not secure, where browsers make no UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { view, send } = begin(true).of(another);
  send({ type: 'RENT', term: { unit: 'hour', period: 1 } });
  expect(view().payment).toMatchObject({ step: 'sending', keep: { order: { action: 'rent' } } });
  expect(view().payment.keep?.key).toMatch(/^[0-9a-f]{32}$/);
});
