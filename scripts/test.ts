/**
 * `npm test`: every check and every test, browser tests included. Finds or installs a Chromium and a PostgreSQL, says what it
 * does, and fails with one clear line where it can have no Chromium; without a PostgreSQL its tests are skipped. Words after `--` choose steps by their names: `npm test -- server`.
 */
import { buildPortal } from './processes/build-portal.ts';
import { chromium, headlessChromium } from './processes/chromium.ts';
import { postgres } from './processes/postgres.ts';
import { checkSteps } from './check-steps.ts';
import { runSteps, type Step } from './steps.ts';

function say(line: string): void {
  console.log(line);
}

interface Browsers {
  readonly whole: string;
  readonly headless: string;
}

async function prepared(): Promise<Browsers> {
  const browsers = { whole: await chromium(say), headless: await headlessChromium(say) };
  await postgres(say).catch((error: unknown) => {
    say(`tests on a real PostgreSQL are skipped. ${error instanceof Error ? error.message : ''}`);
  });
  await buildPortal(say);
  return browsers;
}

let browsers: Browsers;
try {
  browsers = await prepared();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const env = { TRAM_CHROMIUM: browsers.headless, STORYBOOK_DISABLE_TELEMETRY: '1' };
const inPackage = (name: string): Step => ({
  name: `${name} tests`,
  command: `pnpm --filter @tram/${name} exec vitest run --reporter=minimal`,
  env,
});

// The longest first, so that nothing long starts last. What a failed step prints is what failed, not what passed.
const steps: readonly Step[] = [
  inPackage('server'),
  {
    name: 'server proofs',
    command:
      'pnpm --filter @tram/server exec vitest run --reporter=minimal --config vitest.proof.config.ts',
    env,
  },
  {
    name: 'stories',
    command: 'vitest run --reporter=minimal --project stories',
    env,
  },
  {
    name: 'stories measured and compared with their pictures',
    command: 'node scripts/compare-stories.ts',
    env: { ...env, TRAM_CHROMIUM: browsers.whole },
  },
  inPackage('machines'),
  inPackage('portal'),
  inPackage('ui'),
  {
    name: 'ui as it is published',
    command:
      'pnpm --filter @tram/ui exec vitest run --reporter=minimal --config vitest.packed.config.ts',
    env,
  },
  inPackage('api'),
  {
    name: 'examples',
    command: 'vitest run --reporter=minimal --config examples/vitest.config.ts',
    env,
  },
  ...checkSteps,
  {
    name: 'journeys in the browser',
    command: 'playwright test --reporter=dot',
    // Playwright asks its workers for colours: beside NO_COLOR each of them would warn of it.
    env: { ...env, NO_COLOR: '' },
    alone: true,
  },
];

const chosen = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = steps.filter(
  (step) => chosen.length === 0 || chosen.some((word) => step.name.toLowerCase().includes(word)),
);
if (wanted.length === 0) {
  console.error(
    `No step is named ${chosen.join(' or ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}
process.exitCode = (await runSteps(wanted)) ? 0 : 1;
