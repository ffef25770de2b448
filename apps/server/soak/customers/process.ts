/** All customers, as a process of their own. */
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../../src/testing/random.ts';
import { createCustomer, type Customer } from './customer.ts';
import { live } from './live.ts';
import type { Question, Said } from './protocol.ts';
import type { Tab } from './tab.ts';
import { createTally } from './tally.ts';

const { tally, counts } = createTally();
const rest = new AbortController();
const giveUp = new AbortController();
let customers: readonly Customer[] = [];
let lives: Promise<unknown> = Promise.resolve();

/** One customer in so many uploads pictures. */
const uploaders = 8;
/** How long it takes until the next one comes, on average, ms. */
const arrivingMs = 50;

function begin({
  origin,
  seed,
  password,
  customers: all,
}: Extract<Question, { ask: 'live' }>): Said {
  customers = all.map(({ id, username }, index) => {
    const random = createRandom(seed + index + 1);
    return createCustomer({ origin, id, username, password, random, tally, giveUp: giveUp.signal });
  });
  lives = Promise.all(
    customers.map((customer, index) =>
      live(customer, {
        arrivingMs: arrivingMs * customers.length,
        uploads: index % uploaders === 0,
        rest: rest.signal,
        giveUp: giveUp.signal,
      }),
    ),
  );
  return { said: 'living' };
}

async function comeToRest(withinMs: number): Promise<Said> {
  rest.abort();
  const timer = setTimeout(() => giveUp.abort(), withinMs);
  await lives;
  clearTimeout(timer);
  return { said: 'resting' };
}

function isAnyConnected(): boolean {
  return customers.some(({ tabs }) => tabs.some((tab) => tab.isConnected()));
}

/**
 * Waits until no tab is connected, for `withinMs` at most, while the front takes no connection: a tab that is between two polls notices
 * it with the next, and only who has lost its connection is told to read again.
 */
async function lose(withinMs: number): Promise<Said> {
  const until = performance.now() + withinMs;
  while (isAnyConnected() && performance.now() < until) await delay(20);
  return { said: 'lost' };
}

/** Waits until a tab awaits nothing that was true at `moment`, for `withinMs` at most. @returns what it awaits after that */
async function untilFresh(tab: Tab, moment: number, withinMs: number): Promise<string | null> {
  const until = performance.now() + withinMs;
  while (tab.awaited(moment) !== null && performance.now() < until) await delay(20);
  return tab.awaited(moment);
}

/** What a tab shows otherwise than the server, once nothing is on its way to it. */
async function differencesOf(tab: Tab, withinMs: number): Promise<readonly string[]> {
  const until = performance.now() + withinMs;
  for (;;) {
    const differences = await tab.differences();
    if (differences.length === 0 || performance.now() >= until) return differences;
    // A timer may just have changed what is there; its event makes the tab read again.
    await delay(200);
  }
}

async function compare(withinMs: number): Promise<Said> {
  const started = performance.now();
  const tabs = customers.flatMap(({ username, tabs: own }) =>
    own.map((tab) => ({ username, tab })),
  );
  const waited = await Promise.all(
    tabs.map(async ({ username, tab }) => {
      const awaited = await untilFresh(tab, started, withinMs);
      return { username, tab, awaited, at: performance.now() - started };
    }),
  );
  // Not before all are back: the comparison reads as much as all of them do, and would slow them down.
  const found = await Promise.all(
    waited.map(async ({ username, tab, awaited }) => {
      if (awaited !== null) return [`${username} is not back: ${awaited}`];
      const differences = await differencesOf(tab, withinMs);
      return differences.map((difference) => `${username} ${difference}`);
    }),
  );
  return {
    said: 'compared',
    tabs: tabs.length,
    lastMs: Math.max(...waited.map(({ at }) => at)),
    differences: found.flat(),
  };
}

async function answer(question: Question): Promise<Said> {
  switch (question.ask) {
    case 'live':
      return begin(question);
    case 'rest':
      return comeToRest(question.withinMs);
    case 'lose':
      return lose(question.withinMs);
    case 'compare':
      return compare(question.withinMs);
    case 'leave':
      for (const customer of customers) customer.close();
      return { said: 'left', journals: customers.map(({ journal }) => journal), counts };
    default:
      return question satisfies never;
  }
}

process.on('message', (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
