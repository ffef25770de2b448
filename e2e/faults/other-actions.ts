import { portalOf } from '../portal.ts';
import type { Actions } from './action.ts';
import { makeCloudMachine } from './backend.ts';

/** The page of the Play client, on another host. */
const playPage = /\/play\?os=/;

/** Actions of VPS, recharges, the Play client and the frame around all screens that cost nothing. */
export const otherActions = {
  downloadVpsRdpFile: {
    how: 'VPS orders, dialog of an order, ‘File Remote Desktop’',
    begin: (backend) => backend.address('/order-vps-management?action={vps}'),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: /^File Remote Desktop/ }),
    done: (page) => portalOf(page).notice(/Đã tải file Remote Desktop/),
  },
  chooseTunnelForVps: {
    how: 'VPS orders, tunnel dialog of an order, ‘Windows’',
    begin: (backend) => backend.address('/order-vps-management?tunnel={vps}'),
    press: (page) =>
      portalOf(page)
        .dialog('Tải tunnel')
        .getByRole('button', { name: /^Windows/ }),
    done: (page) => portalOf(page).notice(/Đã tải tunnel cho/),
  },
  exportVpsOrders: {
    how: 'VPS orders, ‘Xuất file’',
    begin: async () => '/order-vps-management',
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Xuất file' }),
    done: (page) => portalOf(page).notice('Đã tải danh sách đơn VPS'),
  },
  cancelRecharge: {
    how: 'QR dialog, ‘Hủy giao dịch’, the question',
    async begin(backend) {
      const [bank] = await backend.rows('/banks?money=70000');
      const made = await backend.call('POST', '/recharges/request', {
        money: 70_000,
        bank_id: bank?.['_id'],
      });
      return `/payment-history?recharge=${String(made['_id'])}`;
    },
    reach: async (page) => {
      await portalOf(page)
        .dialog('Quét mã để chuyển khoản')
        .getByRole('button', { name: 'Hủy giao dịch' })
        .click();
    },
    press: (page) =>
      portalOf(page).dialog('Hủy giao dịch này?').getByRole('button', { name: 'Hủy giao dịch' }),
    closes: true,
    done: (page) => portalOf(page).dialog('Đã hủy giao dịch'),
  },
  getNotification: {
    how: 'the bell of the top bar, and every login',
    begin: async () => '/user-guide-management',
    reach: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Thông báo/ })
        .click();
    },
    press: (page) =>
      portalOf(page).dialog('Thông báo').getByRole('button', { name: 'Mở thông báo' }),
    closes: true,
    done: (page) => portalOf(page).dialog('Lịch bảo trì đêm 25/11'),
  },
  getPlayLinkForPc: {
    how: 'My PCs, Play dialog, ‘Windows’: a new tab',
    begin: (backend) => backend.address('/?play={ready}'),
    press: (page) =>
      portalOf(page)
        .dialog('Play')
        .getByRole('button', { name: /^Windows/ }),
    opens: playPage,
    done: (page) => portalOf(page).dialog('Play'),
  },
  getPlayLinkForCloud: {
    how: 'Clouds, Play dialog, ‘Windows’: a new tab',
    begin: async (backend) =>
      `/clouds?play=${await makeCloudMachine(backend, { name: 'Máy mở Play', running: true })}`,
    press: (page) =>
      portalOf(page)
        .dialog('Play')
        .getByRole('button', { name: /^Windows/ }),
    opens: playPage,
    done: (page) => portalOf(page).dialog('Play'),
  },
} as const satisfies Actions;
