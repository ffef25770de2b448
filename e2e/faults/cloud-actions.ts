import { expect, type Page } from '@playwright/test';
import { portalOf } from '../portal.ts';
import type { Action, Actions } from './action.ts';
import { makeCloudMachine, type CloudMachine } from './backend.ts';

/** The server shows no sign of the lost call. */
const unanswered = 'Máy chủ chưa nhận được yêu cầu, bạn thử lại';
const lost = { network: unanswered, server: unanswered, garbled: unanswered } as const;

/** A row of the machine's action menu. */
async function chooseAction(page: Page, name: string, row: RegExp): Promise<void> {
  await portalOf(page).pressOnCard(name, 'Thao tác');
  await page.getByRole('menuitem', { name: row }).click();
}

/** A piece of hardware that can be chosen. */
const moreRam = (page: Page) =>
  page.getByRole('dialog').getByRole('checkbox', { name: /^\+32GB RAM/ });

/** An action with a confirmation, on a separate machine. */
function command(
  machine: CloudMachine,
  how: string,
  { row, asks, press, done }: Record<'row' | 'asks' | 'done', RegExp> & { readonly press: string },
): Action {
  return {
    how: `Clouds, menu of a card, ${how}, the question`,
    async begin(backend) {
      await makeCloudMachine(backend, machine);
      return '/clouds';
    },
    reach: (page) => chooseAction(page, machine.name, row),
    press: (page) => portalOf(page).dialog(asks).getByRole('button', { name: press, exact: true }),
    closes: true,
    said: lost,
    polls: true,
    done: (page) => portalOf(page).notice(done),
  };
}

/** Actions of cloud machines that cost nothing. */
export const cloudActions = {
  startCloudImage: {
    how: 'Clouds, ‘Bật máy’ of a card',
    async begin(backend) {
      await makeCloudMachine(backend, { name: 'Máy bật' });
      return '/clouds';
    },
    reach: (page) => portalOf(page).showCard('Máy bật'),
    press: (page) => portalOf(page).card('Máy bật').getByRole('button', { name: 'Bật máy' }),
    closes: true,
    said: lost,
    polls: true,
    done: (page) => portalOf(page).card('Máy bật').getByRole('timer'),
  },
  restartCloudImage: command({ name: 'Máy khởi động lại', running: true }, '‘Khởi động lại’', {
    row: /^Khởi động lại/,
    asks: /^Khởi động lại/,
    press: 'Khởi động lại',
    done: /Đang khởi động lại/,
  }),
  shutdownCloudImage: {
    ...command({ name: 'Máy tắt', running: true }, '‘Tắt máy’', {
      row: /^Tắt máy/,
      asks: /^Tắt/,
      press: 'Tắt máy',
      done: /Đang tắt máy/,
    }),
    how: 'Clouds, ‘Tắt máy’ of a card, the question',
    reach: async (page) => {
      await portalOf(page).pressOnCard('Máy tắt', 'Tắt máy');
    },
  },
  backupCloudImage: {
    ...command({ name: 'Máy lưu' }, '‘Sao lưu’', {
      row: /^Sao lưu/,
      asks: /^Sao lưu/,
      press: 'Sao lưu',
      done: /Đang sao lưu/,
    }),
    how: 'Clouds, ‘Sao lưu’ of a card, the question',
    reach: async (page) => {
      await portalOf(page).pressOnCard('Máy lưu', 'Sao lưu');
    },
  },
  restoreCloudImage: command({ name: 'Máy về bản cũ', backedUp: true }, '‘Khôi phục’', {
    row: /^Khôi phục/,
    asks: /^Khôi phục/,
    press: 'Khôi phục',
    done: /Đang khôi phục/,
  }),
  deleteCloudVm: command({ name: 'Máy bỏ máy ảo' }, '‘Xóa máy ảo, giữ gói’', {
    row: /^Xóa máy ảo/,
    asks: /^Xóa máy ảo/,
    press: 'Xóa máy ảo, giữ gói',
    done: /Đang xóa máy ảo/,
  }),
  deleteCloudImage: {
    ...command({ name: 'Máy trả lại' }, '‘Xóa hẳn máy cloud’', {
      row: /^Xóa hẳn máy cloud/,
      asks: /^Xóa hẳn “/,
      press: 'Xóa hẳn máy cloud',
      done: /Xóa thành công/,
    }),
    count: (backend) => backend.count('/image-cloud'),
    adds: -1,
  },
  addCloudHardware: {
    how: 'Clouds, hardware dialog, a piece chosen, ‘Gửi yêu cầu’',
    begin: async (backend) =>
      `/clouds?hardware=${await makeCloudMachine(backend, { name: 'Máy thêm RAM' })}`,
    reach: (page) => moreRam(page).check({ force: true }),
    kept: (page) => expect(moreRam(page)).toBeChecked(),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Gửi yêu cầu' }),
    said: {
      missing: 'Một phần cứng không còn được cung cấp.',
      network: 'Máy chủ chưa nhận được yêu cầu, bạn gửi lại.',
      server: 'Máy chủ chưa nhận được yêu cầu, bạn gửi lại.',
      garbled: 'Máy chủ chưa nhận được yêu cầu, bạn gửi lại.',
    },
    polls: true,
    done: (page) => portalOf(page).notice('Đã gửi yêu cầu thêm phần cứng'),
  },
  downloadCloudRdpFile: {
    how: 'Clouds, ‘Remote Desktop’ of a card',
    async begin(backend) {
      await makeCloudMachine(backend, { name: 'Máy mở file', running: true });
      return '/clouds';
    },
    reach: (page) => portalOf(page).showCard('Máy mở file'),
    press: (page) =>
      portalOf(page).card('Máy mở file').getByRole('button', { name: 'Remote Desktop' }),
    done: (page) => portalOf(page).notice(/Đã tải file Remote Desktop/),
  },
  getPlayTokenForCloud: {
    how: 'Clouds, Play dialog, ‘Lấy token’',
    begin: async (backend) =>
      `/clouds?play=${await makeCloudMachine(backend, { name: 'Máy chơi', running: true })}`,
    press: (page) => portalOf(page).dialog('Play').getByRole('button', { name: 'Lấy token' }),
    done: (page) =>
      portalOf(page)
        .dialog('Play')
        .getByRole('button', { name: /^Sao chép/ }),
  },
  chooseTunnelForCloud: {
    how: 'Clouds, tunnel dialog, ‘Windows’',
    begin: async (backend) =>
      `/clouds?tunnel=${await makeCloudMachine(backend, { name: 'Máy tunnel', running: true })}`,
    press: (page) =>
      portalOf(page)
        .dialog('Tải tunnel')
        .getByRole('button', { name: /^Windows/ }),
    done: (page) => portalOf(page).notice(/Đã tải tunnel cho/),
  },
} as const satisfies Actions;
