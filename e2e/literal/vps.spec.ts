import { portalOf } from '../portal.ts';
import { walkVpsJourney } from '../vps-journey.ts';
import { signIn } from '../sign-in.ts';
import { inputMethods } from '../input-methods.ts';
import { expect, test } from './test.ts';

for (const method of inputMethods) {
  test.describe(method.name, () => {
    test.use(method.use);

    test('a customer rents a VPS, opens it when it is ready, and extends it', async ({
      page,
      backend,
      consoleFaults,
    }) => {
      await signIn(page, backend.url, 'demo');
      await page.goto('/vps');
      const card = portalOf(page).card('VPS 2');
      for (const fact of ['162.000 VNĐ/tháng', 'giá gốc 180.000 VNĐ', '100 Mbps', 'Hà Nội']) {
        await expect(card).toContainText(fact);
      }
      const { fileName } = await walkVpsJourney(method.customer(page), backend);
      // This backend gives the file no name.
      expect(fileName).toBe('VPS 2.rdp');
      expect(backend.charges.map(({ call, amount }) => [call, amount])).toEqual([
        ['POST /orders-vps', 324_000],
        ['PATCH /orders-vps/{id}', 162_000],
      ]);
      expect(consoleFaults).toEqual([]);
    });
  });
}
