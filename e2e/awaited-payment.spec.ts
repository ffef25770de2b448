import type { Page, Route } from '@playwright/test';
import { pointerCustomer } from './customer.ts';
import { chooseHours, createPc } from './journey.ts';
import { connected, portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page, product, sandbox, newCustomer }) => {
  await sandbox.changeAccount(newCustomer, { balance: 200_000 });
  await signIn(page, product.origin, newCustomer);
  await page.goto('/');
});

/** Leaves the dialog open in which an hour of this PC, which is new, can be paid for: 15.000 VND. */
async function openRental(page: Page, pc: string) {
  await createPc(pointerCustomer(page), 'G1080', pc);
  return chooseHour(page, pc);
}

async function chooseHour(page: Page, pc: string) {
  await chooseHours(pointerCustomer(page), pc, '1');
  const dialog = portalOf(page).dialog(`Thuê máy “${pc}”`);
  return { dialog, press: dialog.getByRole('button', { name: /^Thuê máy, trả 15\.000/ }) };
}

/**
 * Loses the answers to payments until the first press after `endAtPress`. The portal asks again by itself as well, so that an
 * answer which arrived a moment before that press would close the dialog under it.
 */
async function loseAnswers(page: Page, lose: (route: Route) => Promise<void>) {
  const mark = 'data-answers-arrive';
  await page.route('**/api/orders', async (route) => {
    const arrives = await page.locator('html').getAttribute(mark);
    await (arrives === null ? lose(route) : route.continue());
  });
  return {
    endAtPress: () =>
      page.evaluate((name) => {
        const { documentElement } = document;
        const end = () => documentElement.setAttribute(name, '');
        documentElement.addEventListener('click', end, { capture: true, once: true });
      }, mark),
  };
}

test('a receipt stays as it was pressed while its answer is out, whatever the balance is meanwhile', async ({
  page,
  sandbox,
}) => {
  const { dialog, press } = await openRental(page, 'Máy chờ trả lời');
  await connected(page);
  const answers = await loseAnswers(page, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502 });
  });
  await press.click();
  await expect(dialog).toContainText('Chưa nhận được trả lời của máy chủ.');
  await sandbox.finishWork();
  await expect(portalOf(page).balance).toHaveText('185.000');
  await expect(dialog).toContainText(/200\.000\D+185\.000/u);
  await expect(dialog).not.toContainText(/185\.000\D+170\.000/u);
  await answers.endAtPress();
  await dialog.getByRole('button', { name: 'Hỏi lại ngay' }).click();
  await expect(dialog).toBeHidden();
});

test('a dialog that is closed meanwhile leaves the sum on the card, and opens again from there', async ({
  page,
}) => {
  const portal = portalOf(page);
  const { dialog, press } = await openRental(page, 'Máy đóng hộp');
  const answers = await loseAnswers(page, (route) => route.abort());
  await press.click();
  await expect(dialog).toContainText('Chưa nhận được trả lời của máy chủ.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const awaited = portal
    .card('Máy đóng hộp')
    .getByRole('button', { name: 'Đang chờ kết quả 15.000 VNĐ, Máy đóng hộp' });
  // The focus comes back to where it was opened, where now something else stands.
  await expect(awaited).toBeFocused();
  await awaited.click();
  await expect(dialog).toContainText('Chưa nhận được trả lời của máy chủ.');
  await answers.endAtPress();
  await dialog.getByRole('button', { name: 'Hỏi lại ngay' }).click();
  await expect(portal.notice('Image: Máy đóng hộp đang được boot')).toBeVisible();
  await expect(awaited).toBeHidden();
});

test('on a phone what became of a payment is in sight, with what can be done', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog, press } = await openRental(page, 'Máy nhìn thấy');
  const answers = await loseAnswers(page, (route) => route.abort());
  await press.click();
  const ask = dialog.getByRole('button', { name: 'Hỏi lại ngay' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await answers.endAtPress();
  await ask.click();
  await expect(dialog).toBeHidden();
});

for (const [how, hears] of [
  ['hears of it', true],
  ['learns of it by its own press', false],
] as const) {
  test(`a PC that was rented in another tab cannot be paid for in this one, which ${how}`, async ({
    page,
    context,
  }) => {
    const pc = `Máy hai thẻ ${hears ? 'nghe' : 'bấm'}`;
    const first = await openRental(page, pc);
    const other = await context.newPage();
    if (!hears) await other.route('**/socket.io/**', (route) => route.abort());
    await other.goto('/');
    const second = await chooseHour(other, pc);
    if (hears) await connected(other);
    await first.press.click();
    await expect(first.dialog).toBeHidden();
    if (!hears) await second.press.click();
    await expect(second.dialog).toContainText('Máy này vừa được thuê ở thẻ khác');
    await expect(second.press).toHaveAttribute('aria-disabled', 'true');
    await expect(portalOf(other).balance).toHaveText('185.000');
  });
}
