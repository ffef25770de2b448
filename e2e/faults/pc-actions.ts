import { expect, type Page } from '@playwright/test';
import { portalOf } from '../portal.ts';
import type { Actions } from './action.ts';
import { makePc, routeRequest } from './backend.ts';

/** The seeded PC that is ready. */
const ready = 'Render Tết 2027';
const doomed = 'Máy sẽ xóa';

/** Opens an item of the PC's action menu, with nothing covering the cards. */
async function chooseAction(page: Page, row: RegExp): Promise<void> {
  const card = portalOf(page).card(ready);
  await portalOf(page).showCard(ready);
  if (new URL(page.url()).searchParams.has('connect')) {
    // A new password is shown there, once the card has been read again.
    await expect(portalOf(page).dialog(/^Kết nối/)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.getByRole('button', { name: 'Thao tác' }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

/** It failed, and nothing was changed. */
const unchanged = 'Chưa đổi được đường internet vì mất kết nối, mọi thứ vẫn như cũ.';
const lostRoute = { network: unchanged, server: unchanged, garbled: unchanged } as const;
const noNewPassword = 'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút';

/** Actions of PCs that cost nothing. */
export const pcActions = {
  wakeImage: {
    how: 'My PCs, menu of a card, ‘Bật nguồn’',
    begin: async () => '/',
    reach: async (page) => {
      await portalOf(page).pressOnCard(ready, 'Thao tác');
    },
    press: (page) => page.getByRole('menuitem', { name: /^Bật nguồn/ }),
    closes: true,
    done: (page) => portalOf(page).notice(/bật nguồn/i),
  },
  resetImage: {
    how: 'My PCs, menu of a card, ‘Reset máy’, the question',
    begin: async () => '/',
    reach: (page) => chooseAction(page, /^Reset máy/),
    press: (page) =>
      portalOf(page)
        .dialog(/^Reset/)
        .getByRole('button', { name: 'Reset máy' }),
    closes: true,
    done: (page) => portalOf(page).notice(/reset/i),
  },
  reconnectImage: {
    how: 'My PCs, menu of a card, ‘Cấp mật khẩu mới’, the question',
    begin: async () => '/',
    reach: (page) => chooseAction(page, /^Cấp mật khẩu mới/),
    press: (page) =>
      portalOf(page)
        .dialog(/^Cấp mật khẩu/)
        .getByRole('button', { name: 'Cấp mật khẩu mới' }),
    closes: true,
    said: { network: noNewPassword, server: noNewPassword, garbled: noNewPassword },
    done: (page) => portalOf(page).notice(/Kết nối lại thành công/),
  },
  deleteImage: {
    how: 'My PCs, ‘Xóa’ of a PC that is not rented, the question',
    async begin(backend) {
      await makePc(backend, doomed);
      return '/';
    },
    reach: async (page) => {
      await portalOf(page).pressOnCard(doomed, 'Xóa');
    },
    press: (page) => portalOf(page).dialog(/^Xóa/).getByRole('button', { name: 'Xóa PC' }),
    closes: true,
    done: (page) => portalOf(page).notice('Xóa thành công'),
    count: (backend) => backend.count('/images'),
    adds: -1,
  },
  createImage: {
    how: 'My PCs, ‘Tạo PC’, package and name typed',
    begin: async () => '/?create=pc',
    async reach(page) {
      const dialog = portalOf(page).dialog('Tạo PC');
      await dialog.getByRole('radio', { name: /^G1080\b/ }).check({ force: true });
      await dialog.getByLabel('Tên PC').fill('Máy tạo một lần');
    },
    press: (page) => portalOf(page).dialog('Tạo PC').getByRole('button', { name: 'Tạo PC' }),
    async kept(page) {
      const dialog = portalOf(page).dialog('Tạo PC');
      await expect(dialog.getByLabel('Tên PC')).toHaveValue('Máy tạo một lần');
      await expect(dialog.getByRole('radio', { name: /^G1080\b/ })).toBeChecked();
    },
    done: (page) => portalOf(page).notice('Tạo thành công'),
    count: (backend) => backend.count('/images'),
  },
  downloadRdpFile: {
    how: 'My PCs, connect dialog, ‘Tải file Remote Desktop’',
    begin: (backend) => backend.address('/?connect={ready}'),
    press: (page) =>
      portalOf(page)
        .dialog(/^Kết nối/)
        .getByRole('button', { name: 'Tải file Remote Desktop' }),
    done: (page) => portalOf(page).notice(/Đã tải file Remote Desktop/),
  },
  getPlayTokenForPc: {
    how: 'My PCs, Play dialog, ‘Lấy token’',
    begin: (backend) => backend.address('/?play={ready}'),
    press: (page) => portalOf(page).dialog('Play').getByRole('button', { name: 'Lấy token' }),
    done: (page) =>
      portalOf(page)
        .dialog('Play')
        .getByRole('button', { name: /^Sao chép/ }),
  },
  chooseTunnelForPc: {
    how: 'My PCs, tunnel dialog, ‘Windows’',
    begin: (backend) => backend.address('/?tunnel={ready}'),
    press: (page) =>
      portalOf(page)
        .dialog('Tải tunnel')
        .getByRole('button', { name: /^Windows/ }),
    done: (page) => portalOf(page).notice(/Đã tải tunnel cho/),
  },
  chooseWan: {
    how: 'My PCs, dialog of internet routes, ‘Chọn’',
    begin: (backend) => backend.address('/?wan={ready}'),
    press: (page) =>
      portalOf(page)
        .dialog(/internet/)
        .getByRole('button', { name: /^Chọn/ })
        .first(),
    said: lostRoute,
    polls: true,
    done: (page) => portalOf(page).notice(/Đã chọn đường/),
  },
  releaseWan: {
    how: 'My PCs, dialog of internet routes, ‘Ngừng dùng’',
    async begin(backend) {
      await backend.call('POST', '/sshs/cli-add-mangle', await routeRequest(backend, 'router'));
      return backend.address('/?wan={ready}');
    },
    press: (page) =>
      portalOf(page)
        .dialog(/internet/)
        .getByRole('button', { name: /^Ngừng dùng/ }),
    said: lostRoute,
    polls: true,
    done: (page) => portalOf(page).notice(/Đã ngừng dùng đường/),
  },
  startIpRotation: {
    how: 'My PCs, IP rotation dialog, ‘Start’',
    begin: (backend) => backend.address('/?rotation={ready}'),
    press: (page) =>
      portalOf(page)
        .dialog('Xoay IP')
        .getByRole('button', { name: /^Start/, disabled: false })
        .first(),
    said: lostRoute,
    polls: true,
    done: (page) => portalOf(page).notice(/Bạn đang giữ đường/),
  },
  changeIpRotation: {
    how: 'My PCs, IP rotation dialog, ‘Đổi IP’',
    async begin(backend) {
      await backend.call('POST', '/sshs/start-ip-xoay', await routeRequest(backend, 'router_xoay'));
      await backend.sandbox.advance(10);
      return backend.address('/?rotation={ready}');
    },
    press: (page) =>
      portalOf(page)
        .dialog('Xoay IP')
        .getByRole('button', { name: /^Đổi IP/ })
        .first(),
    said: lostRoute,
    polls: true,
    done: (page) => portalOf(page).notice(/Đã đổi IP đường/),
  },
} as const satisfies Actions;
