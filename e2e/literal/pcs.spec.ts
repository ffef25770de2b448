import { pointerCustomer } from '../customer.ts';
import { leave, openAction } from '../pc-actions.ts';
import { walkPcJourney } from '../pc-journey.ts';
import { portalOf } from '../portal.ts';
import { rentPc } from '../rent-pc.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from './test.ts';

test('a customer chooses a route, rotates an address, gets a tunnel, plays, and deletes a PC', async ({
  page,
  backend,
  consoleFaults,
}) => {
  const customer = pointerCustomer(page);
  const portal = portalOf(page);
  const pc = await rentPc(backend.url, 'Dựng phim', { offer: 'G3060', hours: 24 });
  backend.finishWork();
  await signIn(page, backend.url, 'demo');
  await page.goto('/');

  await test.step('another internet route, and the default one', async () => {
    const dialog = await openAction(customer, pc, 'Chọn đường internet', /internet/);
    const route = dialog.getByRole('listitem').filter({ hasText: 'WAN01 FPT' });
    await customer.press(dialog.getByRole('button', { name: 'Chọn WAN01 FPT' }));
    await expect(portal.notice('Đã chọn đường WAN01 FPT')).toBeVisible();
    await expect(route).toContainText('Đang dùng');
    await customer.press(dialog.getByRole('button', { name: 'Ngừng dùng WAN01 FPT' }));
    await expect(dialog).toContainText('Máy đang đi đường mặc định.');
    await leave(customer, dialog);
  });

  await test.step('a rotating route: free, held, another address, free again; one is another customer’s', async () => {
    const dialog = await openAction(customer, pc, 'Xoay IP', 'Xoay IP');
    const mine = dialog.getByRole('listitem').filter({ hasText: 'WAN03' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'WAN04' })).toContainText(
      'Người khác đang dùng',
    );
    await customer.press(mine.getByRole('button', { name: /^Start/ }));
    await expect(mine).toContainText('Bạn đang giữ');
    await customer.press(mine.getByRole('button', { name: /^Đổi IP/ }));
    await expect(portal.notice('Đã đổi IP đường WAN03 Viettel')).toBeVisible();
    await customer.press(mine.getByRole('button', { name: /^Ngừng dùng/ }));
    await expect(mine.getByRole('button', { name: /^Start/ })).toBeVisible();
    await leave(customer, dialog);
  });

  const { tunnel } = await walkPcJourney(customer, { pc, playAt: 'https://play.example/' });
  expect(tunnel).toContain('[Interface]');

  expect(consoleFaults).toEqual([]);
});
