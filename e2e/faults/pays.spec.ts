import type { Page } from '@playwright/test';
import { signIn } from '../sign-in.ts';
import { faultsMetBy } from './faults-met.ts';
import { faults, type MatrixFault, pressStallMs } from './faults.ts';
import { logInAgain } from './log-in-again.ts';
import { pays, type Pay } from './pays.ts';
import { expect, test } from './test.ts';
import { worldOf } from './world.ts';

/** What the button says that it costs, VND; nothing where it names no sum. */
async function sumOn(page: Page, pay: Pay): Promise<number> {
  const words = await pay.press(page).innerText();
  return Number(/trả ([\d.]+)/.exec(words)?.[1]?.replaceAll('.', '') ?? 0);
}

const all: readonly (readonly [string, Pay])[] = Object.entries(pays);

for (const [operation, pay] of all) {
  test(`${operation}: what failed is said, nothing typed is lost, and each wish is charged once`, async ({
    page,
    product,
    sandbox,
  }) => {
    await sandbox.changeAccount('demo', { balance: 100_000_000 });
    const world = await worldOf(product.origin, 'demo', sandbox);
    const { refusals, losses } = faultsMetBy(operation);
    // One that is answered late, and each loss before and after the work.
    await pay.begin?.(world, 1 + losses.length * 2);
    const plan = (fault: MatrixFault, moment: 'before' | 'after' = 'before') =>
      sandbox.inject({ operation, times: 1000, ...fault.plan, moment });
    let made = await pay.count?.(world);
    let balance = await world.balance();
    /** Done once, and charged once. */
    const expectOne = async (sum: number) => {
      balance -= sum;
      expect(await world.balance()).toBe(balance);
      if (made === undefined) return;
      made += 1;
      expect(await pay.count?.(world)).toBe(made);
    };
    await signIn(page, product.origin, 'demo');
    await page.goto(pay.screen);
    await pay.open(page, 1);
    await pay.type(page);

    for (const fault of refusals) {
      await test.step(fault.title, async () => {
        await plan(fault);
        await pay.press(page).click();
        await expect(page.getByRole('dialog')).toContainText(fault.words ?? '');
        await sandbox.clearFaults();
        await expect(pay.press(page)).toBeEnabled();
        await pay.kept(page);
      });
    }
    await test.step(faults.unauthorized.title, async () => {
      await plan(faults.unauthorized);
      await pay.press(page).click();
      await logInAgain(page, sandbox, 'demo', pay.screen);
      // The dialog is in the address: it is open again.
      await pay.kept(page);
    });
    await test.step(faults.stall.title, async () => {
      await plan({ ...faults.stall, plan: { ...faults.stall.plan, delayMs: pressStallMs } });
      const sum = await sumOn(page, pay);
      await pay.press(page).dblclick();
      await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
      await pay.paid(page, 1);
      await sandbox.clearFaults();
      await expectOne(sum);
    });
    let time = 1;
    for (const moment of ['before', 'after'] as const) {
      for (const fault of losses) {
        time += 1;
        await test.step(`${fault.title}, ${moment} the work`, async () => {
          await pay.open(page, time);
          await pay.type(page);
          const sum = await sumOn(page, pay);
          await plan(fault, moment);
          await pay.press(page).click();
          await expect(page.getByRole('dialog')).toContainText(
            pay.unsure ?? 'Chưa nhận được trả lời của máy chủ.',
          );
          await sandbox.clearFaults();
          // The network comes back: the same key is asked for at once.
          await page.evaluate(() => window.dispatchEvent(new Event('online')));
          await pay.paid(page, time);
          await expectOne(sum);
        });
      }
    }
  });
}
