import { walkCloudJourney } from './cloud-journey.ts';
import { cloudMachineId } from './cloud-machines.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('phone', method) }, () => {
    test.use(method.use);

    test('a customer rents a cloud machine, uses it, adds hardware, extends it and ends it', async ({
      page,
      product,
      sandbox,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      const name = `Valorant ${method.name}`;
      await sandbox.changeAccount('demo', { balance: 1_000_000 });
      await signIn(page, product.origin, 'demo');

      // @spec 2.2 2.101 2.103
      await test.step('the catalogue: groups, prices of the account, what is full', async () => {
        await page.goto('/create-clouds');
        await expect(page.getByRole('heading', { level: 2, name: /^Cloud Gaming/ })).toBeVisible();
        const offer = portal.card('Game Nặng');
        for (const fact of ['314.100', '349.000', 'Giảm 10%', 'Server Ready', 'RTX 3060 12GB']) {
          await expect(offer).toContainText(fact);
        }
        const full = portal.card('Render RTX 4090');
        await expect(full).toContainText('Server Full');
        await expect(full).toContainText('Gói này chỉ có 1 máy');
        await expect(full.getByRole('button', { name: /^Chọn gói/ })).toBeDisabled();
      });

      await walkCloudJourney(customer, {
        name,
        operator: sandbox,
        acceptHardware: async () =>
          sandbox.decideHardware(await cloudMachineId(product.origin, 'demo', name), true),
        told: {
          created: `Tạo máy cloud ${name} thành công`,
          starting: 'Máy đang khởi động',
          shutDown: `Máy ${name} đã tắt`,
          backedUp: `Máy ${name} đã được sao lưu`,
        },
      });
      expect(consoleFaults).toEqual([]);
    });
  });
}
