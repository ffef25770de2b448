import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Avatar } from '../avatar/Avatar.tsx';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { Brand } from '../brand-mark/BrandMark.tsx';
import { barLinks, quickItems } from '../testing/sample-navigation.tsx';
import { stage } from '../testing/stage.tsx';
import { TopBar } from './TopBar.tsx';
import { UserButton } from './UserButton.tsx';

const { show } = stage();

const nothing = () => {};
const label = 'Thông báo, 12 mới';

function bars() {
  return (
    <>
      <TopBar
        brand={<Brand name="Trạm" />}
        links={barLinks}
        balance={1_234_567_890}
        balanceNote="thiếu 12.112.000 VNĐ"
        onBalance={nothing}
        onTopUp={nothing}
        onNotifications={nothing}
        news={{ count: 12, label }}
        onMenu={nothing}
        menuOpen={false}
        userMenu={<UserButton avatar={<Avatar name="Đỗ Quốc Bửu" />} name="Đỗ Quốc Bửu" />}
      />
      <BottomBar items={quickItems} onMenu={nothing} menuOpen={false} menuNews={label} />
    </>
  );
}

const bell = page.getByRole('button', { name: label, exact: true });
const menu = page.getByRole('button', { name: /^Menu/ });

test.for([360, 390, 1440])(
  'the bell is in sight, and nothing beside the bar, %i px wide',
  async (width) => {
    await page.viewport(width, 844);
    show(bars());
    await expect.element(bell).toBeVisible();
    const bar = page.getByRole('banner').element();
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('beside the bell the menu says nothing of it', async () => {
  await page.viewport(360, 800);
  show(bars());
  await expect.element(menu).toHaveAccessibleName('Menu');
});

test('where there is no room for the bell, the menu with it says that there is something new', async () => {
  await page.viewport(320, 700);
  show(bars());
  await expect.element(menu).toHaveAccessibleName(`Menu ${label}`);
  await expect.element(bell).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
