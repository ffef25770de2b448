import type { Page } from '@playwright/test';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** Digits of a sum as it is shown, '5.770.900' or '−5.770.900 VNĐ', as a number without its sign. */
function sumIn(text: string | null | undefined): number {
  return Number((text ?? '').replaceAll(/\D/gu, ''));
}

/** What a picture says of the value that is read now, in words. */
async function readingOf(page: Page, picture: string): Promise<string> {
  const slider = page.getByRole('slider', { name: `Xem từng số: ${picture}` });
  return (await slider.getAttribute('aria-valuetext')) ?? '';
}

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('phone', method) }, () => {
    test.use(method.use);

    test('a customer looks at where the money goes: the sums are those of the statement, month by month', async ({
      page,
      product,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      await signIn(page, product.origin, 'demo');
      await page.goto('/payment-history?view=statement');
      const main = page.getByRole('main');
      const open = main.getByRole('button', { name: 'Xem hình' });
      await expect(open).toBeVisible();
      await customer.press(open);
      await expect(page).toHaveURL(/pictures=open/);
      const spending = main.getByRole('figure', { name: 'Chi tiêu theo tháng' });
      await expect(spending.getByRole('img')).toBeVisible();

      const slider = spending.getByRole('slider');
      const months = Number(await slider.getAttribute('max')) + 1;
      expect(months).toBeGreaterThan(1);
      const drawn: { readonly month: string; readonly total: number }[] = [];
      for (let index = 0; index < months; index += 1) {
        await slider.fill(String(index));
        const said = await readingOf(page, 'chi tiêu theo tháng');
        const [, number = '', year = ''] = /^Tháng (\d+)\/(\d+):/u.exec(said) ?? [];
        drawn.push({ month: `${year}-${number}`, total: sumIn(said.split('Tổng').at(-1)) });
      }

      await customer.press(spending.getByRole('button', { name: 'Xem dạng bảng' }));
      await expect(spending.getByRole('button', { name: 'Ẩn bảng' })).toBeVisible();
      await customer.press(main.getByRole('button', { name: 'Xem danh sách' }));
      await expect(spending).toBeHidden();
      await expect(page).not.toHaveURL(/pictures/);
      for (const { month, total } of drawn) {
        await page.goto(`/payment-history?view=statement&month=${month}`);
        const taken = main.getByText('Tiền ra', { exact: true }).locator('..');
        await expect(taken).toBeVisible();
        expect(sumIn(await taken.innerText())).toBe(total);
      }
      expect(consoleFaults).toEqual([]);
    });
  });
}

test('the balance goes on as its runway reckons, and without the machines there is no estimate', async ({
  page,
  product,
  sandbox,
  consoleFaults,
}) => {
  // For some days: of an end that is today, a time is said in place of the day.
  await sandbox.changeAccount('demo', { balance: 5_000_000 });
  await signIn(page, product.origin, 'demo');
  await page.goto('/payment-history?view=statement&pictures=open');
  const main = page.getByRole('main');
  const figure = main.getByRole('figure', { name: 'Số dư' });
  const summary = figure.getByText(/^Số dư hiện tại .* Ước tính giữ được mọi máy đến/);
  await expect(summary).toBeVisible();
  const said = await summary.innerText();
  const [, until = ''] = /đến (\d\d:\d\d \d\d\/\d\d\/\d{4}), khi đó còn/u.exec(said) ?? [];
  const left = sumIn(said.split('khi đó còn').at(-1));

  const present = await readingOf(page, 'số dư');
  expect(present).toMatch(/^Hiện tại, /);
  const balance = await portalOf(page).balance.innerText();
  expect(sumIn(present.split('Số dư').at(-1))).toBe(sumIn(balance));

  const slider = figure.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  const last = await readingOf(page, 'số dư');
  expect(last.startsWith(`${until}: Ước tính `)).toBe(true);
  expect(sumIn(last.split('Ước tính').at(-1))).toBe(left);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Số dư/ })
    .click();
  const runway = page.getByRole('dialog', { name: 'Giờ thuê và số dư' });
  // '15:15 29/11/2026', which is a day of this year.
  const [, day = ''] = until.split(' ');
  await expect(runway).toContainText(`đến khoảng ${day.slice(0, 5)}`);
  await page.keyboard.press('Escape');
  expect(consoleFaults).toEqual([]);

  await sandbox.inject({ operation: 'listImages', kind: 'fail', times: 20, status: 500 });
  await page.goto('/payment-history?view=statement&pictures=open&days=365');
  await expect(main.getByText(/^Chưa tải được đủ các máy bạn đang thuê/)).toBeVisible();
  await expect(figure.getByText(/Ước tính giữ được/)).toBeHidden();
  await expect(figure.getByRole('img')).toBeVisible();
});

test('on paper the pictures are black on white in every theme, without their buttons', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'demo');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/payment-history?view=statement&pictures=open');
  const figure = page.getByRole('figure', { name: 'Chi tiêu theo tháng' });
  await expect(figure.getByRole('img')).toBeVisible();
  await expect(figure).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await figure.getByRole('button', { name: 'Xem dạng bảng' }).click();
  const head = figure.getByRole('columnheader', { name: 'Tháng' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(figure).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(figure.getByText(/^\d\d\/\d\d$/).first()).toHaveCSS('fill', 'rgb(51, 51, 51)');
  await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(head).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(figure.getByRole('button', { name: 'Ẩn bảng' })).toBeHidden();
});
