/** A customer: a session, one or two tabs, and a journal of what is known for certain. */
import type { Result } from '@tram/api/result';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../src/testing/random.ts';
import type { Journal } from './journal.ts';
import { type Settled, settled } from './settle.ts';
import { openTab, type Tab, type TabSession } from './tab.ts';
import type { Tally } from './tally.ts';

interface CustomerParts {
  readonly origin: string;
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly random: Random;
  readonly tally: Tally;
  /** Has no more patience: whatever waits for an answer is given up. */
  readonly giveUp: AbortSignal;
}

/** How long it takes to notice that the session is over and to type the password again, ms. */
const typing = { shortest: 1000, longest: 20_000 };
/** How long a login that failed is not tried again at most, ms. */
const longestLoginWaitMs = 8000;

export interface Customer {
  readonly origin: string;
  readonly username: string;
  readonly random: Random;
  readonly journal: Journal;
  readonly tally: Tally;
  /** The first is always there. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** Any of the tabs. */
  readonly anyTab: () => Tab;
  /** A new key of an intention. */
  newKey(): string;
  /** Signs in unless that is done or under way. */
  signIn(): Promise<void>;
  /** Signs out in all tabs. */
  signOut(): void;
  /** Sends until it is known what became of it; says so in the tally, and in the journal where it never is. */
  settle<Value>(
    action: string,
    attempt: (tries: number) => Promise<Result<Value>>,
  ): Promise<Settled<Value>>;
  close(): void;
}

export function createCustomer(parts: CustomerParts): Customer {
  const { origin, id, username, password, random, tally, giveUp } = parts;
  let token: string | null = null;
  const session: TabSession = { token: () => token, currentAccount: () => id };
  const journal: Journal = {
    accountId: id,
    username,
    charges: [],
    topUps: [],
    submissions: 0,
    unsettled: [],
    contradictions: [],
  };
  const signOut = () => {
    token = null;
    for (const tab of tabs) tab.disconnect();
  };
  const newTab = () =>
    openTab({
      origin,
      session,
      tally,
      onSignedOut() {
        tally('session', 'ended by the server');
        signOut();
      },
    });
  const tabs: [Tab, ...Tab[]] = random.chance(35) ? [newTab(), newTab()] : [newTab()];
  let signingIn: Promise<void> | null = null;
  let keys = 0;
  /** Has been signed in before. */
  let isBack = false;
  const wait = (ms: number) => delay(ms, null, { signal: giveUp }).catch(() => {});

  async function openSession(): Promise<void> {
    const body = { username, password };
    if (isBack) await wait(random.between(typing.shortest, typing.longest));
    for (let tries = 1; token === null && !giveUp.aborted; tries += 1) {
      const result = await tabs[0].api.login({ body });
      if (result.ok) {
        token = result.value.jwt;
        isBack = true;
        tally('sign in', tries === 1 ? 'done' : 'done after further tries');
        for (const tab of tabs) tab.connect();
        return;
      }
      tally('sign in', `failed ${result.error.status ?? result.error.kind}`);
      const longest = Math.min(500 * 2 ** tries, longestLoginWaitMs);
      await wait(result.error.retryAfterMs ?? random.between(longest / 2, longest));
    }
  }

  const signIn = () =>
    (signingIn ??= openSession().finally(() => {
      signingIn = null;
    }));

  return {
    origin,
    username,
    random,
    journal,
    tally,
    tabs,
    anyTab: () => random.pick(tabs),
    newKey: () => `soak-${id}-${(keys += 1)}`,
    signIn,
    signOut,
    async settle(action, attempt) {
      const result = await settled(attempt, { signIn, giveUp });
      if (result.outcome === 'unsettled') {
        journal.unsettled.push(action);
        tally(action, 'never answered');
      } else {
        const what = result.outcome === 'done' ? 'done' : `refused ${result.error.status}`;
        tally(action, result.wasUnknown ? `unknown, then ${what}` : what);
      }
      return result;
    },
    close() {
      for (const tab of tabs) tab.close();
    },
  };
}
