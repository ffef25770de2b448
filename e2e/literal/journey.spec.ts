import { newcomer } from '../journey.ts';
import { walkMainJourney } from '../main-journey.ts';
import { inputMethods } from '../input-methods.ts';
import { expect, test } from './test.ts';

for (const method of inputMethods) {
  test.describe(method.name, () => {
    test.use(method.use);

    test('a customer registers, tops up by QR, rents a PC, opens it, extends it and leaves', async ({
      page,
      backend,
      consoleFaults,
    }) => {
      const person = newcomer(method.by);
      await walkMainJourney(method.customer(page), {
        person,
        operator: backend,
        // This backend opens an account without a mail.
        openAccount: () => page.goto('/login').then(() => {}),
        offer: { name: 'G3060', hour: 20_000 },
      });
      expect(backend.charges.map(({ call, amount }) => [call, amount])).toEqual([
        ['POST /orders', 40_000],
        ['PATCH /orders/extend', 20_000],
      ]);
      expect(consoleFaults).toEqual([]);
    });
  });
}
