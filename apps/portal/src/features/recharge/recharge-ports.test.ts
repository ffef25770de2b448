import { afterEach, expect, test, vi } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { createServerServices } from '../../app/create-services.ts';
import { rechargePorts } from './recharge-ports.ts';

afterEach(() => vi.unstubAllGlobals());

test('a top-up has a unique key from an address that is not secure, where browsers make no UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { newKey } = rechargePorts(createServerServices(defaultRuntimeConfig));
  const keys = [newKey(), newKey()];
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.anything()]);
  expect(keys[0]).not.toBe(keys[1]);
});
