/**
 * `npm test`: every check and every test, browser tests included. Finds or installs a Chromium, says what it does and
 * fails with one clear line where it cannot. Words after `--` choose steps by their names: `npm test -- server`.
 */
import { buildPortal } from './processes/build-portal.ts';
import { chromium } from './processes/chromium.ts';
import { checkSteps } from './check-steps.ts';
import { runSteps, type Step } from './steps.ts';

function say(line: string): void {
  console.log(line);
}

async function prepared(): Promise<string> {
  const browser = await chromium(say);
  await buildPortal(say);
  return browser;
}

let browser: string;
try {
  browser = await prepared();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const env = { TRAM_CHROMIUM: browser, STORYBOOK_DISABLE_TELEMETRY: '1' };
const inPackage = (name: string): Step => ({
  name: `${name} tests`,
  command: `pnpm --filter @tram/${name} exec vitest run`,
  env,
});

// The longest first, so that nothing long starts last.
const steps: readonly Step[] = [
  inPackage('server'),
  {
    name: 'stories, light',
    command: 'vitest run --project stories',
    env: { ...env, VITE_STORY_THEME: 'light' },
  },
  {
    name: 'stories, dark',
    command: 'vitest run --project stories',
    env: { ...env, VITE_STORY_THEME: 'dark' },
  },
  inPackage('machines'),
  inPackage('portal'),
  inPackage('ui'),
  inPackage('api'),
  ...checkSteps,
  { name: 'journeys in the browser', command: 'playwright test', env, alone: true },
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
