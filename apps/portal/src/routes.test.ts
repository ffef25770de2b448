import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { afterEach, expect, test, vi } from 'vitest';
import { firstCalls } from '../scripts/build/first-calls.ts';
import { createServices } from './app/create-services.ts';
import { firstCallsOf, sendEarly } from './boot/early-requests.ts';
import { loaderOf } from './data/first-call.ts';
import { loaderFile, routes, screenFile } from './routes.ts';

/** Every route of the specification, section 2. */
const specified = [
  '/',
  '/vps',
  '/clouds',
  '/create-clouds',
  '/payment-history',
  '/identity-verification',
  '/order-management',
  '/order-vps-management',
  '/order-cloud-management',
  '/order-cloud-history',
  '/log-management',
  '/user-guide-management',
  '/api',
  '/home',
  '/login',
  '/register',
  '*',
];

// @spec 2.1 2.4 6.7
test('every route of the specification is in the map, once, and no other', () => {
  expect(routes.map((route) => route.path).sort()).toEqual([...specified].sort());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const origin = 'https://portal.example';
const apiBase = `${origin}/api`;
/** A server that never answers: only its requests matter. */
const silent = () => new Promise<Response>(() => undefined);

const sourceOf = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

test.each(routes)('the screen of $path is a file that exports a component of its name', (route) => {
  expect(sourceOf(screenFile(route))).toContain(`export function ${path.basename(route.screen)}(`);
});

test.each(routes.flatMap((route) => ('loader' in route ? [loaderFile(route)] : [])))(
  '%s exports a loader',
  (file) => {
    expect(sourceOf(file)).toMatch(/export (?:const|async function) loader\b/);
  },
);

test.each(
  routes.flatMap((route) => ('firstCall' in route ? [route.path, `${route.path}?page=2`] : [])),
)('what leaves before the application is there is what %s asks for first', async (address) => {
  const { pathname, search, href } = new URL(address, origin);
  const route = routes.find((one) => one.path === pathname);
  if (route === undefined || !('firstCall' in route)) throw new Error('It has a first call');
  vi.stubGlobal('window', { location: { origin }, navigator: { onLine: true } });
  // The page has just been opened, however long the tests have been running.
  vi.spyOn(performance, 'now').mockReturnValue(500);
  vi.stubGlobal('fetch', silent);
  const [account = '', ...own] = firstCallsOf(firstCalls(), { pathname, search }, apiBase);
  const requests = sendEarly([account, ...own], 'token', silent);
  const services = createServices(
    { ...defaultRuntimeConfig, apiBase },
    { session: { storage: null, events: null }, boot: { requests, release: () => [] } },
  );
  services.session.open({ _id: 'a'.repeat(24), username: 'demo', role: 'USER', jwt: 'token' });
  loaderOf(route.firstCall)(services, { request: new Request(href) });
  expect(own).toHaveLength(1);
  // The loader's call takes it over; the account is requested by the layout.
  await expect.poll(() => [...requests.keys()]).toEqual([account]);
});
