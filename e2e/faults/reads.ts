import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@tram/api/operations';

/** A list, or a part of a screen, that is read. */
export interface Read {
  /**
   * Where it is read. `{ready}` and `{running}` are placeholders for a PC that is ready and a cloud machine that runs, `{order}` for the order of a
   * PC that is rented.
   */
  readonly path: string;
  /** What has to be typed before it is read. */
  readonly type?: (page: Page) => Promise<void>;
  /** What the error state says that failed. */
  readonly failed: string;
  /** What is on screen once it could be read. */
  readonly shows: (page: Page) => Locator;
  /** It is read without a token too: a 401 is an answer like any other, and does not end the session. */
  readonly isPublic?: true;
}

const row = (page: Page) => page.getByRole('main').getByRole('row').nth(1);
/** Any machine: other tests of the same product rent and delete them. */
const card = (page: Page) => page.getByRole('main').getByRole('article').first();

/** Every operation with which a screen only reads. */
export const reads = {
  listImages: {
    path: '/',
    failed: 'Chưa tải được danh sách máy',
    shows: card,
  },
  listPackages: {
    path: '/?create=pc',
    failed: 'Chưa tải được các gói cấu hình',
    shows: (page) => page.getByRole('dialog').getByRole('radio', { name: /^G4090/ }),
    isPublic: true,
  },
  getOrderOfImage: {
    path: '/?connect={ready}',
    failed: 'Chưa tải được thông tin kết nối',
    shows: (page) => page.getByRole('dialog').getByText('Tên đăng nhập').first(),
  },
  listBanks: {
    path: '/?recharge=new',
    type: (page) => page.getByRole('textbox', { name: 'Số tiền' }).fill('70000'),
    failed: 'Chưa tải được danh sách ngân hàng.',
    shows: (page) => page.getByLabel('Ngân hàng nhận').and(page.locator(':enabled')),
  },
  listRecharges: {
    path: '/payment-history',
    failed: 'Chưa tải được lịch sử nạp tiền',
    shows: row,
  },
  listOrders: { path: '/order-management', failed: 'Chưa tải được đơn PC', shows: row },
  listOrderHistory: {
    path: '/order-management?history={order}',
    failed: 'Chưa tải được lịch sử thuê',
    shows: (page) => page.getByRole('dialog').getByRole('row').nth(1),
  },
  listLogs: { path: '/log-management', failed: 'Chưa tải được log', shows: row },
  listUserGuides: {
    path: '/user-guide-management',
    failed: 'Chưa tải được các bài hướng dẫn',
    shows: (page) => page.getByRole('main').getByRole('link').first(),
  },
  listComputerConfigs: {
    path: '/vps',
    failed: 'Chưa tải được các cấu hình VPS',
    shows: (page) => page.getByRole('heading', { name: 'VPS 2' }),
  },
  listVpsOrders: { path: '/order-vps-management', failed: 'Chưa tải được đơn VPS', shows: row },
  listCloudPackages: {
    path: '/create-clouds',
    failed: 'Chưa tải được các gói cloud',
    shows: (page) => page.getByRole('heading', { name: 'Game Nhẹ' }),
  },
  listCloudImages: {
    path: '/clouds',
    failed: 'Chưa tải được danh sách máy cloud',
    shows: card,
  },
  listCloudImageHistory: {
    // One that runs has been started: the newest machine may have no history yet.
    path: '/order-cloud-history?image_id={running}',
    failed: 'Chưa tải được lịch sử',
    shows: row,
  },
  getMyAccount: {
    path: '/identity-verification',
    failed: 'Chưa tải được hồ sơ của bạn',
    shows: (page) => page.getByRole('button', { name: 'Tải lên và xác minh' }),
  },
} as const satisfies Partial<Readonly<Record<OperationId, Read>>>;
