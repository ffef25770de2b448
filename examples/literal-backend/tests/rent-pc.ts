import { expect } from 'vitest';
import { at, type Caller, eventually, textAt } from './caller.ts';

/** Makes a PC, rents it for an hour and waits until it is ready. @returns its id */
export async function rentPc(call: Caller, name: string): Promise<string> {
  const id_package = textAt(await call('GET /packages'), 0, '_id');
  const image = textAt(await call('POST /images', { body: { name, id_package } }), '_id');
  await call('POST /orders', { body: { image, rental_period: 1, unit: 'hour' } });
  await eventually(async () =>
    expect(at(await call('GET /images'), 'data', 0, 'is_installed')).toBe(1),
  );
  return image;
}
