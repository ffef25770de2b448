/** The Next.js starter as a stranger has it: the packed kit, a production build, a strict policy, with scripts and without. */
import { expect as onPage } from '@playwright/test';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../page-faults.ts';
import { type BuiltStarter, builtStarter } from './built-starter.ts';

let next: BuiltStarter;
beforeAll(async () => {
  next = await builtStarter('next', ['build']);
});
afterAll(() => next.close());

/** The accent as the page has it: what the primary button is filled with. */
const filling = (page: Page) =>
  page
    .getByRole('button', { name: 'Nạp tiền' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

describe('without scripts', () => {
  test('the page says everything, in the language of its address', async () => {
    const { page, said } = await next.open('/', { scripts: false });
    await onPage(page).toHaveURL(/\/vi$/);
    await onPage(page.locator('html')).toHaveAttribute('lang', 'vi');
    await onPage(page.getByRole('heading', { level: 1 })).toHaveText('Máy của bạn');
    const card = page.getByRole('article', { name: 'Dựng phim Tết' });
    await onPage(card.getByText('Sẵn sàng')).toBeVisible();
    await onPage(page.getByText('1.284.500')).toBeVisible();
    const row = page.getByRole('row', { name: /TRAM1B4M/ });
    await onPage(row).toContainText('Hết thời gian');
    await onPage(row).toContainText('1.500.000\u{a0}VNĐ');

    await page.getByRole('link', { name: 'English' }).click();
    await onPage(page.locator('html')).toHaveAttribute('lang', 'en');
    // The page's words, and the kit's own: labels of states, and how an amount is written.
    await onPage(page.getByRole('heading', { level: 1 })).toHaveText('Your machines');
    await onPage(card.getByText('Ready')).toBeVisible();
    await onPage(row).toContainText('Timed out');
    await onPage(row).toContainText('1,500,000\u{a0}VND');
    expect(said).toEqual([]);
    await page.context().close();
  });

  test('a theme can be chosen, and is kept', async () => {
    const { page, said } = await next.open('/vi', { scripts: false });
    const document = page.locator('html');
    await onPage(document).not.toHaveAttribute('data-theme');
    await page.getByRole('button', { name: 'Tối' }).click();
    await onPage(document).toHaveAttribute('data-theme', 'dark');
    await page.goto(`${next.origin}/en`);
    await onPage(document).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'System' }).click();
    await onPage(document).not.toHaveAttribute('data-theme');
    expect(said).toEqual([]);
    await page.context().close();
  });
});

describe('with scripts', () => {
  test.each([
    { place: '/vi', width: 1200, scheme: 'light' },
    { place: '/vi', width: 390, scheme: 'dark' },
    { place: '/en', width: 390, scheme: 'light' },
  ] as const)('nothing is wrong with $place, $width px, $scheme', async (look) => {
    const { page, said } = await next.open(look.place, look);
    await page.waitForLoadState('networkidle');
    expect(await faultsOf(page)).toEqual([]);
    expect(said).toEqual([]);
    await page.context().close();
  });

  test('the operator’s accent is in every theme, and no style is in the page', async () => {
    const { page, said } = await next.open('/vi');
    expect(await filling(page)).toBe('rgb(0, 87, 113)');
    const answer = await page.request.get(`${next.origin}/vi`);
    expect(answer.headers()['content-security-policy']).not.toContain('unsafe');
    expect(await answer.text()).not.toMatch(/<style|\sstyle=/u);
    for (const theme of ['Tối', 'Tương phản cao']) {
      const before = await filling(page);
      await page.getByRole('button', { name: theme }).click();
      await onPage.poll(() => filling(page)).not.toBe(before);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });

  test('a top-up: what the form refuses, what the server refuses, and what it answers', async () => {
    const { page, said } = await next.open('/vi');
    await page.getByRole('button', { name: 'Nạp tiền' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nạp tiền' });
    await dialog.getByRole('button', { name: 'Tạo mã' }).click();
    await onPage(dialog.getByText('Vui lòng nhập số tiền')).toBeVisible();
    await dialog.getByRole('textbox').fill('20000');
    await dialog.getByRole('button', { name: 'Tạo mã' }).click();
    await onPage(dialog.getByText('Nạp tối thiểu 50.000đ')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox').fill('150000');
    await dialog.getByRole('button', { name: 'Tạo mã' }).click();
    await onPage(dialog.getByText('TRAM150')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Đóng' }).last().click();
    await onPage(dialog).toBeHidden();
    // The next one begins anew.
    await page.getByRole('button', { name: 'Nạp tiền' }).click();
    await onPage(dialog.getByRole('textbox')).toHaveValue('');
    expect(said).toEqual([]);
    await page.context().close();
  });

  test('the kit’s own words in a dialog are those of the page’s language', async () => {
    const { page, said } = await next.open('/vi');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Top up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Top up' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1500000');
    await onPage(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,500,000');
    await onPage(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(said).toEqual([]);
    await page.context().close();
  });
});
