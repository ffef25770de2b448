import { afterEach, expect, test } from 'vitest';
import { portal, tried } from '../../packages/conformance/tests/tried-backend.ts';
import { type Product, startProduct } from '../../scripts/processes/product.ts';

let product: Product;
afterEach(() => product.remove());

test('the reference server conforms in all 61 calls, with every field that is ours, keys and events', async () => {
  // A separate product: other tests of this run move the clock and the money of the sandbox.
  product = await startProduct({
    env: {
      TRAM_PROVISION_MS: '200',
      TRAM_RATE_LIMITS: '0',
      TRAM_LOG_LEVEL: 'warn',
      TRAM_ALLOWED_ORIGINS: portal,
    },
  });
  const { origin } = product;
  const report = await tried(origin, { write: true, spend: 5_000_000, waitMs: 30_000 }, () =>
    mailedCode(origin),
  );
  expect(report.rows.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
  expect(report.counts.conforms).toBe(61);
  expect(report.settings).toEqual({
    apiBase: `${origin}/api`,
    realtime: { origin: null, path: '/socket.io' },
    pictureOrigins: [],
    landing: { catalogues: ['vps', 'cloud'] },
    idempotency: 'keys',
    confirmedTotal: 'checked',
    orderDates: 'filtered',
  });
});

/** The latest one-time code in the sandbox's outbox, newest first. */
async function mailedCode(origin: string): Promise<string | null> {
  const answer = await fetch(`${origin}/sandbox/api/outbox`);
  const mails: unknown = await answer.json();
  if (!Array.isArray(mails)) throw new Error('the outbox is no list');
  const codes = mails.map((mail: unknown) =>
    typeof mail === 'object' && mail !== null && 'code' in mail ? mail.code : null,
  );
  return codes.find((code) => typeof code === 'string') ?? null;
}
