import type { RoutePath } from '../routes.ts';
import { defineWords } from './words.ts';

/** Words of the frame around every screen: document titles by route, the shared states. */
export const appWords = defineWords('app/words', {
  titles: {
    '/': 'Thuê PC GPU',
    '/vps': 'Thuê VPS',
    '/clouds': 'Thuê cloud gaming/render',
    '/create-clouds': 'Tạo cloud',
    '/payment-history': 'Lịch sử nạp tiền',
    '/identity-verification': 'Hợp đồng thuê',
    '/order-management': 'Quản lý đơn PC',
    '/order-vps-management': 'Quản lý đơn VPS',
    '/order-cloud-management': 'Quản lý đơn cloud',
    '/order-cloud-history': 'Lịch sử đơn cloud',
    '/log-management': 'Quản lý log',
    '/user-guide-management': 'Hướng dẫn sử dụng',
    '/api': 'API',
    '/home': 'Thuê máy trạm từ xa, trả tiền theo giờ',
    '/login': 'Đăng nhập',
    '/register': 'Tạo tài khoản',
    '*': '404',
  } satisfies Readonly<Record<RoutePath, string>>,
  /** @param screen the screen's own title @param product the operator's product name */
  documentTitle: (screen: string, product: string) => `${screen} · ${product}`,
  /** For search engines and link previews. */
  description: (product: string) =>
    `${product}: thuê PC vật lý có GPU, VPS và máy cloud theo giờ, ngày, tháng. Giá thuê từ 15.000 VNĐ, hỗ trợ 8h30 – 23h00.`,
  /** The router's fallback where even its screen cannot be loaded; the title is the specification's (section 2). */
  failure: 'Unexpected Application Error!',
  reload: 'Tải lại trang',
});
