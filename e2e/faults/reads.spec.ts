import type { Page } from '@playwright/test';
import { addressOf } from '../screens.ts';
import { signIn } from '../sign-in.ts';
import { faultsTestedOn } from './faults-tested.ts';
import { faults, type MatrixFault } from './faults.ts';
import { logInAgain } from './log-in-again.ts';
import { reads, type Read } from './reads.ts';
import { expect, test } from './test.ts';

/** What failed is named, with the reason, and the button to press is beside it. */
async function showsFailure(page: Page, read: Read, fault: MatrixFault): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: read.failed });
  await expect(alert).toContainText(fault.words ?? '');
  await expect(alert.getByRole('button', { name: 'Tải lại' })).toBeEnabled();
}

const all: readonly (readonly [string, Read])[] = Object.entries(reads);

for (const [operation, read] of all) {
  test(`${operation}: the failure is shown, and Tải lại reads again`, async ({
    page,
    product,
    sandbox,
  }) => {
    // A list that was lost is read again automatically as soon as the server answers: between two faults it must not.
    const plan = (fault: MatrixFault) =>
      sandbox.injectOnly({ operation, times: 1000, ...fault.plan });
    const reload = (options: { readonly timeout?: number } = {}) =>
      page
        .getByRole('alert')
        .filter({ hasText: read.failed })
        .getByRole('button', { name: 'Tải lại' })
        .click(options);
    await sandbox.changeAccount('demo', { kyc: 1 });
    const address = await addressOf(
      { name: operation, path: read.path, as: 'demo' },
      product.origin,
    );
    await signIn(page, product.origin, 'demo');
    const met = faultsTestedOn(operation);
    for (const [index, fault] of [...met.losses, ...met.refusals].entries()) {
      await test.step(fault.title, async () => {
        await plan(fault);
        if (index > 0) await reload();
        else {
          await page.goto(address);
          await read.type?.(page);
        }
        await showsFailure(page, read, fault);
      });
    }
    await test.step(faults.unauthorized.title, async () => {
      await plan(faults.unauthorized);
      if (read.isPublic === true) {
        await reload();
        await showsFailure(page, read, faults.unauthorized);
        return;
      }
      // It is also read automatically when the connection opens: then there is nothing left to press, or a banner on the
      // screen shows the reason and the login does not repeat it.
      const reason = page
        .getByText(String(faults.unauthorized.words))
        .first()
        .waitFor({ timeout: 60_000 });
      const leaves = expect(async () => {
        if (new URL(page.url()).pathname !== '/login') await reload({ timeout: 2000 });
        await expect(page).toHaveURL((url) => url.pathname === '/login', { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
      await Promise.all([reason, leaves]);
      await logInAgain(page, sandbox, 'demo', new URL(address, product.origin).pathname, null);
      await read.type?.(page);
      await expect(read.shows(page)).toBeVisible();
    });
    await test.step(faults.stall.title, async () => {
      await plan(faults.stall);
      await page.reload();
      await read.type?.(page);
      await expect(page.getByText(/Đang tải|Đang xem|Đang mở/).first()).toBeAttached();
      await expect(read.shows(page)).toBeVisible();
    });
  });
}
