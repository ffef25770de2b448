import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok, type Result } from '@tram/api/result';
import type { ActionResult } from '@tram/api/types';
import { networkError } from '@tram/machines/fixtures/api-errors';
import {
  pcImageView,
  withPcImagePorts,
  type PcImageEmitted,
  type PcImageEvent,
  type PcImageInput,
  type PcImageOrder,
  type PcImagePorts,
  type PcImageRecord,
  type PcImageSnapshot,
  type PcImageView,
} from '@tram/machines/pc-image';
import {
  extendedImage,
  notRentedImage,
  PC_IMAGE_NOW,
  readyImage,
  rentIntention,
  twoHours,
  waitingImage,
} from '@tram/machines/pc-image/fixtures';
import { restingPcImage } from '@tram/machines/pc-image/resting';
import { createActor } from 'xstate';
import type { LazyPart } from '../../app/lazy-part.ts';
import { tabHolds } from '../../app/tab-hold.ts';
import { createReadings } from './readings.ts';
import type { RecordActors } from './record-lifecycle.ts';
import { createRecordLifecycles } from './record-lifecycles.ts';

type Actors = RecordActors<PcImageInput, PcImageSnapshot, PcImageEvent, PcImageEmitted>;

beforeEach(() => vi.useFakeTimers({ now: PC_IMAGE_NOW }));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});
const ends: (() => void)[] = [];

/** A promise that the test settles. */
function deferred<Value>() {
  const settle: { resolve?: (value: Value) => void; reject?: (reason: Error) => void } = {};
  const promise = new Promise<Value>((resolve, reject) =>
    Object.assign(settle, { resolve, reject }),
  );
  return {
    promise,
    resolve: (value: Value) => settle.resolve?.(value),
    reject: (reason: Error) => settle.reject?.(reason),
  };
}

/** Lifecycles of PCs whose calls wait for the test, and whose code comes when the test says so. */
function pcs({ isCodeHere = true } = {}) {
  const live = new Set<string>();
  const calls: string[] = [];
  const actions: ((answer: Result<Partial<ActionResult>>) => void)[] = [];
  const reads: ((answer: Result<PcImageRecord | null>) => void)[] = [];
  const unavailable = vi.fn<() => void>();
  const readings = createReadings();
  const unanswered = (name: string) => () => {
    calls.push(name);
    return new Promise<never>(() => undefined);
  };
  const acting = (name: string) => () => {
    calls.push(name);
    return new Promise<Result<Partial<ActionResult>>>((answer) => actions.push(answer));
  };
  const reading = () =>
    new Promise<Result<PcImageRecord | null>>((answer) => {
      calls.push('readImage');
      reads.push(answer);
    });
  const ports: PcImagePorts = {
    createOrder: unanswered('createOrder'),
    extendOrder: unanswered('extendOrder'),
    downloadRdpFile: unanswered('downloadRdpFile'),
    resetImage: acting('resetImage'),
    reconnectImage: acting('reconnectImage'),
    wakeImage: acting('wakeImage'),
    deleteImage: acting('deleteImage'),
    readImage: readings.noting(reading),
    evidence: null,
    quote: null,
    now: () => Date.now(),
    newKey: () => 'key',
  };
  const machine = withPcImagePorts(ports);
  const actors: Actors = {
    actorOf(input) {
      const actor = createActor(machine, { input });
      const { _id: id } = input.record;
      return {
        on: (type, listener) => actor.on(type, listener),
        subscribe: (listener) => actor.subscribe(listener),
        getSnapshot: () => actor.getSnapshot(),
        send: (event) => actor.send(event),
        start: () => (live.add(id), actor.start()),
        stop: () => (live.delete(id), actor.stop()),
      };
    },
    isReading: readings.isReading,
  };
  const code = deferred<Actors>();
  let loads = 0;
  const part: LazyPart<Actors> = {
    loaded: () => (isCodeHere ? actors : null),
    load: () => ((loads += 1), code.promise),
  };
  const remembered = new Map([['with-payment', rentIntention]]);
  const lifecycles = createRecordLifecycles<
    PcImageRecord,
    PcImageInput,
    PcImageSnapshot['context'],
    PcImageSnapshot['value'],
    PcImageView,
    PcImageEvent,
    PcImageEmitted,
    PcImageOrder
  >(
    {
      resting: restingPcImage,
      snapshotOf: restingPcImage.snapshotOf,
      actors: part,
      memory: {
        remember: () => undefined,
        remembered: (id) => remembered.get(id) ?? null,
        ids: () => [...remembered.keys()],
      },
      now: () => Date.now(),
      onUnavailable: unavailable,
    },
    true,
  );
  ends.push(lifecycles.stop);
  return {
    ...lifecycles,
    live,
    calls,
    unavailable,
    loads: () => loads,
    codeComes: async () => {
      isCodeHere = true;
      code.resolve(actors);
      await settled();
    },
    codeFails: async () => {
      code.reject(new Error('no network'));
      await settled();
    },
    /** Answers the newest call to a machine. */
    act: async (answer: Partial<ActionResult>) => {
      actions.pop()?.({ ok: true, value: answer });
      await settled();
    },
    /** Answers the newest reading. */
    read: async (answer: Result<PcImageRecord | null>) => {
      reads.pop()?.(answer);
      await settled();
    },
  };
}

