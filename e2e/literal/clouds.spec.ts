import { walkCloudJourney } from '../cloud-journey.ts';
import { portalOf } from '../portal.ts';
import { signIn } from '../sign-in.ts';
import { inputMethods } from '../input-methods.ts';
import { expect, test } from './test.ts';

for (const method of inputMethods) {
  test.describe(method.name, () => {
    test.use(method.use);

    test('a customer rents a cloud machine, uses it, adds hardware, extends it and ends it', async ({
      page,
      backend,
      consoleFaults,
    }) => {
      const name = `Valorant ${method.name}`;
      await signIn(page, backend.url, 'demo');
      await page.goto('/create-clouds');
      const offer = portalOf(page).card('Game Nặng');
      for (const fact of ['314.100', '349.000', 'Giảm 10%', 'Server Ready', 'RTX 3060 12GB']) {
        await expect(offer).toContainText(fact);
      }
      await walkCloudJourney(method.customer(page), {
        name,
        operator: backend,
        acceptHardware: () => backend.decideHardware(name, true),
        // Its events are empty: the record is read again.
        told: {
          created: 'Máy cloud đã tạo xong',
          starting: 'Máy đang khởi động',
          shutDown: 'Máy đã tắt',
          backedUp: 'Máy đã được sao lưu',
        },
      });
      expect(backend.charges.map(({ call, amount }) => [call, amount])).toEqual([
        ['POST /image-cloud', 314_100],
        ['GET /image-cloud/extend-vm/{id}', 395_100],
      ]);
      expect(consoleFaults).toEqual([]);
    });
  });
}
