import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

/** Longest silence of the server before the page takes the connection to be lost, ms: a day. */
const patience = 24 * 60 * 60_000;

/** How much time passes before what was asked for in it is waited for, in minutes: as often as the page looks whether anything is due. */
const step = 5 / 60;

/** @returns waits until every call of the API that the page has made is answered */
function watchAnswers(page: Page): () => Promise<void> {
  let underWay = 0;
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    underWay += 1;
    // A page that is closed has no answer to wait for.
    void request.response().then(
      () => (underWay -= 1),
      () => (underWay -= 1),
    );
  });
  const isAnswered = async (): Promise<boolean> => {
    if (underWay > 0) return false;
    // What an answer has caused to be asked for is asked for by then.
    await page.evaluate(() => undefined);
    return underWay === 0;
  };
  return () => expect.poll(isAnswered, { intervals: [10], timeout: 60_000 }).toBe(true);
}

/**
 * Lets time pass much faster than it does, for a page and the product alike: every timer of the page runs as often as it would have,
 * and no answer seems to take minutes. Call it before the page is opened. The server's signs of life come in real time, so the real-time
 * connection is told to wait for them; otherwise each minute that passes would be one without a connection.
 * @returns lets this many minutes pass
 */
export async function passingTime(
  page: Page,
  sandbox: Sandbox,
): Promise<(minutes: number) => Promise<void>> {
  await page.route(/\/socket\.io\/(?!.*[?&]sid=)/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(/"pingTimeout":\d+/, `"pingTimeout":${patience}`),
    });
  });
  await page.clock.install();
  const answered = watchAnswers(page);
  return async (minutes) => {
    for (let steps = Math.round(minutes / step); steps > 0; steps -= 1) {
      await sandbox.advance(step);
      await page.clock.runFor(step * 60_000);
      await answered();
    }
  };
}
