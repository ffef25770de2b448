/**
 * Whose work is done next when there is more of it than the database can do: fair queueing by client, with a bound for each of
 * them and for all together, so that a few busy ones delay nobody else by more than their share. Before it, requests that arrive
 * together are begun a few at a time (`arrivals.ts`).
 *
 * In the memory of each instance, because it is that instance's own connections and time that are shared out.
 */
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../auth/limits.ts';
import { ServerBusy } from '../refusal.ts';
import { TooManyCalls } from './call-limits.ts';

/**
 * What is refused first when the server is overloaded, the first of these first: who has not signed in; lists, which customers
 * have on screen already and whose portal asks again by itself; everything else. What costs money is never refused for the
 * others' sake, only when the whole queue is full of it.
 */
export type Priority = 'anonymous' | 'list' | 'call' | 'payment';

/** The part of the queue that calls of a priority and those below it may fill. */
const shares: Readonly<Record<Priority, number>> = {
  anonymous: 0.25,
  list: 0.5,
  call: 0.75,
  payment: 1,
};

export interface QueueLimits {
  /** Calls at work together. More than the database has connections, so that none of them is idle. */
  readonly atWork: number;
  /** Of one client. */
  readonly atWorkOfClient: number;
  /** Calls of one client that wait, behind those at work. */
  readonly waitingOfClient: number;
  /** Calls that wait, of all clients together. */
  readonly waiting: number;
  /** How long a call waits, ms; one that costs money twice as long. */
  readonly patienceMs: number;
}

export const queueLimits: QueueLimits = {
  atWork: 48,
  atWorkOfClient: 8,
  waitingOfClient: 100,
  waiting: 1000,
  patienceMs: 8000,
};

/** Without bounds of a client: `TRAM_RATE_LIMITS=0`. */
export const limitsOfAll: QueueLimits = {
  ...queueLimits,
  atWorkOfClient: Infinity,
  waitingOfClient: Infinity,
  waiting: Infinity,
};

export interface QueuedCall {
  /** Who asks: an account, or an address. */
  readonly client: string;
  readonly priority: Priority;
  /** Whether nobody waits for the answer any more: the work is not begun then. */
  readonly isAbandoned?: () => boolean;
}

/**
 * Does what waits for something else than the database, such as an operator's machine driver or a thread that hashes a password.
 * The call counts as one of its client's that wait, and its slot goes to others meanwhile, so that slow machines hold up nobody
 * else. One such work of a call at a time.
 */
export type LendSlot = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** What somebody asks for without a token. */
export function anonymousCall({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): QueuedCall {
  return {
    client: addressKey(ip),
    priority: 'anonymous',
    isAbandoned: () => raw.socket.destroyed,
  };
}

export interface FairQueue {
  /**
   * Does the work of a call when it is its turn, and gives it the way to lend its slot.
   * @throws Refusal 429 when too many calls of the client wait already, 503 when too many of all do, or for too long
   */
  run<Value>(call: QueuedCall, work: (lendSlot: LendSlot) => Promise<Value>): Promise<Value>;
}

interface Client {
  readonly key: string;
  readonly ring: Set<Client>;
  atWork: number;
  /** Calls that have lent their slot. */
  lent: number;
  /** What begins its calls that wait, the oldest first. */
  readonly waiting: (() => void)[];
}

/** Of so many turns one goes to those who have not signed in while both wait, so that neither keeps the other out. */
const turnsForOneAnonymous = 4;

export function createFairQueue(limits: QueueLimits = queueLimits): FairQueue {
  const clients = new Map<string, Client>();
  /** The clients whose next call may begin, in the order of their turns. */
  const signedIn = new Set<Client>();
  const anonymous = new Set<Client>();
  /** Calls that have lent their slot and want it back: they come first. */
  const returning: (() => void)[] = [];
  let atWork = 0;
  let waiting = 0;
  let turns = 0;

  function nextClient(): Client | undefined {
    turns += 1;
    const rings =
      turns % turnsForOneAnonymous === 0 ? [anonymous, signedIn] : [signedIn, anonymous];
    for (const ring of rings) {
      const [first] = ring;
      if (first !== undefined) return first;
    }
    return undefined;
  }

  const mayBegin = () => atWork < limits.atWork;

  function fill(): void {
    while (mayBegin()) {
      const back = returning.shift();
      if (back !== undefined) {
        atWork += 1;
        back();
        continue;
      }
      const client = nextClient();
      if (client === undefined) return;
      // Out of its ring and in again at the end of it, behind all others.
      client.ring.delete(client);
      client.waiting.shift()?.();
      update(client);
    }
  }

  /** Puts a client at the end of its ring when it has a call that may begin, and forgets one that has none left. */
  function update(client: Client): void {
    if (client.waiting.length > 0 && client.atWork < limits.atWorkOfClient) client.ring.add(client);
    else client.ring.delete(client);
    forgetIdle(client);
  }

  function forgetIdle(client: Client): void {
    if (client.waiting.length + client.lent + client.atWork === 0) clients.delete(client.key);
  }

  function clientOf({ client: key, priority }: QueuedCall): Client {
    const known = clients.get(key);
    if (known !== undefined) return known;
    const ring = priority === 'anonymous' ? anonymous : signedIn;
    const client = { key, ring, atWork: 0, lent: 0, waiting: [] };
    clients.set(key, client);
    return client;
  }

  async function turnOf(client: Client, { priority, isAbandoned }: QueuedCall): Promise<void> {
    if (client.waiting.length + client.lent >= limits.waitingOfClient) {
      throw new TooManyCalls(1000);
    }
    if (waiting >= limits.waiting * shares[priority]) {
      update(client);
      throw new ServerBusy();
    }
    waiting += 1;
    await new Promise<void>((resolve, reject) => {
      const beginOrLeave = (): void => {
        clearTimeout(timer);
        if (isAbandoned?.() === true) {
          reject(new ServerBusy());
          return;
        }
        atWork += 1;
        client.atWork += 1;
        resolve();
      };
      const timer = setTimeout(
        () => {
          client.waiting.splice(client.waiting.indexOf(beginOrLeave), 1);
          update(client);
          reject(new ServerBusy());
        },
        limits.patienceMs * (priority === 'payment' ? 2 : 1),
      );
      client.waiting.push(beginOrLeave);
      update(client);
    }).finally(() => (waiting -= 1));
  }

  async function lendSlot<Value>(client: Client, work: () => Promise<Value>): Promise<Value> {
    if (waiting >= limits.waiting) return work();
    waiting += 1;
    atWork -= 1;
    client.atWork -= 1;
    client.lent += 1;
    update(client);
    fill();
    try {
      return await work();
    } finally {
      await new Promise<void>((resolve) => {
        returning.push(resolve);
        fill();
      });
      waiting -= 1;
      client.lent -= 1;
      client.atWork += 1;
      update(client);
    }
  }

  return {
    async run(call, work) {
      const client = clientOf(call);
      if (mayBegin() && client.atWork < limits.atWorkOfClient) {
        atWork += 1;
        client.atWork += 1;
      } else {
        await turnOf(client, call);
      }
      try {
        return await work((lentTo) => lendSlot(client, lentTo));
      } finally {
        atWork -= 1;
        client.atWork -= 1;
        // While nobody waits there is no turn to give.
        if (waiting === 0) forgetIdle(client);
        else {
          update(client);
          fill();
        }
      }
    },
  };
}
