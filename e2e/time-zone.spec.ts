import { readFile } from 'node:fs/promises';
import { readList } from './api-reads.ts';
import { sidewaysOverflow } from './overflow.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** A customer abroad: an event has the same time on every screen (docs/decisions/0016). */
const zone = 'America/New_York';
test.use({
  timezoneId: zone,
  viewport: { width: 1440, height: 900 },
  ownProduct:
    'the newest line of the log is one of the seed: those of a payment are in the panel as the payment',
});

/** DD/MM/YYYY HH:mm:ss in New York, computed independently of the product. */
function shownTime(moment: unknown): string {
  // Swedish writes 2026-11-20 04:27:00.
  const written = new Date(String(moment)).toLocaleString('sv-SE', { timeZone: zone });
  const [date = '', time = ''] = written.split(' ');
  return `${date.split('-').toReversed().join('/')} ${time}`;
}

// @spec 9.14
test('in New York an event has the same time on every screen', async ({
  page,
  product,
  consoleFaults,
}) => {
  const recharges = await readList(product.origin, 'demo', '/recharges?page=1');
  const paid = recharges.find((recharge) => recharge['is_succeeded'] === 1) ?? {};
  const content = String(paid['content']);
  const [log = {}] = await readList(product.origin, 'demo', '/logs?page=1');
  const portal = portalOf(page);
  await signIn(page, product.origin, 'demo');

  await test.step('a line of the log in its table, and in the activity panel under the day of its time', async () => {
    const at = shownTime(log['createdAt']);
    const row = page.getByRole('row').filter({ hasText: String(log['message']) });
    await page.goto('/log-management');
    await expect(row.first()).toContainText(at);
    await page.goto('/log-management?activity=open');
    const panel = page.getByRole('dialog', { name: 'Thông báo' });
    const link = page.locator(`[href$="search=${String(log['_id'])}"]`);
    await expect(panel.getByRole('listitem').filter({ has: link })).toContainText(at);
    const days = panel.getByRole('list');
    await expect(days.first()).toBeVisible();
    for (const day of await days.all()) {
      const times = await day.getByRole('time').allInnerTexts();
      const dates = new Set(times.map((time) => time.trim().slice(0, 10)));
      expect([...dates], (await day.getAttribute('aria-label')) ?? '').toHaveLength(1);
    }
  });

  await test.step('a recharge in its history, in the statement of its month, in the file and on paper', async () => {
    // Requested, then paid: the statement has the moment of the payment.
    const [asked, at] = [shownTime(paid['createdAt']), shownTime(paid['updatedAt'])];
    const month = at.slice(3, 10);
    await page.goto('/payment-history');
    await expect(page.getByRole('row').filter({ hasText: content })).toContainText(asked);
    await page.goto(
      `/payment-history?view=statement&month=${month.split('/').toReversed().join('-')}`,
    );
    await expect(page.getByRole('row').filter({ hasText: content })).toContainText(at);
    for (const time of await page
      .getByRole('row')
      .getByText(/^\d\d\/\d\d\/\d{4} /)
      .allInnerTexts()) {
      expect(time.slice(3, 10)).toBe(month);
    }
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải CSV' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    const line = file.split('\r\n').find((one) => one.includes(content));
    expect(line?.startsWith(`${at};`)).toBe(true);
    expect(line).toMatch(/;UTC-0[45]:00$/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Sao kê tài khoản' })).toContainText(
      `Ngày giờ theo múi giờ ${zone}`,
    );
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the end of a VPS in the table, and on the axis of all ends', async () => {
    const orders = await readList(product.origin, 'demo', '/orders-vps?page=1&status=on_rental');
    await page.goto('/order-vps-management?status=on_rental&expiry=open');
    const dialog = portal.dialog('Lịch hết hạn');
    for (const order of orders) {
      // To the minute, the time before the date.
      const [date = '', time = ''] = shownTime(order['end_time']).split(' ');
      const end = `${time.slice(0, 5)} ${date}`;
      const row = dialog.getByRole('listitem').filter({ hasText: end });
      // The accessible and the visible text are the same.
      await expect(row.getByRole('link', { name: `hết hạn ${end}` }).first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    for (const order of orders) {
      const [date = '', time = ''] = shownTime(order['end_time']).split(' ');
      const row = page.getByRole('row').filter({ hasText: time }).filter({ hasText: date });
      await expect(row.first()).toBeVisible();
    }
  });
  expect(consoleFaults).toEqual([]);
});

test('at every second hour of the day the landing page names it inside a window of 320 px, at twice the text size', async ({
  browser,
  product,
}) => {
  const offsets = ['+1', '+3', '+5', '+7', '+9', '+11', '-1', '-3', '-5', '-7', '-9', '-11'];
  for (const offset of offsets) {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      timezoneId: `Etc/GMT${offset}`,
    });
    const page = await context.newPage();
    await page.goto(`${product.origin}/home`);
    await expect(page.getByText('Bây giờ')).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const hour = await page.getByText('Bây giờ').innerText();
    expect(await sidewaysOverflow(page), hour).toBeLessThanOrEqual(0);
    await context.close();
  }
});
