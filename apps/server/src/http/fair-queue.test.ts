import { expect, test, vi } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { createFairQueue, type Priority, queueLimits } from './fair-queue.ts';

/** A queue, and work that is begun in an order that can be read and ends when it is told to. */
function createStage(limits: Partial<typeof queueLimits> = {}) {
  const queue = createFairQueue({ ...queueLimits, ...limits });
  const begun: string[] = [];
  const gates = new Map<string, Gate>();
  return {
    queue,
    begun,
    /** @param name of the work, beginning with its client's: `a1` is work of `a` */
    ask: (name: string, priority: Priority = 'call', isAbandoned?: () => boolean) => {
      const gate = new Gate();
      gates.set(name, gate);
      const call = { client: name.slice(0, 1), priority };
      const answer = queue.run(isAbandoned ? { ...call, isAbandoned } : call, async () => {
        begun.push(name);
        await gate.opened;
        return name;
      });
      // A test may end while some wait.
      answer.catch(() => undefined);
      return answer;
    },
    end: async (name: string) => {
      gates.get(name)?.open();
      await settled();
    },
  };
}

/** Everything that needs no time has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const busy = { statusCode: 503, message: 'Máy chủ đang bận, vui lòng thử lại sau giây lát' };

test('clients take turns, however many calls one of them has sent before the others', async () => {
  const { ask, begun, end } = createStage({ atWork: 1 });
  const answers = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(name));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('a client has only so many calls at work, and others are not held up by those that wait', async () => {
  const { ask, begun, end } = createStage({ atWork: 10, atWorkOfClient: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name);
  void ask('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('too many waiting calls of one client are refused with 429, and not those of another', async () => {
  const { ask, end } = createStage({ atWorkOfClient: 1, waitingOfClient: 2 });
  void ask('a1');
  const waiting = [ask('a2'), ask('a3')];
  await expect(ask('a4')).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 1 });
  void ask('b1');
  await end('a1');
  await end('a2');
  await end('a3');
  expect(await Promise.all(waiting)).toEqual(['a2', 'a3']);
});

test('an overloaded server refuses strangers first, then lists, then the rest, and payments last', async () => {
  const priorities = ['anonymous', 'list', 'call', 'payment'] as const;
  const { ask } = createStage({ atWork: 1, waiting: 8 });
  void ask('a0');
  const refused: string[] = [];
  for (let call = 1; call <= 8; call += 1) {
    for (const [index, priority] of priorities.entries()) {
      // Refused in the same turn of the event loop, or not at all.
      ask(`${index}${call}`, priority).catch(() => refused.push(priority));
    }
    await settled();
  }
  const first = [...new Set(refused)];
  expect(first).toEqual(['anonymous', 'list', 'call', 'payment']);
  const counts = priorities.map((one) => refused.filter((priority) => priority === one).length);
  // Eight of each have been sent, and eight of all wait.
  expect(counts).toEqual([7, 7, 6, 4]);
});

test('a call that has waited too long is refused with 503, and the client may come back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, begun, end } = createStage({ atWork: 1, patienceMs: 1000 });
  void ask('a1');
  const late = ask('b1');
  const payment = ask('c1', 'payment');
  vi.advanceTimersByTime(1000);
  await expect(late).rejects.toMatchObject(busy);
  await end('a1');
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1');
  expect(await payment).toBe('c1');
  void ask('b2');
  expect(begun.at(-1)).toBe('b2');
  vi.useRealTimers();
});

test('what nobody waits for any more is not begun', async () => {
  const { ask, begun, end } = createStage({ atWork: 1 });
  void ask('a1');
  let isAbandoned = false;
  const abandoned = ask('b1', 'call', () => isAbandoned);
  void ask('c1');
  isAbandoned = true;
  await end('a1');
  await expect(abandoned).rejects.toMatchObject(busy);
  expect(begun).toEqual(['a1', 'c1']);
});

test('those who have not signed in get a turn between those who have, and the other way round', async () => {
  const { ask, begun, end } = createStage({ atWork: 1 });
  void ask('a0');
  for (let call = 1; call <= 4; call += 1) {
    void ask(`s${call}`, 'anonymous');
    void ask(`a${call}`);
    void ask(`b${call}`);
  }
  for (let turn = 0; turn < 9; turn += 1) {
    await end(begun.at(-1) ?? '');
  }
  expect(begun.slice(1).filter((name) => name.startsWith('s'))).toHaveLength(2);
});

test('work that waits for something outside lends its slot, and comes back before those that wait', async () => {
  const { queue, ask, begun, end } = createStage({ atWork: 1 });
  const outside = new Gate();
  const machine = queue.run({ client: 'm', priority: 'call' }, async (lendSlot) => {
    begun.push('asks the machine');
    const answer = await lendSlot(async () => {
      await outside.opened;
      return 'answer of the machine';
    });
    begun.push(answer);
  });
  void ask('a1');
  void ask('b1');
  expect(begun).toEqual(['asks the machine', 'a1']);
  outside.open();
  await settled();
  expect(begun).toEqual(['asks the machine', 'a1']);
  await end('a1');
  await machine;
  expect(begun).toEqual(['asks the machine', 'a1', 'answer of the machine', 'b1']);
});

test('calls that have lent their slot count as waiting ones of their client, and others of it begin', async () => {
  const { queue, ask, begun } = createStage({ atWorkOfClient: 1, waitingOfClient: 2 });
  const outside = new Gate();
  const lent = ['1', '2'].map(() =>
    queue.run({ client: 'a', priority: 'call' }, (lendSlot) => lendSlot(() => outside.opened)),
  );
  void ask('a3');
  expect(begun).toEqual(['a3']);
  await expect(ask('a4')).rejects.toMatchObject({ statusCode: 429 });
  outside.open();
  await Promise.all(lent);
  void ask('a5');
  expect(begun).toEqual(['a3']);
});

test('work that fails gives its slot back', async () => {
  const { queue, ask, begun } = createStage({ atWork: 1 });
  const fails = queue.run({ client: 'a', priority: 'call' }, async () => {
    throw new Error('wrong');
  });
  await expect(fails).rejects.toThrow('wrong');
  void ask('b1');
  expect(begun).toEqual(['b1']);
});
