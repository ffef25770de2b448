import { describe, expect, test } from 'vitest';
import { reportText } from '../src/report.ts';
import { named, password, rowOf, startedBackend, tried } from './tried-backend.ts';

const sumOf = (charges: readonly { readonly amount: number }[]) =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

describe.concurrent('a backend that keeps the specification and adds nothing', () => {
  test('is only read without --write: nothing breaks, nothing is made, and what was not tried does not count', async () => {
    await using backend = await startedBackend();
    const report = await tried(backend.url);
    expect(named(report, 'breaks')).toEqual([]);
    expect(backend.charges).toEqual([]);
    expect(backend.codeOf('demo')).toBeNull();
    expect(rowOf(report, 'POST /orders')).toMatchObject({
      verdict: 'not tried',
      details: ['without --write'],
    });
    expect(rowOf(report, 'GET /recharges')).toMatchObject({
      verdict: 'not tried',
      details: ['the list is empty: none of its fields could be seen'],
    });
    expect(report.spent).toBeNull();
    expect(report.settings.landing).toEqual({ catalogues: [] });
    expect(report.settings).not.toHaveProperty('idempotency');
    expect(report.settings).not.toHaveProperty('confirmedTotal');
    expect(rowOf(report, 'dates of orders')).toMatchObject({
      verdict: 'not tried',
      details: ['the account has no order of a PC, or none of a cloud machine'],
    });
    expect(report.settings).not.toHaveProperty('orderDates');
  });

  test('is tested completely with --write and money: every difference is reported with what the portal does', async () => {
    await using backend = await startedBackend();
    const report = await tried(backend.url, { write: true, spend: 5_000_000 }, () =>
      backend.codeOf('demo'),
    );
    expect(named(report, 'breaks')).toEqual([]);
    // The PCs of its cheapest package have no tunnel.
    expect(named(report, 'not tried')).toEqual(['GET /sshs/choose-tunnel']);
    expect(named(report, 'conforms').toSorted()).toEqual(
      [
        'DELETE /user-guide/{id}',
        'GET /accounts/me',
        'GET /banks',
        'GET /categories',
        'GET /logs',
        'GET /notification',
        'GET /orders-vps/{id}',
        'GET /orders/file/{id}',
        'GET /play-{product}/cloud/{id}',
        'GET /play-{product}/pc/{id}',
        'POST /auth/login',
        'POST /play-{product}/get-token-cloud/{id}',
        'POST /play-{product}/get-token-pc/{id}',
        'POST /user-guide',
        'server clock',
      ].toSorted(),
    );
    const differences = [
      ['GET /recharges', '`data[].expiresAt`: The client counts 15 minutes from `createdAt`.'],
      ['GET /orders', '`data[].image._id`: The order is matched with its PC by the name.'],
      ['POST /orders', 'The whole PC. The client reads it again in the list.'],
      [
        'GET /image-cloud',
        '`data[].operation`: A machine counts as idle, unless this client itself has asked something of it.',
      ],
      [
        'PATCH /orders-vps/{id}',
        'The whole body. Without it a client reads again what the call has changed.',
      ],
      ['GET /image-cloud/connect-pc/{id}', 'The file has no name: the client names it.'],
      [
        'joining the events',
        'No acknowledgement: the connection counts as connected after a short wait.',
      ],
      [
        'events as they came',
        '`vm_result` without id, status, message, at: the lists concerned are read again',
      ],
      [
        'prices for visitors',
        'GET /clouds answers 401 without a token: the landing page does not show its prices.',
      ],
      [
        'confirmed totals',
        'Confirmed-Total is not compared: the portal reads account and prices again before each payment.',
      ],
      [
        'dates of orders',
        'fromDate and toDate are ignored: the portal offers no filter by date over the orders of PCs and of cloud machines.',
      ],
      [
        'idempotency keys',
        'The same key is done twice: the portal sends nothing that costs a second time by itself.',
      ],
    ] as const;
    expect(
      differences.filter(([name, detail]) => !rowOf(report, name).details.includes(detail)),
    ).toEqual([]);
    expect(report.settings).toEqual({
      apiBase: `${backend.url}/api`,
      realtime: { origin: null, path: '/socket.io' },
      pictureOrigins: ['https://img.vietqr.io'],
      landing: { catalogues: [] },
      idempotency: 'none',
      confirmedTotal: 'unchecked',
      orderDates: 'ignored',
    });
    expect(report.spent).toBe(sumOf(backend.charges));
    expect(report.left).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^a PC conf-\w+, rented/),
        'a VPS, rented for one or more months',
        'an identity of test pictures that waits for the operator',
      ]),
    );
  });

  test('is never paid more than --spend, and what would be more is reported with its price', async () => {
    await using backend = await startedBackend();
    const report = await tried(backend.url, { write: true, spend: 40_000 });
    expect(sumOf(backend.charges)).toBeGreaterThan(0);
    expect(sumOf(backend.charges)).toBeLessThanOrEqual(40_000);
    expect(report.spent).toBe(sumOf(backend.charges));
    expect(rowOf(report, 'POST /orders-vps')).toMatchObject({
      verdict: 'not tried',
      details: [expect.stringMatching(/^costs up to 180000 VND; \d+ VND of --spend are left$/)],
    });
  });

  test('costs nothing with only --write, and leaves neither PC nor recharge', async () => {
    await using backend = await startedBackend();
    const report = await tried(backend.url, { write: true });
    expect(backend.charges).toEqual([]);
    expect(report.left.filter((one) => /PC|recharge|guide/.test(one))).toEqual([]);
    expect(rowOf(report, 'DELETE /images/{id}').verdict).toBe('does without');
    expect(rowOf(report, 'PATCH /accounts')).toMatchObject({
      verdict: 'not tried',
      details: ['no one-time code was given'],
    });
  });

  test('is reported without a secret and without personal data of the customer', async () => {
    await using backend = await startedBackend();
    const report = await tried(backend.url, { write: true, spend: 100_000 });
    const told = `${JSON.stringify(report)}\n${reportText(report)}`;
    for (const secret of [password, 'Đỗ Quốc Bửu', 'demo@tram.example', '0901234567', 'Bearer']) {
      expect(told).not.toContain(secret);
    }
    expect(told).not.toMatch(/[0-9a-f]{24}/);
  });
});
