import { type Fields, readList, recordsIn } from './api-reads.ts';
import { portalOf } from './portal.ts';
import { addressOf } from './screens.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** What section 2 of the specification lists for each screen, looked for on the screen (docs/specification.md). */
test.use({ viewport: { width: 1440, height: 900 } });

const amount = (money: unknown) => new Intl.NumberFormat('vi-VN').format(Number(money));

/** DD/MM/YYYY HH:mm:ss in Vietnam, computed independently of the product. */
function shownDate(moment: unknown): string {
  const inVietnam = new Date(Date.parse(String(moment)) + 7 * 3_600_000).toISOString();
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(inVietnam) ?? [];
  return `${day}/${month}/${year} ${time}`;
}

/** The columns of every table, each with what is below its name in a second line. */
const tables = [
  {
    path: '/payment-history',
    columns: [
      'Số tiền (VNĐ)',
      'Nội dung',
      'Ngân hàng nhận',
      'Số tài khoản',
      'Chủ tài khoản',
      'Thời gian nạp',
      'Trạng thái',
    ],
  },
  {
    path: '/order-management',
    columns: [
      /Mã đơn.*IP remote/,
      /IP nội bộ.*Mã máy/,
      'User',
      /Tên máy.*Mật khẩu RDP/,
      'Giờ thuê',
      /Đơn giá \(VNĐ\).*giờ\/ngày\/tháng/,
      'Bắt đầu',
      'Kết thúc',
      'Trạng thái',
      /Gia hạn.*Phí \(VNĐ\)/,
      /Tổng \(VNĐ\).*Giảm giá/,
    ],
  },
  {
    path: '/order-management?history={order}',
    columns: ['Số giờ', 'Thuê theo', 'Giá (VNĐ)', 'Thời gian'],
  },
  { path: '/log-management', columns: ['Mã log', 'Nội dung', 'Thời gian'] },
  {
    path: '/order-vps-management',
    columns: [
      /Mã VPS.*SSH \/ IP remote/,
      /User.*Mật khẩu/,
      /Cấu hình.*Hệ điều hành/,
      /Giá tháng \(VNĐ\).*Giảm giá/,
      'Số tháng',
      'Bắt đầu',
      'Kết thúc',
      'Trạng thái',
      'Thao tác',
    ],
  },
  { path: '/order-cloud-management', columns: ['Tên máy', 'Gói', 'Đã dùng', 'Trạng thái'] },
  {
    path: '/order-cloud-history?image_id={cloud}',
    columns: ['Bật lúc', 'Tắt lúc', 'Thời lượng'],
  },
] as const;

for (const { path, columns } of tables) {
  // @spec 2.37 2.78 2.81 2.85 2.95 2.108
  test(`the table at ${path} has the columns of the specification`, async ({ page, product }) => {
    await signIn(page, product.origin, 'demo');
    await page.goto(await addressOf({ name: path, path, as: 'demo' }, product.origin));
    const heads = page.getByRole('dialog').or(page.getByRole('main')).getByRole('columnheader');
    await expect(heads.filter({ hasText: columns[0] }).first()).toBeVisible();
    await expect(heads).toContainText([...columns]);
  });
}

/** What the card of a PC shows of its record. */
function factsOf(image: Fields): string[] {
  const [offer = {}] = recordsIn(image, 'package');
  const prices = ['price_per_hour', 'price_per_day', 'price_per_month'].map((price) =>
    amount(offer[price]),
  );
  const times = [image['createdAt'], image['estimate_used']].filter((time) => time !== null);
  return [
    ...['name', 'cpu', 'gpu', 'ram', 'ssd'].map((field) => String(offer[field])),
    ...prices,
    ...['_id', 'name', 'computer_name']
      .map((field) => image[field])
      .filter((value) => value !== null)
      .map(String),
    ...times.map(shownDate),
    image['is_installed'] === 1 ? 'Sẵn sàng' : image['is_booting'] === 1 ? 'Chờ' : 'Chưa thuê',
    image['is_installed'] === 1 ? 'Đã cài đặtCó' : 'Đã cài đặtChưa',
  ];
}

