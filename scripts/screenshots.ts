/**
 * `npm run screenshots`: pictures of every built screen, light and dark, 1440 and 390 wide, in `.cache/screenshots/`,
 * to compare with the design. Words after `--` choose screens by name: `npm run screenshots -- pcs`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { cloudConfirmations, screens } from '../e2e/screens.ts';
import { keepPicture } from './processes/screen-picture.ts';
import { withProduct } from './processes/with-product.ts';
import { root } from './root.ts';

const words = process.argv.slice(2);
const wanted = [...screens, ...cloudConfirmations].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const target = path.join(root, '.cache/screenshots');
mkdirSync(target, { recursive: true });
await withProduct(async (browser, origin) => {
  for (const width of [1440, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const screen of wanted) {
        const file = `${screen.name.replaceAll(/[ ,]+/g, '-')}-${width}-${colorScheme}.png`;
        await keepPicture(browser, origin, screen, { width, colorScheme }, path.join(target, file));
      }
    }
  }
});
console.log(`pictures: ${path.relative(root, target)}/`);
