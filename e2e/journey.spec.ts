import { newcomer, verify } from './journey.ts';
import { walkMainJourney } from './main-journey.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

for (const method of inputMethods) {
  // What a keyboard does is proven in one engine there.
  const engines = method.by === 'keyboard' ? [] : ['@engines'];
  test.describe(method.name, { tag: [...quickBy('desktop', method), ...engines] }, () => {
    test.use(method.use);

    test('a customer registers, tops up by QR, rents a PC, opens it, extends it and leaves', async ({
      page,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const person = newcomer(method.by);
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
