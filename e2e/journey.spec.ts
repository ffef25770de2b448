import { newcomer, verify } from './journey.ts';
import { walkMainJourney } from './main-journey.ts';
import { expect, test } from './test.ts';
import { quickBy, ways } from './ways.ts';

for (const way of ways) {
  test.describe(way.name, { tag: quickBy('desktop', way) }, () => {
    test.use(way.use);

    test('a customer registers, tops up by QR, rents a PC, opens it, extends it and leaves', async ({
      page,
      sandbox,
      consoleFaults,
    }) => {
      const customer = way.customer(page);
      const person = newcomer(way.by);
      await walkMainJourney(customer, {
        person,
        operator: sandbox,
        openAccount: () => verify(customer, sandbox, person),
        offer: { name: 'G1080Ti', hour: 18_000 },
      });
      expect(consoleFaults).toEqual([]);
    });
  });
}
