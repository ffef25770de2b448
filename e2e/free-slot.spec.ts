import { readList } from './api-reads.ts';
import { portalOf } from './portal.ts';
import { openAction } from './pc-actions.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { inputMethods } from './input-methods.ts';

test.use({ ownProduct: 'the rentals are as they were seeded' });

/** In the seed both machines of this package are rented, one of them for less than an hour more. */
const offer = 'G4080';

/** When the first rental of the package ends, by the API and as the portal writes it: '23:15 22/11/2026'. */
async function soonestEnd(origin: string): Promise<string> {
  const packages = await readList(origin, 'demo', '/packages');
  const ends = packages.find(({ name }) => name === offer)?.['orders_end_time'];
  const [first] = Array.isArray(ends) ? ends.map(String).toSorted() : [];
  const parts = new Intl.DateTimeFormat('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(Date.parse(first ?? ''));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('day')}/${part('month')}/${part('year')}`;
}

for (const [index, method] of inputMethods.entries()) {
  test.describe(method.name, () => {
    test.use(method.use);

    test('a package without a free machine says when one may be, from what and read when', async ({
      page,
      product,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      const name = `Chờ máy ${index + 1}`;
      const forecast = `Ước tính có máy trống lúc ${await soonestEnd(product.origin)}, nếu khách đang thuê không gia hạn.`;
      const source = /Theo giờ hết của các máy đang thuê, cập nhật lúc \d\d:\d\d\./;
      await signIn(page, product.origin, 'demo');
      await page.goto('/');

      await test.step('where a PC of it is created, which is free', async () => {
        await customer.press(page.getByRole('button', { name: 'Tạo PC' }).first());
        const dialog = portal.dialog('Tạo PC');
        const choice = dialog.getByRole('radio', { name: new RegExp(`^${offer}\\b`) });
        await customer.choose(choice);
        await expect(dialog).toContainText(forecast);
        await expect(dialog).toContainText(source);
        await expect(
          dialog.getByRole('button', { name: 'Báo cho tôi khi có máy trống' }),
        ).toBeVisible();
        await customer.type(dialog.getByLabel('Tên PC'), name);
        await customer.press(dialog.getByRole('button', { name: 'Tạo PC' }));
        await expect(dialog).toBeHidden();
      });

      await test.step('at the PC, with the ends that it is from', async () => {
        const dialog = await openAction(customer, name, 'Xem giờ trống', 'Giờ có máy trống');
        await expect(dialog).toContainText(forecast);
        await expect(dialog).toContainText(source);
        const timeline = dialog.getByRole('figure', { name: 'Giờ hết của các máy đang thuê' });
        await expect(timeline.getByRole('img')).toBeVisible();
        // Both machines, the soonest first.
        const machines = timeline.getByRole('slider');
        await expect(machines).toHaveAttribute('max', '1');
        const [clock = '', day = ''] = (await soonestEnd(product.origin)).split(' ');
        await expect(machines).toHaveAttribute(
          'aria-valuetext',
          new RegExp(`^Máy 1: Hết giờ lúc ${day} ${clock}:\\d\\d$`, 'u'),
        );
        await customer.press(dialog.getByRole('button', { name: 'Bắt Đầu Thuê' }));
      });

      await test.step('where it is rented', async () => {
        const rental = portal.dialog(`Thuê máy “${name}”`);
        await expect(rental).toContainText(forecast);
        await expect(rental).toContainText(source);
      });
      expect(consoleFaults).toEqual([]);
    });
  });
}