/** What has been answered arrives, and no time passes. */
const settled = () => vi.advanceTimersByTimeAsync(0);

const many: readonly PcImageRecord[] = Array.from({ length: 200 }, (_, index) => ({
  ...(index % 2 === 0 ? readyImage : notRentedImage),
  _id: `pc-${index}`,
}));
const ready = { ...readyImage, _id: 'pc-0' };

describe('200 PCs at rest', () => {
  test('have no actor, load no code and share one timer', () => {
    const { follow, live, loads } = pcs({ isCodeHere: false });
    follow(many);
    expect([live.size, loads(), vi.getTimerCount()]).toEqual([0, 0, 1]);
  });

  test('have no timer where none has a deadline', () => {
    const { follow } = pcs();
    follow(many.filter(({ is_installed }) => is_installed === 0));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('hear nothing of a reconnection', () => {
    const { follow, send, live, calls } = pcs();
    follow(many);
    send({ type: 'REFRESH' });
    expect([live.size, calls]).toEqual([0, []]);
  });

  test('keep their views while their list says nothing new', () => {
    const { follow, of } = pcs();
    follow(many);
    const changed = vi.fn<() => void>();
    const views = many.map((record) => of(record).view());
    for (const record of many) of(record).subscribe(changed);
    follow(many.map((record) => ({ ...record })));
    expect(changed).not.toHaveBeenCalled();
    expect(many.every((record, index) => of(record).view() === views[index])).toBe(true);
  });

  test('wait for a deadline together, and only those whose time is over ask', async () => {
    const { follow, of, live } = pcs();
    follow([
      ...many.slice(2),
      { ...ready, estimate_used: new Date(PC_IMAGE_NOW + 60_000).toISOString() },
    ]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(live).toEqual(new Set());
    await vi.advanceTimersByTimeAsync(1);
    expect([...live]).toEqual(['pc-0']);
    expect(of(ready).view().status).toBe('ending');
  });

  test('notice within five seconds that the computer has slept', async () => {
    const { follow, live } = pcs();
    follow(many);
    vi.setSystemTime(PC_IMAGE_NOW + 86_400_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(live.size).toBe(100);
  });
});

describe('an actor', () => {
  test('lives for what is asked of one PC, and until it has been read again', async () => {
    const { follow, of, live, act, read } = pcs();
    follow(many);
    of(ready).send({ type: 'RESET' });
    expect([...live]).toEqual(['pc-0']);
    expect(of(ready).view().operation.step).toBe('running');
    await act({ statusCode: 200, message: 'Đã reset' });
    expect([...live]).toEqual(['pc-0']);
    await read(ok(ready));
    expect([...live]).toEqual([]);
    expect(of(ready).view().operation).toMatchObject({ step: 'done', message: 'Đã reset' });
  });

  test('is not begun for what the rules refuse', () => {
    const { follow, of, live } = pcs();
    follow(many);
    of(ready).send({ type: 'RENT', term: twoHours });
    expect(live.size).toBe(0);
  });

  test('leaves the view that it had, the same object', async () => {
    const { follow, of, send, live, read } = pcs();
    follow([ready]);
    send({ type: 'REFRESH' }, ready._id);
    const { view, subscribe } = of(ready);
    const during = view();
    const changed = vi.fn<() => void>();
    subscribe(changed);
    await read(ok(ready));
    expect([live.size, view() === during, changed.mock.calls.length]).toEqual([0, true, 0]);
  });

  test('lives while a PC is made, until its list says that it is there', async () => {
    const { follow, of, live } = pcs();
    follow([waitingImage]);
    expect(live.size).toBe(1);
    follow([{ ...readyImage, _id: waitingImage._id }]);
    await settled();
    expect([live.size, of(waitingImage).view().status]).toEqual([0, 'ready']);
  });

  test('goes on with a payment that was under way before a reload', () => {
    const { follow, of, live } = pcs();
    const record = { ...notRentedImage, _id: 'with-payment' };
    follow([record]);
    expect([...live]).toEqual(['with-payment']);
    expect(of(record).view().payment.step).toBe('unsure');
    expect(tabHolds()).toEqual(['payment']);
  });

  test('lives while its record cannot be read', async () => {
    const { follow, send, live, read } = pcs();
    follow([ready]);
    send({ type: 'REFRESH' }, ready._id);
    await read({ ok: false, error: networkError });
    expect(live.size).toBe(1);
  });
});

describe('while the code of the actors is on its way', () => {
  test('what is asked for waits, each thing once, in its order', async () => {
    const { follow, of, live, loads, calls, codeComes } = pcs({ isCodeHere: false });
    follow(many);
    const { send, view } = of(ready);
    send({ type: 'EXTEND', term: twoHours });
    send({ type: 'EXTEND', term: { unit: 'day', period: 3 } });
    send({ type: 'WAKE' });
    expect([live.size, loads(), calls.length]).toEqual([0, 1, 0]);
    await codeComes();
    expect([...live]).toEqual(['pc-0']);
    expect(calls).toEqual(['extendOrder', 'wakeImage']);
    expect(view().payment.order?.term).toEqual(twoHours);
  });

  test('the newest record counts', async () => {
    const { follow, of, codeComes } = pcs({ isCodeHere: false });
    follow([waitingImage]);
    follow([{ ...readyImage, _id: waitingImage._id }]);
    follow([{ ...extendedImage, _id: waitingImage._id }]);
    await codeComes();
    expect(of(waitingImage).view().deadline).toBe(Date.parse(extendedImage.estimate_used ?? ''));
  });

  test('a deadline that passes rings once', async () => {
    const { follow, of, loads } = pcs({ isCodeHere: false });
    follow([ready]);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect([of(ready).view().status, loads(), vi.getTimerCount()]).toEqual(['ending', 1, 0]);
  });
});

describe('without the code of the actors', () => {
  test('the customer is told that what they asked for was not begun', async () => {
    const { follow, of, live, unavailable, codeFails } = pcs({ isCodeHere: false });
    follow(many);
    of(ready).send({ type: 'EXTEND', term: twoHours });
    await codeFails();
    expect(unavailable).toHaveBeenCalledTimes(1);
    expect([live.size, of(ready).view().payment.step]).toEqual([0, 'idle']);
  });

  test('nothing is told where they have asked for nothing, and what the list says is shown', async () => {
    const { follow, of, unavailable, loads, codeFails } = pcs({ isCodeHere: false });
    follow([waitingImage]);
    follow([{ ...readyImage, _id: waitingImage._id }]);
    await codeFails();
    expect(unavailable).not.toHaveBeenCalled();
    expect([of(waitingImage).view().status, loads()]).toEqual(['ready', 1]);
  });

  test('a reconnection tries again where something goes on', async () => {
    const { follow, send, loads, codeFails } = pcs({ isCodeHere: false });
    follow([waitingImage, ...many]);
    await codeFails();
    send({ type: 'REFRESH' });
    expect(loads()).toBe(2);
  });

  test('a screen that is left tells what it has not begun', () => {
    const { follow, of, stop, unavailable } = pcs({ isCodeHere: false });
    follow([ready]);
    of(ready).send({ type: 'WAKE' });
    stop();
    expect(unavailable).toHaveBeenCalledTimes(1);
  });
});

test('a record that has left its list is forgotten, and begins anew where it comes back', () => {
  const { follow, of } = pcs();
  follow(many);
  const before = of(ready);
  follow(many.slice(1));
  expect(of(ready)).not.toBe(before);
});

test('one that something goes on with is kept until it is at rest', async () => {
  const { follow, of, live, act, read } = pcs();
  follow([ready]);
  const { send, view } = of(ready);
  send({ type: 'WAKE' });
  follow([]);
  expect([...live]).toEqual(['pc-0']);
  expect(of(ready).view()).toBe(view());
  await act({});
  await read(ok(null));
  expect([live.size, view().status]).toEqual([0, 'gone']);
});

test('nothing is left when they are stopped: no actor, no timer, no hold on the tab', async () => {
  const { follow, of, stop, live } = pcs();
  follow([...many, waitingImage]);
  of({ ...notRentedImage, _id: 'pc-1' }).send({ type: 'RENT', term: twoHours });
  expect([live.size, tabHolds().length]).toEqual([2, 1]);
  stop();
  expect([live.size, tabHolds().length, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

test('code that comes after they were stopped begins nothing', async () => {
  const { follow, stop, live, codeComes } = pcs({ isCodeHere: false });
  follow([waitingImage]);
  stop();
  await codeComes();
  expect(live.size).toBe(0);
});

test('an account that comes is told to all, without an actor', () => {
  const { follow, of, setAccountLoaded, live } = pcs();
  follow(many);
  setAccountLoaded(false);
  expect(of(ready).view().refusals.extend).toBe('account-missing');
  expect(of(ready).view()).toEqual(
    pcImageView(restingPcImage.snapshotOf({ record: ready, isAccountLoaded: false })),
  );
  expect(live.size).toBe(0);
});