/** Rented ones first, by what is left of their time; of the others none is rented or being made. */
function byEnd(one: Fields, other: Fields): number {
  const [end, otherEnd] = [one, other].map((image) =>
    image['is_installed'] === 1 ? Date.parse(String(image['estimate_used'])) : Infinity,
  );
  return end === otherEnd ? 0 : (end ?? 0) - (otherEnd ?? 0);
}

// @spec 2.51 2.55
test(
  'a PC card shows everything that the specification names',
  { tag: '@quick' },
  async ({ page, product }) => {
    const images = await readList(product.origin, 'demo', '/images?page=1');
    await signIn(page, product.origin, 'demo');
    await page.goto('/');
    for (const [index, image] of images.toSorted(byEnd).entries()) {
      const card = portalOf(page).card(String(image['name']));
      await portalOf(page).showCard(String(image['name']));
      for (const fact of factsOf(image)) await expect(card).toContainText(fact);
      const plate = card.getByText(String(index + 1).padStart(2, '0'), { exact: true });
      await expect(plate.first()).toBeVisible();
    }
    const rented = images.find((image) => image['is_installed'] === 1);
    const card = portalOf(page).card(String(rented?.['name']));
    await portalOf(page).showCard(String(rented?.['name']));
    await card.getByRole('button', { name: /^Hiện/ }).click();
    await expect(card).toContainText(String(rented?.['passRdp']));
  },
);

// @spec 2.102 2.103 6.6
test('a cloud package shows everything that the specification names', async ({ page, product }) => {
  const groups = await readList(product.origin, 'demo', '/clouds');
  await signIn(page, product.origin, 'demo');
  await page.goto('/create-clouds');
  const offers = groups.flatMap((group) =>
    Object.keys(group).flatMap((field) => recordsIn(group, field)),
  );
  expect(offers.length).toBeGreaterThan(2);
  for (const offer of offers) {
    const card = portalOf(page).card(String(offer['name']));
    const facts = ['cpu', 'ram', 'ssd', 'vga', 'os'].map((field) => String(offer[field]));
    for (const fact of [
      ...facts,
      `ngày dùng${String(offer['days_of_use'])}`,
      `giờ dùng${String(offer['hours_of_use'])}`,
      `giờ mỗi phiên${String(offer['max_hours_each_session'])}`,
      amount(Math.floor((Number(offer['price']) * 90) / 100)),
      offer['cloudReady'] === true ? 'Server Ready' : 'Server Full',
    ]) {
      await expect(card).toContainText(fact);
    }
    if (typeof offer['message_wait'] === 'string' && offer['message_wait'] !== '') {
      await expect(card).toContainText(offer['message_wait']);
    }
  }
});

// @spec 4.17 8.22
test('a PC that is being made says so when its button is pressed', async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  // A simulated machine is made within seconds: the server's answer, changed to PCs that are still being made.
  await page.route('**/api/images?page=1', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll('"is_booting":0', '"is_booting":1')
      .replaceAll('"is_installed":1', '"is_installed":0');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  const waiting = page.getByRole('button', { name: 'Chờ tạo máy…' }).first();
  await expect(waiting).toHaveAttribute('aria-busy', 'true');
  await waiting.click();
  await expect(portalOf(page).notice('Image đang được boot')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

// @spec 2.76
test('PC orders are filtered by their remote IP', async ({ page, product }) => {
  await signIn(page, product.origin, 'demo');
  await page.goto('/order-management');
  await page.getByRole('searchbox', { name: 'IP remote' }).fill('203.0.113.254');
  await expect(page).toHaveURL(/\?remote_ext_ip=203\.0\.113\.254$/);
  await expect(page.getByRole('main')).toContainText('Không có dữ liệu');
});
