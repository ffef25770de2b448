/**
 * `npm run screenshots`: pictures of every built screen, light and dark, 1440 and 390 wide, in `.cache/screenshots/`,
 * to be looked at beside the design. Words after `--` choose screens by name: `npm run screenshots -- pcs`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium as browserType } from 'playwright';
import { addressOf, screens } from '../e2e/screens.ts';
import { settled } from '../e2e/settled.ts';
import { signIn } from '../e2e/sign-in.ts';
import { buildPortal } from './processes/build-portal.ts';
import { chromium } from './processes/chromium.ts';
import { startProduct } from './processes/product.ts';
import { root } from './root.ts';

const words = process.argv.slice(2);
const wanted = screens.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const say = (line: string) => console.log(line);
const executablePath = await chromium(say);
await buildPortal(say);
const target = path.join(root, '.cache/screenshots');
mkdirSync(target, { recursive: true });
const product = await startProduct({ env: { TRAM_RATE_LIMITS: '0' } });
const browser = await browserType.launch({ executablePath });
try {
  for (const width of [1440, 390] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const screen of wanted) {
        const context = await browser.newContext({
          viewport: { width, height: width === 390 ? 844 : 900 },
          colorScheme,
          locale: 'vi-VN',
          timezoneId: 'Asia/Ho_Chi_Minh',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        if (screen.as !== 'visitor') await signIn(page, product.origin, screen.as);
        await page.goto(`${product.origin}${await addressOf(screen, product.origin)}`);
        await settled(page, screen);
        const file = `${screen.name.replaceAll(/[ ,]+/g, '-')}-${width}-${colorScheme}.png`;
        await page.screenshot({
          path: path.join(target, file),
          fullPage: screen.dialog === undefined,
        });
        await context.close();
      }
    }
  }
  say(`pictures: ${path.relative(root, target)}/`);
} finally {
  await browser.close();
  await product.remove();
}
