import type { Page } from '@playwright/test';
import { signIn } from '../sign-in.ts';
import { faultsTestedOn } from './faults-tested.ts';
import { faults, type MatrixFault, pressStallMs } from './faults.ts';
import { logInAgain } from './log-in-again.ts';
import { payments, type Payment } from './payments.ts';
import { expect, test } from './test.ts';
import { backendOf } from './backend.ts';

/** The price on the button, VND; 0 where it names none. */
async function sumOn(page: Page, payment: Payment): Promise<number> {
  const words = await payment.press(page).innerText();
  return Number(/trả ([\d.]+)/.exec(words)?.[1]?.replaceAll('.', '') ?? 0);
}

const all: readonly (readonly [string, Payment])[] = Object.entries(payments);

for (const [operation, payment] of all) {
  test(`${operation}: the failure is shown, nothing typed is lost, and each payment is charged once`, async ({
    page,
    product,
    sandbox,
  }) => {
    await sandbox.changeAccount('demo', { balance: 100_000_000 });
    const backend = await backendOf(product.origin, 'demo', sandbox);
    const { refusals, losses } = faultsTestedOn(operation);
    // One that is answered late, and each loss before and after the work.
    await payment.begin?.(backend, 1 + losses.length * 2);
    const plan = (fault: MatrixFault, moment: 'before' | 'after' = 'before') =>
      sandbox.inject({ operation, times: 1000, ...fault.plan, moment });
    let made = await payment.count?.(backend);
    let balance = await backend.balance();
    /** Done once, and charged once. */
    const expectOne = async (sum: number) => {
      balance -= sum;
      expect(await backend.balance()).toBe(balance);
      if (made === undefined) return;
      made += 1;
      expect(await payment.count?.(backend)).toBe(made);
    };
    await signIn(page, product.origin, 'demo');
    await page.goto(payment.screen);
    await payment.open(page, 1);
    await payment.type(page);

    for (const fault of refusals) {
      await test.step(fault.title, async () => {
        await plan(fault);
        await payment.press(page).click();
        await expect(page.getByRole('dialog')).toContainText(fault.words ?? '');
        await sandbox.clearFaults();
        await expect(payment.press(page)).toBeEnabled();
        await payment.kept(page);
      });
    }
    await test.step(faults.unauthorized.title, async () => {
      await plan(faults.unauthorized);
      await payment.press(page).click();
      await logInAgain(page, sandbox, 'demo', payment.screen);
      // The dialog is in the address: it is open again.
      await payment.kept(page);
    });
    await test.step(faults.stall.title, async () => {
      await plan({ ...faults.stall, plan: { ...faults.stall.plan, delayMs: pressStallMs } });
      const sum = await sumOn(page, payment);
      await payment.press(page).dblclick();
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
      await payment.paid(page, 1);
      await sandbox.clearFaults();
      await expectOne(sum);
    });
    let time = 1;
    for (const moment of ['before', 'after'] as const) {
      for (const fault of losses) {
        time += 1;
        await test.step(`${fault.title}, ${moment} the work`, async () => {
          await payment.open(page, time);
          await payment.type(page);
          const sum = await sumOn(page, payment);
          await plan(fault, moment);
          await payment.press(page).click();
          await expect(page.getByRole('dialog')).toContainText(
            payment.unsure ?? 'Chưa nhận được trả lời của máy chủ.',
          );
          await sandbox.clearFaults();
          // The network comes back: the same key is asked for at once.
          await page.evaluate(() => window.dispatchEvent(new Event('online')));
          await payment.paid(page, time);
          await expectOne(sum);
        });
      }
    }
  });
}
