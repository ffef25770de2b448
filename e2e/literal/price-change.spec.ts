import { pointerCustomer } from '../customer.ts';
import { confirmAgain, noDiscounts, purchases } from '../price-change.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from './test.ts';

for (const purchase of purchases) {
  test(`${purchase.name} whose price has changed is confirmed again, where the backend compares nothing`, async ({
    page,
    backend,
  }) => {
    await signIn(page, backend.url, 'demo');
    await confirmAgain(pointerCustomer(page), purchase, () =>
      backend.changeDiscounts('demo', noDiscounts),
    );
    // It takes whatever it costs at the moment: the first press must not have reached it.
    expect(backend.charges.map(({ amount }) => `${amount}`)).toEqual([
      purchase.totals[1].replaceAll(/\D/gu, ''),
    ]);
  });
}
