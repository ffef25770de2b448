/**
 * `npm run transcript`: Orca reads a journey through the started product in Firefox, and what it says becomes
 * `docs/screen-reader.md`. Installs Debian's packages where they are missing; five minutes.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPortal } from './processes/build-portal.ts';
import { startProduct } from './processes/product.ts';
import { root } from './root.ts';
import { startDesktop } from './screen-reader/desktop.ts';
import { walkJourney } from './screen-reader/journey.ts';
import { Listener, type Step } from './screen-reader/listener.ts';

const say = (line: string) => console.log(line);

function section({ title, note, spoken }: Step): string {
  const lines = spoken.map(
    ({ did, said }) =>
      `- ${did}: ${said.length === 0 ? '(silence)' : said.map((words) => `“${words}”`).join(' ')}`,
  );
  return [`## ${title}`, '', ...lines, ...(note === undefined ? [] : ['', note]), ''].join('\n');
}

const head = `# What a screen reader says

One journey in Orca with Firefox, by keyboard alone, in Vietnamese: \`npm run transcript\` walks it through the started product
(\`scripts/screen-reader\`) and writes this page. It installs Debian’s packages where they are missing and takes five minutes; it is no
test, because what is said depends on Orca and on the moment. Words that Orca has not translated are in English. Each line is what the
customer does, then what is said.

`;

await buildPortal(say);
const product = await startProduct({
  env: { TRAM_RATE_LIMITS: '0', TRAM_PROVISION_MS: '20000' },
});
try {
  const desktop = await startDesktop(`${product.origin}/login`, say);
  const listener = new Listener(desktop);
  try {
    await walkJourney(listener, product.origin);
    writeFileSync(
      path.join(root, 'docs/screen-reader.md'),
      head + listener.steps.map(section).join('\n'),
    );
  } finally {
    await desktop.stop();
  }
} finally {
  await product.remove();
}
