import { demoPassword } from '../processes/session.ts';
import { readList } from '../../e2e/api-reads.ts';
import { Sandbox } from '../../e2e/sandbox.ts';
import type { Listener } from './listener.ts';

/** A customer who hears the portal logs in, tops up, and rents a PC that becomes ready, by keyboard alone. */
export async function walkJourney(listener: Listener, origin: string): Promise<void> {
  const sandbox = new Sandbox(origin);

  listener.begin('The login screen');
  await listener.hear('the page loads', /Hoàn tất nạp Đăng nhập/);
  await listener.pressTo('Tab', /Tên đăng nhập/);
  await listener.press('Return', /Vui lòng nhập tên đăng nhập/);
  await listener.type('demo');
  await listener.pressTo('Tab', /Mật khẩu chuỗi/);
  await listener.type(demoPassword, 'the password');

  listener.begin('Logged in: the operator’s notification is open');
  await listener.press('Return', /hộp thoại/);
  await listener.press('Escape', /tiêu đề cấp 1/);

  listener.begin(
    'The list of PCs',
    '“thanh trạng thái” is an empty status, which Orca names when it is read through; “clickable” is said of whatever React’s root holds.',
  );
  await listener.read('Down', 4);
  await listener.pressTo('h', /tiêu đề cấp 2/);
  await listener.read('Down', 14);

  listener.begin(
    'Top up',
    '“invalid entry” is Firefox’s: to it a required field without a value is invalid, though `aria-invalid` says otherwise.',
  );
  await listener.press('ctrl+Home');
  await listener.pressTo('Tab', /^Nạp tiền nút bấm/);
  await listener.press('Return', /Nạp tiền hộp thoại/);
  await listener.type('200000');
  await listener.pressTo('Tab', /Ngân hàng nhận/);
  await listener.press('Down', /Vietcombank/);
  await listener.pressTo('Tab', /Tạo mã QR/);

  listener.begin('The QR code');
  await listener.press('Return', /Quét mã/);
  await listener.read('Tab', 6);

  listener.begin(
    'The transfer arrives',
    'Orca reads all words of a dialog that takes the focus itself, then its description, so that it says the sum twice.',
  );
  const [recharge] = await readList(origin, 'demo', '/recharges?page=1');
  await sandbox.pay(String(recharge?.['_id']));
  await listener.hear('the bank pays', /đã vào số dư/);
  await listener.pressTo('Tab', /Hoàn tất/);
  await listener.press('Return');

  listener.begin('Rent a PC');
  await listener.pressTo('b', /Bắt Đầu Thuê/);
  await listener.press('Return', /hộp thoại/);
  await listener.pressTo('Tab', /Số giờ/);
  await listener.type('2');
  await listener.pressTo('Tab', /Thuê máy, trả/);
  await listener.press('Return', /Chờ tạo máy/);

  listener.begin('The PC becomes ready');
  await listener.hear('the PC has been made', /đã sẵn sàng/);
}
