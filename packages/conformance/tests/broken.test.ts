import { type Operation, operations } from '@tram/api/operations';
import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { describe, expect, test } from 'vitest';
import type { Settled } from '../src/options.ts';
import { reportText } from '../src/report.ts';
import { isRecord } from '../src/wire-values.ts';
import {
  type Answer,
  type Breakage,
  breakingProxy,
  inEach,
  withJson,
  withoutHeaders,
} from './breaking-proxy.ts';
import { named, password, rowOf, startedBackend, tried } from './tried-backend.ts';

/** A backend that is broken in one way, and where that is to be found. */
interface Broken {
  readonly breakage: (url: string) => Promise<Breakage> | Breakage;
  readonly options?: Partial<Settled>;
  /** The row, what it says, and the screens that it names. */
  readonly found: readonly [row: string, detail: string, screens: string];
  /** All rows that break. Default: that one. */
  readonly breaks?: readonly string[];
}

const readsWithToken = Object.values<Operation>(operations)
  .filter(
    (one) =>
      one.method === 'GET' &&
      one.sideEffect !== true &&
      one.public !== true &&
      one.tokenOptional !== true,
  )
  .map(({ method, path }) => `${method} ${path}`);

const page = '<!doctype html><title>502 Bad Gateway</title>';
const html = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };
const paths = (path: string, change: (answer: Answer) => Answer): Breakage => ({
  change: (asked, answer) =>
    asked.path === path && asked.method !== 'OPTIONS' && answer.status < 300
      ? change(answer)
      : answer,
});

/** Answers the same key of one call with the first answer again. */
function rememberingKeys(path: string): Breakage {
  const first = new Map<string, Promise<Answer>>();
  return {
    instead(asked, answered) {
      const key = asked.headers['idempotency-key'];
      if (asked.path !== path || typeof key !== 'string') return undefined;
      const known = first.get(key) ?? answered();
      first.set(key, known);
      return known;
    },
  };
}

