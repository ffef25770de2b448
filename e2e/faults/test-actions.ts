import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../scripts/processes/product.ts';
import type { Sandbox } from '../sandbox.ts';
import { signIn } from '../sign-in.ts';
import type { Action, Actions } from './action.ts';
import { faultsTestedOn } from './faults-tested.ts';
import { faults, type MatrixFault, pressStallMs } from './faults.ts';
import { logInAgain } from './log-in-again.ts';
import { expect, test } from './test.ts';
import { backendOf } from './backend.ts';

/** Longer than the pause before a lifecycle polls again, ms. */
const pollingPause = 3000;

/** The sign of a pending answer: the pressed button of a dialog, or the loading overlay of the page. */
function waiting(page: Page): Locator {
  const veil = page.getByRole('status').getByText('Đang tải…');
  return page.getByRole('dialog').locator('[aria-busy="true"]').or(veil).first();
}

/** Closes older notices, so that the next notice is about the next try. */
async function closeNotices(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Đóng thông báo' });
  await expect(async () => {
    for (const button of (await close.all()).toReversed()) {
      await button.dispatchEvent('click', {}, { timeout: 1000 });
    }
    await expect(close).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** The outcome is shown; where the lifecycle polls before it shows it, the page's time is moved on. */
async function expectSaid(page: Page, action: Action, fault: MatrixFault): Promise<void> {
  const words = action.said?.[fault.name] ?? fault.words ?? '';
  const said = page.getByText(words).filter({ visible: true }).first();
  if (action.polls !== true) {
    await expect(said).toBeVisible();
    return;
  }
  await expect(async () => {
    await page.clock.fastForward(pollingPause);
    await expect(said).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** Nothing that was there is lost by a failure, and the button can be pressed again. */
async function expectReady(page: Page, action: Action): Promise<void> {
  // A tab that was opened for a failed call has closed.
  await expect.poll(() => page.context().pages().length).toBe(1);
  await closeNotices(page);
  if (action.closes === true) await action.reach?.(page);
  else await action.kept?.(page);
  await expect(action.press(page)).toBeEnabled();
  await expect(action.press(page)).not.toHaveAttribute('aria-busy', 'true');
}

/** The successful press: it is pending, and then done; a tab that it opens has its address. */
async function expectDone(page: Page, action: Action): Promise<void> {
  const opening = action.opens === undefined ? null : page.waitForEvent('popup');
  await Promise.all([expect(waiting(page)).toBeVisible(), action.press(page).click()]);
  await expect(action.done(page).first()).toBeVisible();
  if (opening === null || action.opens === undefined) return;
  const tab = await opening;
  await expect.poll(() => tab.url()).toMatch(action.opens);
  await tab.close();
}

interface Place {
  readonly page: Page;
  readonly product: Product;
  readonly sandbox: Sandbox;
}

async function testAction(
  operation: string,
  action: Action,
  { page, product, sandbox }: Place,
): Promise<void> {
  await sandbox.changeAccount('demo', { balance: 100_000_000 });
  const backend = await backendOf(product.origin, 'demo', sandbox);
  const address = await action.begin(backend);
  const before = (await action.count?.(backend)) ?? 0;
  const expectMore = async (more: number) => {
    if (action.count !== undefined) expect(await action.count(backend)).toBe(before + more);
  };
  const plan = (fault: MatrixFault) => sandbox.inject({ operation, times: 1000, ...fault.plan });
  if (action.polls === true) await page.clock.install();
  if (action.opens !== undefined) {
    // It is on another host, which these tests do not call.
    await page
      .context()
      .route(action.opens, (route) => route.fulfill({ contentType: 'text/html' }));
  }
  await signIn(page, product.origin, 'demo');
  await page.goto(address);
  await action.reach?.(page);

  const { refusals, losses } = faultsTestedOn(operation, action.said);
  for (const fault of [...refusals, ...losses]) {
    await test.step(fault.title, async () => {
      await plan(fault);
      await action.press(page).click();
      await expectSaid(page, action, fault);
      await sandbox.clearFaults();
      await expectReady(page, action);
    });
  }
  await test.step(faults.unauthorized.title, async () => {
    await plan(faults.unauthorized);
    await action.press(page).click();
    await logInAgain(page, sandbox, 'demo', new URL(address, product.origin).pathname);
    await closeNotices(page);
    await action.reach?.(page);
    await expectMore(0);
  });
  await test.step(faults.stall.title, async () => {
    await sandbox.inject({ operation, times: 1, ...faults.stall.plan, delayMs: pressStallMs });
    await expectDone(page, action);
    await expectMore(action.adds ?? 1);
  });
}

/** One test an action: its faults one after the other on one page, and then the action itself. */
export function testActions(actions: Actions): void {
  const all: readonly (readonly [string, Action])[] = Object.entries(actions);
  for (const [operation, action] of all) {
    test(`${operation}: what failed is said, nothing is lost by it, and the next press does it`, async ({
      page,
      product,
      sandbox,
    }) => {
      await testAction(operation, action, { page, product, sandbox });
    });
  }
}
