import { leave, openAction } from './pc-actions.ts';
import { walkPcJourney } from './pc-journey.ts';
import { portalOf } from './portal.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** Seeded PCs of the demo account: one on a plain route, one whose router has a free and a taken rotating route, one not rented. */
const render = 'Render Tết 2027';
const film = 'Dựng phim ngắn';
const free = 'Thử bản dựng mới';

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('desktop', method) }, () => {
    test.use(method.use);

    test('a customer chooses a route, rotates an address, gets a tunnel and plays on a PC', async ({
      page,
      product,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      const portal = portalOf(page);
      await signIn(page, product.origin, 'demo');
      await page.goto('/');

      // @spec 2.58
      await test.step('another internet route, the default one, and back', async () => {
        const asked: string[] = [];
        page.on('request', (request) => {
          const [, call] = /\/sshs\/(cli-[a-z-]+)$/.exec(request.url()) ?? [];
          if (call !== undefined) asked.push(`${call} ${request.postData() ?? ''}`);
        });
        const dialog = await openAction(customer, render, 'Chọn đường internet', /internet/);
        const row = (route: string) => dialog.getByRole('listitem').filter({ hasText: route });
        await expect(row('WAN02')).toContainText('Đang dùng');
        await customer.press(dialog.getByRole('button', { name: 'Chọn WAN01 VNPT' }));
        await expect(portal.notice('Đã chọn đường WAN01 VNPT')).toBeVisible();
        await expect(row('WAN01')).toContainText(/Đang dùng/);
        await expect(row('WAN01')).toContainText(/\d+\.\d+\.\d+\.\d+/);
        await customer.press(dialog.getByRole('button', { name: 'Ngừng dùng WAN01 VNPT' }));
        await expect(dialog).toContainText('Máy đang đi đường mặc định.');
        await customer.press(dialog.getByRole('button', { name: 'Chọn WAN02 Viettel' }));
        await expect(row('WAN02')).toContainText('Đang dùng');
        expect(asked.map((one) => one.replace(/^(\S+) .*"wan":"([^"]*)".*$/, '$1 $2'))).toEqual([
          'cli-add-mangle WAN01 VNPT',
          'cli-delete-mangle WAN01 VNPT',
          'cli-add-mangle WAN02 Viettel',
        ]);
        await leave(customer, dialog);
      });

      // @spec 2.59 4.22 4.23 4.24
      await test.step('the three holders of a rotating route: Start, Đổi IP, greyed', async () => {
        const dialog = await openAction(customer, film, 'Xoay IP', 'Xoay IP');
        const mine = dialog.getByRole('listitem').filter({ hasText: 'WAN11' });
        const taken = dialog.getByRole('listitem').filter({ hasText: 'WAN12' });
        await expect(taken).toContainText('Người khác đang dùng');
        await expect(taken.getByRole('button')).toHaveCount(0);
        await expect(mine).toContainText('Đang trống');
        await customer.press(mine.getByRole('button', { name: /^Start/ }));
        await expect(mine).toContainText('Bạn đang giữ');
        await expect(mine).toContainText(/\d+\.\d+\.\d+\.\d+/);
        const [before] = /\d+\.\d+\.\d+\.\d+/.exec(await mine.innerText()) ?? [];
        await customer.press(mine.getByRole('button', { name: /^Đổi IP/ }));
        await expect(portal.notice('Đã đổi IP đường WAN11 VNPT xoay')).toBeVisible();
        await expect(mine).not.toContainText(before ?? '');
        await expect(mine).toContainText(/Đổi tiếp được từ \d\d:\d\d:\d\d/);
        await expect(mine.getByRole('button', { name: /^Đổi IP/ })).toBeDisabled();
        await customer.press(mine.getByRole('button', { name: /^Ngừng dùng/ }));
        await expect(mine.getByRole('button', { name: /^Start/ })).toBeVisible();
        await leave(customer, dialog);
      });

      // @spec 2.61
      await test.step('when a PC that is not rented can be rented', async () => {
        const dialog = await openAction(customer, free, 'Xem giờ trống', 'Giờ có máy trống');
        await expect(dialog).toContainText('Đang có máy trống.');
        await customer.press(dialog.getByRole('button', { name: 'Bắt Đầu Thuê' }));
        const rental = portal.dialog(`Thuê máy “${free}”`);
        await expect(rental).toBeVisible();
        await leave(customer, rental);
      });

      const { tunnel } = await walkPcJourney(customer, {
        pc: render,
        playAt: 'https://tram.example/play',
      });
      expect(tunnel).toMatch(/^\[Interface\][^]*AllowedIPs = 10\.20\.\d+\.\d+\/32/);

      expect(consoleFaults).toEqual([]);
    });
  });
}