const broken: Readonly<Record<string, Broken>> = {
  'lacks a field': {
    breakage: () =>
      paths('/computer-configs', (answer) =>
        withJson(
          answer,
          inEach(({ cpu: _left, ...row }) => row),
        ),
      ),
    found: ['GET /computer-configs', '`[].cpu` is missing', 'VPS catalogue'],
  },
  'sends a number as a text': {
    breakage: () =>
      paths('/packages', (answer) =>
        withJson(
          answer,
          inEach((row) => ({ ...row, price_per_hour: '15.000' })),
        ),
      ),
    found: [
      'GET /packages',
      '`[].price_per_hour` is a text, not a whole number',
      'landing page, create-PC dialog',
    ],
  },
  'takes any token': {
    async breakage(url) {
      const login = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'demo', password }),
      });
      const session: unknown = await login.json();
      const token = `Bearer ${isRecord(session) ? String(session['jwt']) : ''}`;
      return { token: (own) => (own === undefined ? undefined : token) };
    },
    found: ['GET /logs', 'with a wrong token: answers 200, as if it were right', 'log management'],
    breaks: readsWithToken,
  },
  'lets no other origin in': {
    breakage: () => ({ change: (_asked, answer) => withoutHeaders(answer, 'access-control-') }),
    found: [
      'cross-origin calls',
      'GET: the preflight does not allow the origin (portal at https://portal.example)',
      'every screen, of a portal on another origin',
    ],
  },
  'counts its pages wrong': {
    breakage: () =>
      paths('/user-guide', (answer) =>
        withJson(answer, (json) => (isRecord(json) ? { ...json, total_page: 3 } : json)),
      ),
    found: ['GET /user-guide', '`total_page` is 3, but page 2 is empty', 'user guides'],
  },
  'does not heed the page': {
    breakage: () =>
      paths('/user-guide', (answer) =>
        withJson(answer, () => ({
          data: [{ _id: 'one', title: 'Một', link: 'https://guide.example/1' }],
          total_page: 2,
        })),
      ),
    found: [
      'GET /user-guide',
      'page 2 has the rows of page 1: `page` is not heeded',
      'user guides',
    ],
  },
  'refuses with a page': {
    breakage: () => ({
      change: (asked, answer) =>
        asked.path.startsWith('/orders/file/') && answer.status >= 400
          ? { status: answer.status, headers: new Headers(html), body: page }
          : answer,
    }),
    found: [
      'GET /orders/file/{id}',
      "without a token: the refusal is a page (HTML), and the customer reads 'Có lỗi xảy ra'",
      'Remote Desktop of a PC',
    ],
  },
  'answers a success with a page': {
    breakage: () =>
      paths('/notification', () => ({ status: 200, headers: new Headers(html), body: page })),
    found: [
      'GET /notification',
      'a success is answered with a page (HTML)',
      'notification after login and bell',
    ],
  },
  'names no file': {
    breakage: () => ({
      change: (_asked, answer) => withoutHeaders(answer, 'content-disposition'),
    }),
    options: { write: true, spend: 40_000 },
    found: [
      'GET /orders/file/{id}',
      'the file has no name (Content-Disposition)',
      'Remote Desktop of a PC',
    ],
  },
  'answers an object for a list': {
    breakage: () =>
      paths('/banks', (answer) =>
        withJson(answer, (rows) =>
          Array.isArray(rows) ? Object.fromEntries(rows.entries()) : rows,
        ),
      ),
    found: ['GET /banks', 'the body is a record, not a list', 'recharge dialog'],
  },
  'refuses its socket': {
    breakage: () => ({
      instead: ({ path }) =>
        path.startsWith('/socket.io')
          ? Promise.resolve({ status: 503, headers: new Headers(), body: '' })
          : undefined,
    }),
    found: [
      'events by polling',
      'no connection at /socket.io: nothing is told, lists are read again',
      'notices of machines and recharges',
    ],
  },
  'charges one key twice': {
    breakage: () => rememberingKeys('/recharges/request'),
    options: { write: true, spend: 100_000 },
    found: [
      'idempotency keys',
      'PATCH /orders/extend charges one key twice',
      'everything that costs money',
    ],
  },
  'charges more than its catalogue says': {
    breakage: () =>
      paths('/packages', (answer) =>
        withJson(
          answer,
          inEach((row) => ({ ...row, price_per_hour: 1000 })),
        ),
      ),
    options: { write: true, spend: 1_000_000 },
    found: [
      'POST /orders',
      'takes 42750 VND where the catalogue says 1000 at most: nothing more is paid for',
      'rental dialog of a PC',
    ],
  },
  'calls its customers something else': {
    breakage: () =>
      paths('/auth/login', (answer) =>
        withJson(answer, (session) =>
          isRecord(session) ? { ...session, role: 'KHACH' } : session,
        ),
      ),
    found: [
      'POST /auth/login',
      '`role` is a word that the contract does not name: name it in config.json (sentinels)',
      'login',
    ],
  },
  'filters nothing': {
    breakage: () =>
      paths('/logs', (answer) =>
        withJson(answer, () => ({
          data: [{ _id: 'one', message: 'Máy đã bật', createdAt: '2026-11-20T08:40:00.000Z' }],
          total_page: 1,
        })),
      ),
    found: [
      'GET /logs',
      'the filter `search` lets rows through that it is to hold back',
      'log management',
    ],
  },
};

describe.concurrent('a backend that', () => {
  test.each(Object.entries(broken))('%s is found, by the call and the screen', async (_, its) => {
    await using backend = await startedBackend();
    await using proxy = await breakingProxy(backend.url, await its.breakage(backend.url));
    const report = await tried(proxy.url, its.options);
    const [name, detail, screens] = its.found;
    const row = rowOf(report, name);
    expect(row.details).toContain(detail);
    expect(row).toMatchObject({ verdict: 'breaks', screens });
    expect(named(report, 'breaks')).toEqual(its.breaks ?? [name]);
  });
});

test.concurrent('a backend that asks to wait is asked again, and nothing is held against it', async () => {
  await using backend = await startedBackend();
  let refusals = 0;
  await using proxy = await breakingProxy(backend.url, {
    instead({ path }) {
      if (path !== '/packages' || refusals >= 2) return undefined;
      refusals += 1;
      const headers = new Headers({ 'retry-after': '0', 'access-control-allow-origin': '*' });
      return Promise.resolve({ status: 429, headers, body: '{}' });
    },
  });
  const report = await tried(proxy.url);
  expect(refusals).toBe(2);
  expect(named(report, 'breaks')).toEqual([]);
});

