import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { createCaller } from '../src/caller.ts';
import { createFindings } from '../src/findings.ts';
import { visitorCatalogues } from '../src/visitors.ts';
import { breakingProxy } from './breaking-proxy.ts';
import { startedBackend } from './tried-backend.ts';

const config = { _id: 'f00000000000000000000001', config_name: 'VPS 4' };
const vps = { '/computer-configs': [{ ...config, monthly_rental_price: 320_000 }] };
const game = { _id: 'f00000000000000000000002', name: 'Game', price: 349_000 };
const cloud = { '/clouds': [{ group: 'Cloud Gaming', packages: [game] }] };

/** What a visitor is answered, by path; everything else is refused with 401. */
type Answers = Readonly<Record<string, unknown>>;

test.concurrent.for<readonly [string, Answers, readonly string[]]>([
  ['nothing', {}, []],
  ['VPS alone', vps, ['vps']],
  ['cloud machines alone', cloud, ['cloud']],
  ['both', { ...vps, ...cloud }, ['vps', 'cloud']],
  ['offers without their prices', { '/computer-configs': [config], '/clouds': [] }, []],
  ['a page in their place', { '/computer-configs': '<!doctype html>' }, []],
])('a backend that shows visitors %s', async ([, shown, expected]) => {
  await using backend = await startedBackend();
  await using proxy = await breakingProxy(backend.url, {
    instead: ({ path, headers }) =>
      path in shown && headers.authorization === undefined
        ? Promise.resolve(answered(shown[path]))
        : undefined,
  });
  const findings = createFindings();
  const call = createCaller(
    `${proxy.url}/api`,
    () => 'the token of a customer',
    () => {},
  );
  const catalogues = await visitorCatalogues({ call, findings });
  expect(catalogues).toEqual(expected);
  expect(parseRuntimeConfig({ landing: { catalogues } }).landing.catalogues).toEqual(expected);
  const row = findings.rows().find(({ name }) => name === 'prices for visitors');
  expect(row?.details).toHaveLength(2 - expected.length);
  expect(row?.verdict).toBe(expected.length === 2 ? 'conforms' : 'does without');
});

function answered(body: unknown) {
  const isText = typeof body === 'string';
  return {
    status: 200,
    headers: new Headers({ 'content-type': isText ? 'text/html' : 'application/json' }),
    body: isText ? body : JSON.stringify(body),
  };
}
