import type { Browser } from 'playwright';
import type { Geometry } from './in-page/main.ts';
import { measuringScript } from './measuring-script.ts';

/** A page with one fault for each measurement. */
const faults: Readonly<Record<keyof Geometry, string>> = {
  smallTargets: '<button style="width: 20px; height: 20px; padding: 0">x</button>',
  sidewaysOverflow: '<div style="width: 5000px">rộng</div>',
  clippedText: '<p style="width: 40px; overflow: hidden; white-space: nowrap">Một dòng bị cắt</p>',
  overlappingText:
    '<span style="position: absolute">Một dòng</span><span style="position: absolute">Dòng khác</span>',
  outOfBox: '<p style="width: 40px; white-space: nowrap">Một dòng dài hơn hộp</p>',
  motion:
    '<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 5s infinite">quay</p>',
  lostInForcedColors:
    '<button aria-pressed="true">a</button><button aria-pressed="false">b</button>',
  unseen: '<p style="color: #fdfdfd; background: #ffffff">nhạt</p>',
};

/** Measurements that do not find their known fault: their results for the stories are then worthless. */
export async function blindMeasures(browser: Browser): Promise<readonly string[]> {
  const page = await browser.newPage();
  const script = await measuringScript();
  const blind: string[] = [];
  for (const [measure, body] of Object.entries(faults)) {
    await page.setContent(`<!doctype html><body>${body}</body>`);
    await page.evaluate(script);
    const found = await page.evaluate(async (name) => {
      const asked = Object.entries(globalThis.tramGeometry).find(([one]) => one === name)?.[1];
      return (await asked?.())?.length ?? 0;
    }, measure);
    if (found === 0) blind.push(measure);
  }
  await page.close();
  return blind;
}
