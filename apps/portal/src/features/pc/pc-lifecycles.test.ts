import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import {
  extendedImage,
  noTunnelImage,
  notRentedImage,
  readyImage,
  waitingImage,
} from '@tram/machines/pc-image/fixtures';
import { ok } from '@tram/api/result';
import { createServerServices } from '../../app/create-services.ts';
import type { Services } from '../../app/services.ts';
import { createPcLifecycles, type PcLifecycles } from './pc-lifecycles.ts';

/** It ends long after the tests: nothing becomes due. */
const rented = { ...extendedImage, estimate_used: '2099-01-01T00:00:00.000Z' };
const another = { ...notRentedImage, _id: '6740a1f2c3d4e5f607182951' };

const config = { ...defaultRuntimeConfig, idempotency: 'keys' } as const;
let lifecycles: PcLifecycles | null = null;
const begin = (isAccountLoaded: boolean): PcLifecycles =>
  (lifecycles = createPcLifecycles(createServerServices(config), isAccountLoaded));
afterEach(() => {
  lifecycles?.stop();
  vi.unstubAllGlobals();
});

describe('the account', () => {
  test('that is missing is why nothing can be paid for, until it arrives', () => {
    const { of, tellAccount } = begin(false);
    const first = of(rented);
    expect(first.view().refusals.extend).toBe('account-missing');
    tellAccount(true);
    expect(first.view().refusals.extend).toBeNull();
    tellAccount(false);
    expect(first.view().refusals.extend).toBe('account-missing');
  });

  test('is known to a PC that comes later', () => {
    const { of, follow, tellAccount } = begin(false);
    tellAccount(true);
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

test('PCs that look at themselves at the same moment share a call', async () => {
  const asked: unknown[] = [];
  const services = createServerServices(defaultRuntimeConfig);
  const listImages: Services['api']['listImages'] = async (input) => {
    asked.push(input?.query);
    return ok({ data: [waitingImage, rented, another], total_page: 1 });
  };
  const counting: Services = {
    ...services,
    api: new Proxy(services.api, {
      get: (api, name) => (name === 'listImages' ? listImages : Reflect.get(api, name)),
    }),
  };
  lifecycles = createPcLifecycles(counting, true);
  lifecycles.follow([waitingImage, rented, another]);
  // An event without an id.
  lifecycles.send({ type: 'REFRESH' });
  await vi.waitFor(() => expect(asked).toEqual([{ page: 1 }]));
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
