import { storedTexts } from '../stored-secrets.ts';
import { topUpElsewhere } from '../top-up.ts';
import { portalIn, settled } from './portal.ts';
import { expect, test } from './test.ts';

/** In the page: waits until the worker has cached all files of the portal. */
async function workerIsReady(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).active !== null;
}

// `navigator.onLine` stays true: the driver cannot take the network away, only the way to the server. Without a network
// the portal says 'Bạn đang ngoại tuyến.', which offline.spec.ts proves in Chromium.
test('without a way to the server the list stays, the portal says so, opens again, and reads anew when there is one', async ({
  tab,
  testProxy,
  newCustomer,
  product,
}) => {
  const main = tab.byRole('main');
  const lost = tab.byText('Mất kết nối với máy chủ.');
  await topUpElsewhere(product.origin, newCustomer);
  await tab.signIn(newCustomer);
  await tab.goto('/payment-history');
  await settled(tab, {});
  await main.says('50.000');
  await tab.byText(/^Cập nhật lúc \d\d:\d\d$/).shown();
  await expect.poll(() => tab.evaluate(workerIsReady)).toBe(true);
  await expect
    .poll(async () => Object.keys(await storedTexts(tab)).join(' '))
    .toMatch(/tram-answers-\S* \S*\/kept\/listRecharges/);

  const connect = testProxy.cut();
  await lost.shown();
  await main.says('50.000');
  await tab.goto('/payment-history');
  await portalIn(tab).heading('Nạp tiền').shown();
  await tab.byText(/^Mất kết nối, cập nhật lúc \d\d:\d\d\.$/).shown();
  await main.says('50.000');

  const other = await topUpElsewhere(product.origin, newCustomer);
  await other.cancel();
  connect();
  await lost.gone();
  await main.says('Đã hủy');
  await tab.byText(/^Cập nhật lúc \d\d:\d\d$/).shown();
  expect(testProxy.faults).toEqual([]);
});
