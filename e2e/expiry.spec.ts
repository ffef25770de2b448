import { readFile } from 'node:fs/promises';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** Ends in the order of the list, from the names of its links: '07:31 22/11/2026' as a number that can be compared. */
function endOf(label: string): number {
  const [, time, day, month, year] =
    /hết hạn (\d\d:\d\d) (\d\d)\/(\d\d)\/(\d{4})$/.exec(label) ?? [];
  return Date.parse(`${year}-${month}-${day}T${time}+07:00`);
}

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('keyboard', method) }, () => {
    test.use(method.use);

    test('a customer sees what ends first, saves it to a calendar and extends it', async ({
      page,
      product,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      const dialog = portal.dialog('Lịch hết hạn');
      const links = dialog.getByRole('link', { name: /^Gia hạn/ });
      await signIn(page, product.origin, 'demo');

      await test.step('every kind of machine, the one that ends first on top', async () => {
        await page.goto('/order-vps-management');
        await customer.press(page.getByRole('button', { name: 'Lịch hết hạn' }));
        await expect(links.first()).toBeFocused();
        await expect(page).toHaveURL(/[?&]expiry=open/);
        await expect(dialog.getByText(/Cập nhật lúc \d\d:\d\d/)).toBeVisible();
        for (const kind of ['PC', 'VPS', 'Cloud']) {
          await expect(
            dialog
              .getByRole('listitem')
              .filter({ hasText: new RegExp(`${kind}( ·|)`) })
              .first(),
          ).toBeVisible();
        }
        const labels = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('aria-label') ?? ''),
        );
        // To the minute: nobody needs the seconds of an end that lies days ahead.
        await expect(dialog).not.toContainText(/\d\d:\d\d:\d\d/);
        const ends = labels.map(endOf);
        expect(ends).not.toContain(Number.NaN);
        expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      });

      await test.step('a file for the calendar, as RFC 5545 writes it', async () => {
        const saving = page.waitForEvent('download');
        await customer.press(dialog.getByRole('button', { name: 'Lưu vào lịch' }));
        const file = await saving;
        expect(file.suggestedFilename()).toBe('lich-het-han.ics');
        const text = await readFile(await file.path(), 'utf8');
        const lines = text.split('\r\n');
        expect(lines[0]).toBe('BEGIN:VCALENDAR');
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(await links.count());
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        // A day and an hour before each end.
        const alarms = lines.filter((line) => line.startsWith('TRIGGER:'));
        expect(new Set(alarms)).toEqual(new Set(['TRIGGER:-PT24H', 'TRIGGER:-PT1H']));
        await expect(portal.notice('Đã tải file lịch')).toBeVisible();
      });

      await test.step('the address brings it back, a bar leads to the extension, Back to the axis', async () => {
        await page.reload();
        await expect(links.first()).toBeFocused();
        const name = /^Gia hạn (.+), hết hạn/.exec(
          (await links.first().getAttribute('aria-label')) ?? '',
        )?.[1];
        await customer.press(links.first());
        const extension = portal.dialog(/^Gia hạn máy/);
        await expect(extension).toContainText(name ?? 'no name');
        await expect(dialog).toBeHidden();
        // The focus is where the customer is, not behind the dialog.
        await expect
          .poll(() => extension.evaluate((element) => element.contains(document.activeElement)))
          .toBe(true);
        await page.goBack();
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/order-vps-management$/);
      });
      expect(consoleFaults).toEqual([]);
    });
  });
}
