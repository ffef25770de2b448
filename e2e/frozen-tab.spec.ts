import { portalOf } from './portal.ts';
import { rentPc } from './rent-pc.ts';
import { signIn } from './sign-in.ts';
import { setTabVisible } from './tab-visibility.ts';
import { expect, test } from './test.ts';
import { topUpElsewhere } from './top-up.ts';

test.use({
  viewport: { width: 390, height: 844 },
  ownProduct: 'an hour has passed',
});

// A phone stops the scripts of a tab that is out of sight, and cuts its connections.
test('a tab that stood still for an hour shows what is so now, with few reads, and sends nothing of its own', async ({
  page,
  context,
  product,
  sandbox,
}) => {
  const portal = portalOf(page);
  await sandbox.changeAccount('demo', { balance: 2_000_000 });
  const short = await rentPc(product.origin, 'Máy một giờ', { offer: 'G1080', hours: 1 });
  await sandbox.finishWork();
  const recharge = await topUpElsewhere(product.origin, 'demo');
  await page.clock.install();
  await signIn(page, product.origin, 'demo');
  const connected = page.waitForResponse(/\/socket\.io\/.*[?&]sid=/);
  await page.goto('/');
  await connected;
  await portal.showCard(short);
  await expect(portal.card(short).getByRole('timer')).toBeVisible();
  await expect(portal.balance).toBeVisible();
  const before = await portal.balance.textContent();

  await setTabVisible(page, false);
  await context.setOffline(true);
  await sandbox.pay(recharge.id);
  await sandbox.advance(61);
  const sent: string[] = [];
  const answered = new Map<string, number>();
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    const path = response.url().split('/api/')[1];
    if (path !== undefined) answered.set(path, (answered.get(path) ?? 0) + 1);
  });
  await page.clock.fastForward(61 * 60_000);
  await context.setOffline(false);
  await setTabVisible(page, true);

  await expect(portal.balance).not.toHaveText(before ?? '');
  await expect(portal.card(short).getByRole('timer')).toHaveCount(0);
  await expect(portal.card(short)).toContainText('Chưa thuê');
  await expect(page.getByText('Bạn đang ngoại tuyến.')).toBeHidden();
  // The real-time connection may begin as posts.
  expect(sent.filter((call) => !call.includes('/socket.io/'))).toEqual([]);
  // The network that is back, the tab that is in sight, and the timer of the machine's end may each have it read.
  expect([...answered].filter(([, times]) => times > 3)).toEqual([]);
});