test.concurrent('other values are found, asked for, and written down for config.json', async () => {
  await using backend = await startedBackend();
  const orders = [
    { _id: 'one', status: 'DANG_THUE', end_time: '2999-01-01T00:00:00.000Z' },
    { _id: 'two', status: 'HET_HAN', end_time: '2020-01-01T00:00:00.000Z' },
  ];
  const own: Readonly<Record<string, (query: URLSearchParams) => (json: unknown) => unknown>> = {
    '/auth/login': () => (session) => (isRecord(session) ? { ...session, role: 'KHACH' } : session),
    '/notification': () => (it) => (isRecord(it) ? { ...it, status: 'HIEN' } : it),
    '/orders-vps': (query) => () => ({
      data: orders.filter(({ status }) => [null, status].includes(query.get('status'))),
      total_page: 1,
    }),
  };
  await using proxy = await breakingProxy(backend.url, {
    change: ({ path, query, method }, answer) => {
      const change = method === 'OPTIONS' || answer.status >= 300 ? undefined : own[path];
      return change === undefined ? answer : withJson(answer, change(query));
    },
  });
  const report = await tried(proxy.url);
  expect(report.settings.sentinels).toEqual({
    userRole: 'KHACH',
    notificationShown: 'HIEN',
    vpsStatus: { onRental: 'DANG_THUE', end: 'HET_HAN' },
  });
  expect(() => parseRuntimeConfig(report.settings)).not.toThrow();
  expect(reportText(report)).toContain('"onRental": "DANG_THUE"');
  const details = ['POST /auth/login', 'GET /notification', 'GET /orders-vps'].map(
    (name) => rowOf(report, name).details,
  );
  expect(details).toEqual([
    [expect.stringMatching(/name it in config\.json \(sentinels\)$/)],
    expect.arrayContaining([expect.stringMatching(/^`status`: config\.json is to have/)]),
    expect.arrayContaining([
      '`data[].status` is a word that the contract does not name: name it in config.json (sentinels)',
      expect.stringMatching(/^`data\[\]\.status`: `end_time` says/),
    ]),
  ]);
  expect(details[2]).not.toContainEqual(expect.stringContaining('the filter `status`'));
});

test.concurrent('an account that the portal refuses is reported, and its role is not taken for that of customers', async () => {
  await using backend = await startedBackend();
  const report = await tried(backend.url, { user: 'admin' });
  expect(rowOf(report, 'POST /auth/login').details).toContain(
    '`role` is ADMIN, which the portal refuses: --user is for a customer',
  );
  expect(report.settings).not.toHaveProperty('sentinels');
});

test.concurrent('a key that is charged twice is one that the portal is configured not to trust', async () => {
  await using backend = await startedBackend();
  await using proxy = await breakingProxy(backend.url, rememberingKeys('/recharges/request'));
  const report = await tried(proxy.url, { write: true, spend: 100_000 });
  expect(report.settings.idempotency).toBe('none');
  const charged = backend.charges.reduce((sum, { amount }) => sum + amount, 0);
  expect(charged).toBeLessThanOrEqual(100_000);
  expect(report.spent).toBe(charged);
});

test.concurrent('dates that orders of PCs heed, and those of cloud machines do not, are not relied on', async () => {
  await using backend = await startedBackend();
  await using proxy = await breakingProxy(backend.url, {
    change({ path, query }, answer) {
      const isOutside =
        query.get('toDate') === '1999-12-31' || query.get('fromDate') === '2999-01-01';
      if (path !== '/orders' || !isOutside) return answer;
      return withJson(answer, () => ({ data: [], total_page: 0 }));
    },
  });
  const report = await tried(proxy.url, { write: true, spend: 5_000_000 });
  expect(report.settings.orderDates).toBe('ignored');
  expect(rowOf(report, 'dates of orders').verdict).toBe('does without');
});
