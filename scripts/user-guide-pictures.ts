/**
 * `npm run user-guide:pictures`: takes the pictures of `docs/user-guide/` and that of the README (`user-guide/guide-pictures.ts`) on the
 * started product, light, 1440 px wide. Words after `--` choose some by name: `npm run user-guide:pictures -- runway`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { screens, type Screen } from '../e2e/screens.ts';
import { keepPicture } from './processes/screen-picture.ts';
import { withProduct } from './processes/with-product.ts';
import { root } from './root.ts';
import { guidePictures, type GuidePicture } from './user-guide/guide-pictures.ts';

function screenOf({ name, screen }: GuidePicture): Screen {
  const found = screens.find((one) => one.name === screen);
  if (found === undefined)
    throw new Error(`The picture ${name} is of "${screen}": no such screen.`);
  return found;
}

const words = process.argv.slice(2);
// All are checked before anything is built.
const wanted = guidePictures
  .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  .map((picture) => [picture, screenOf(picture)] as const);
await withProduct(async (browser, origin) => {
  for (const [{ name, folder = 'docs/user-guide/pictures', act }, screen] of wanted) {
    const file = path.join(root, folder, `${name}.png`);
    mkdirSync(path.dirname(file), { recursive: true });
    await keepPicture(browser, origin, screen, { width: 1440, colorScheme: 'light', act }, file);
    console.log(path.relative(root, file));
  }
});
