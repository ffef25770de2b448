import { tunnelDownloadFailed } from '@tram/api/error-catalogue';
import { portalOf } from '../portal.ts';
import { signIn } from '../sign-in.ts';
import { faults, losses, refusals } from './faults.ts';
import { logInAgain } from './log-in-again.ts';
import { expect, test } from './test.ts';
import { backendOf } from './backend.ts';

test('createLog: no screen waits for it, and its failure changes nothing', async ({
  page,
  product,
  sandbox,
}) => {
  const backend = await backendOf(product.origin, 'demo', sandbox);
  const address = await backend.address('/?tunnel={ready}');
  const written = async () =>
    (await backend.rows('/logs?page=1')).filter((log) => log['message'] === tunnelDownloadFailed)
      .length;
  await signIn(page, product.origin, 'demo');
  await page.goto(address);
  const portal = portalOf(page);
  const press = portal.dialog('Tải tunnel').getByRole('button', { name: /^Windows/ });
  const before = await written();
  for (const fault of [...refusals, ...losses, faults.stall, faults.unauthorized]) {
    await test.step(fault.title, async () => {
      await sandbox.inject({ operation: 'network.tunnel', kind: 'fail', times: 1 });
      await sandbox.inject({ operation: 'createLog', times: 1000, ...fault.plan });
      const asked = page.waitForRequest((request) => request.url().endsWith('/api/logs'));
      await press.click();
      // Until it has ended: if the fault were cleared before the call arrives, the line would be written.
      await (await asked).response();
      await expect(press).toBeEnabled();
      await expect(portal.notice('Máy “Render Tết 2027”')).toBeVisible();
      if (fault === faults.unauthorized) {
        // In the background: the page stays, and a banner leads to the login.
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Đăng nhập lại' }).click();
        await logInAgain(page, sandbox, 'demo', '/', null);
      }
      await sandbox.clearFaults();
    });
  }
  await expect.poll(written).toBe(before + 1);
});
