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

async function compare(withinMs: number): Promise<Said> {
  const started = performance.now();
  const left = () => withinMs - (performance.now() - started);
  const compareOne = async (tab: Tab): Promise<{ at: number; differences: readonly string[] }> => {
    for (;;) {
      while (tab.awaited(started) !== null && left() > 0) await delay(20);
      const at = performance.now() - started;
      const awaited = tab.awaited(started);
      if (awaited !== null) return { at, differences: [`is not back: ${awaited}`] };
      const differences = await tab.differences();
      if (differences.length === 0 || left() <= 0) return { at, differences };
      await delay(200);
    }
  };
  const found = await Promise.all(
    customers.flatMap(({ username, tabs }) =>
      tabs.map(async (tab) => ({ username, ...(await compareOne(tab)) })),
    ),
  );
  return {
    said: 'compared',
    tabs: found.length,
    lastMs: Math.max(...found.map(({ at }) => at)),
    differences: found.flatMap(({ username, differences }) =>
      differences.map((difference) => `${username} ${difference}`),
    ),
  };
}

async function answer(question: Question): Promise<Said> {
  switch (question.ask) {
    case 'live':
      return begin(question);
    case 'rest':
      return comeToRest(question.withinMs);
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
