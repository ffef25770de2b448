import { cloudMachineId } from './cloud-machines.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { quickBy, inputMethods } from './input-methods.ts';

/** Minutes of '6 giờ 50 phút'. */
function minutesIn(text: string): number {
  const [, hours = '0'] = /(\d+) giờ/u.exec(text) ?? [];
  const [, minutes = '0'] = /(\d+) phút/u.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

for (const method of inputMethods) {
  test.describe(method.name, { tag: quickBy('phone', method) }, () => {
    test.use(method.use);

    test('the hours of a cloud machine by day are those of its sessions, beside what is left', async ({
      page,
      product,
      consoleFaults,
    }) => {
      const customer = method.customer(page);
      await signIn(page, product.origin, 'demo');
      const id = await cloudMachineId(product.origin, 'demo', 'Photoshop và Premiere');
      await page.goto(`/order-cloud-history?image_id=${id}`);
      const main = page.getByRole('main');
      const durations = main.getByText(/^\d+ (giờ|phút)( \d+ phút)?$/);
      await expect(durations.first()).toBeVisible();
      const ran = (await durations.allInnerTexts()).map(minutesIn);

      await customer.press(main.getByRole('button', { name: 'Xem hình' }));
      const hours = main.getByRole('figure', { name: 'Giờ dùng theo ngày' });
      const slider = hours.getByRole('slider');
      await expect(hours.getByRole('img')).toBeVisible();
      const days = Number(await slider.getAttribute('max')) + 1;
      let drawn = 0;
      for (let index = 0; index < days; index += 1) {
        await slider.fill(String(index));
        const said = (await slider.getAttribute('aria-valuetext')) ?? '';
        const [, used = ''] = /Đã dùng ([^,]*)/u.exec(said) ?? [];
        drawn += minutesIn(used);
      }
      expect(drawn).toBe(ran.reduce((sum, minutes) => sum + minutes, 0));
      expect(drawn).toBeGreaterThan(0);

      // What is left after the last day is what is left, less the session that goes on where another test has started the machine.
      const left = main.getByRole('meter', { name: 'Giờ dùng còn lại' });
      const last = (await slider.getAttribute('aria-valuetext')) ?? '';
      const words = (await left.getAttribute('aria-valuetext')) ?? '';
      const [, running = ''] = /Phiên đang chạy ([^,]*)/u.exec(last) ?? [];
      expect(minutesIn(last.split('Còn lại sau ngày').at(-1) ?? '') - minutesIn(running)).toBe(
        minutesIn(words.split('/')[0] ?? ''),
      );
      expect(consoleFaults).toEqual([]);
    });
  });
}
