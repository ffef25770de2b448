/** For any answers of a server, and any events of the customer meanwhile: nothing is charged that was not confirmed. */
import { ok } from '@tram/api/result';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CLOUD_IMAGE_NOW, expiredCloudImage } from '../cloud-image/fixtures.ts';
import { withCloudImagePorts } from '../cloud-image/ports.ts';
import type { CloudImageIntention } from '../cloud-image/model.ts';
import { cloudImageView } from '../cloud-image/view.ts';
import { readyImage, twoHours } from '../pc-image/fixtures.ts';
import { withPcImagePorts } from '../pc-image/ports.ts';
import type { PcImageIntention } from '../pc-image/model.ts';
import { pcImageView } from '../pc-image/view.ts';
import { pendingRecharge, rechargeIntention } from '../recharge-qr/fixtures.ts';
import { withRechargeQrPorts } from '../recharge-qr/ports.ts';
import type { RechargeIntention } from '../recharge-qr/model.ts';
import { rechargeQrView } from '../recharge-qr/view.ts';
import { MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { runsNow } from '../testing/thoroughness.ts';
import { paymentMachine } from './machine.ts';
import { backend, type Backend, type Outcome } from './testing/backend.ts';
import type { Intention } from './model.ts';
import { paymentView, type PaymentStep } from './view.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);

/** Something that costs money, in one tab. */
interface Paying<Kept> {
  /** The customer confirms; a second confirmation comes when the first has ended. */
  readonly press: () => void;
  readonly tell: (type: 'RETRY' | 'REFRESH') => void;
  readonly step: () => PaymentStep;
  readonly keep: () => Kept | null;
  readonly stop: () => void;
}

let keyCount = 0;
const newKey = () => `key-${(keyCount += 1)}`;
const unused = () => Promise.reject(new Error('Nothing else is asked'));

const bare = (server: Backend, intention: Intention<string> | null): Paying<Intention<string>> => {
  const machine = paymentMachine<string, never>({
    send: ({ key }) => server.order(key),
    newKey,
    evidence: server.evidence,
    quote: null,
  });
  const actor = createActor(machine, { input: { intention } }).start();
  const view = () => paymentView(actor.getSnapshot());
  return {
    press: () => actor.send({ type: 'PAY', order: 'something' }),
    tell: (type) => actor.send({ type }),
    step: () => view().step,
    keep: () => view().keep,
    stop: () => actor.stop(),
  };
};

const pc = (server: Backend, intention: PcImageIntention | null): Paying<PcImageIntention> => {
  const machine = withPcImagePorts({
    createOrder: ({ key }) => server.order(key),
    extendOrder: ({ key }) => server.order(key),
    downloadRdpFile: unused,
    resetImage: unused,
    reconnectImage: unused,
    wakeImage: unused,
    deleteImage: unused,
    readImage: () => Promise.resolve(ok(readyImage)),
    evidence: server.evidence,
    quote: null,
    now: () => CLOUD_IMAGE_NOW,
    newKey,
  });
  const actor = createActor(machine, { input: { record: readyImage, intention } }).start();
  const payment = () => pcImageView(actor.getSnapshot()).payment;
  return {
    press: () => actor.send({ type: 'EXTEND', term: twoHours }),
    tell: (type) => actor.send({ type }),
    step: () => payment().step,
    keep: () => payment().keep,
    stop: () => actor.stop(),
  };
};

const cloud = (
  server: Backend,
  intention: CloudImageIntention | null,
): Paying<CloudImageIntention> => {
  const machine = withCloudImagePorts({
    startCloudImage: unused,
    restartCloudImage: unused,
    shutdownCloudImage: unused,
    backupCloudImage: unused,
    restoreCloudImage: unused,
    deleteCloudVm: unused,
    deleteCloudImage: unused,
    extendCloudImage: ({ key }) => server.order(key),
    downloadCloudRdpFile: unused,
    readCloudImage: () => Promise.resolve(ok(expiredCloudImage)),
    evidence: server.evidence,
    quote: null,
    now: () => CLOUD_IMAGE_NOW,
    newKey,
  });
  const actor = createActor(machine, { input: { record: expiredCloudImage, intention } }).start();
  const payment = () => cloudImageView(actor.getSnapshot()).payment;
  return {
    press: () => actor.send({ type: 'EXTEND' }),
    tell: (type) => actor.send({ type }),
    step: () => payment().step,
    keep: () => payment().keep,
    stop: () => actor.stop(),
  };
};

const recharge = (
  server: Backend,
  intention: RechargeIntention | null,
): Paying<RechargeIntention> => {
  const machine = withRechargeQrPorts({
    requestRecharge: ({ key }) => server.order(key),
    cancelRecharge: unused,
    readRecharge: (id) => Promise.resolve(ok({ ...pendingRecharge, _id: id, is_succeeded: 2 })),
    evidence: server.evidence,
    now: () => CLOUD_IMAGE_NOW,
    newKey,
  });
  const actor = createActor(machine, { input: { intention } }).start();
  const view = () => rechargeQrView(actor.getSnapshot());
  return {
    press: () => {
      // The outcome of the last one is closed before another is requested; one without its answer stays open.
      if (view().step !== 'unsure' && view().canStartOver) actor.send({ type: 'START_OVER' });
      actor.send({ type: 'SUBMIT', ...rechargeIntention.order });
    },
    tell: (type) => actor.send({ type }),
    step: () => actor.getSnapshot().context.request.step,
    keep: () => view().keep.intention,
    stop: () => actor.stop(),
  };
};

/** What each key was confirmed for, VND. */
const confirmedTotals = new Map<string, number>();

/** A payment where the confirmed total is compared by the client; the customer sees the present price and confirms it. */
const priced = (
  server: Backend,
  intention: Intention<string> | null,
): Paying<Intention<string>> => {
  const machine = paymentMachine<string, never>({
    send: ({ key, total = 0 }) => {
      confirmedTotals.set(key, total);
      return server.order(key);
    },
    newKey,
    evidence: server.evidence,
    quote: () => Promise.resolve(ok(server.price())),
  });
  const actor = createActor(machine, { input: { intention } }).start();
  const view = () => paymentView(actor.getSnapshot());
  return {
    press: () => actor.send({ type: 'PAY', order: 'something', total: server.price() }),
    tell: (type) => actor.send({ type }),
    step: () => view().step,
    keep: () => view().keep,
    stop: () => actor.stop(),
  };
};

type Step =
  | { readonly type: 'press' | 'press twice' | 'reload'; readonly tab: number }
  | { readonly type: 'tell'; readonly tab: number; readonly event: 'RETRY' | 'REFRESH' }
  | { readonly type: 'time'; readonly ms: number }
  | { readonly type: 'plan'; readonly outcome: Outcome }
  | { readonly type: 'price'; readonly total: number };

const outcomes: readonly Outcome[] = [
  'empty',
  'message',
  'lost before',
  'lost after',
  'late',
  '500 before',
  '500 after',
  '502 and busy',
  'refused',
];

const steps = (tabs: number) => {
  const tab = fc.nat({ max: tabs - 1 });
  return fc.array(
    fc.oneof(
      fc.record({ type: fc.constantFrom('press', 'press twice', 'reload'), tab }),
      fc.record({
        type: fc.constant('tell' as const),
        tab,
        event: fc.constantFrom('RETRY', 'REFRESH'),
      }),
      fc.record({ type: fc.constant('time' as const), ms: fc.nat({ max: 40 * SECOND }) }),
      fc.record({ type: fc.constant('plan' as const), outcome: fc.constantFrom(...outcomes) }),
      fc.record({
        type: fc.constant('price' as const),
        total: fc.constantFrom(349_000, 424_000, 499_000),
      }),
    ),
    { maxLength: 25 },
  );
};

/** Runs the customer's steps in some tabs, then lets a healthy server answer what is still open. */
async function goThrough<Kept>(
  begin: (server: Backend, kept: Kept | null) => Paying<Kept>,
  server: Backend,
  tabs: number,
  taken: readonly Step[],
): Promise<{ readonly confirmed: number; readonly last: readonly PaymentStep[] }> {
  const open = Array.from({ length: tabs }, () => begin(server, null));
  let confirmed = 0;
  const press = (tab: number) => {
    const before = open[tab]?.step();
    open[tab]?.press();
    const isTaken = before !== 'sending' && open[tab]?.step() === 'sending';
    if (isTaken) confirmed += 1;
  };
  for (const step of taken) {
    if (step.type === 'time') await clock.pass(step.ms);
    else if (step.type === 'plan') server.plan(step.outcome);
    else if (step.type === 'price') server.setPrice(step.total);
    else if (step.type === 'tell') open[step.tab]?.tell(step.event);
    else if (step.type === 'reload') {
      const kept = open[step.tab]?.keep() ?? null;
      open[step.tab]?.stop();
      open[step.tab] = begin(server, kept);
    } else {
      press(step.tab);
      if (step.type === 'press twice') press(step.tab);
    }
    await clock.settle();
  }
  server.forgetPlans();
  for (const tab of open) {
    tab.tell('RETRY');
    await clock.pass(5 * MINUTE);
    tab.tell('RETRY');
    await clock.settle();
  }
  const last = open.map((tab) => tab.step());
  for (const tab of open) tab.stop();
  return { confirmed, last };
}

const timesIn = (list: readonly string[], key: string) => list.filter((one) => one === key).length;

/** What must hold of every payment with and without keys. */
function whateverHappens<Kept>(begin: (server: Backend, kept: Kept | null) => Paying<Kept>): void {
  test.each([1, 2])('with keys, in %i tabs: each confirmation is charged exactly once', (tabs) =>
    fc.assert(
      fc.asyncProperty(steps(tabs), async (taken) => {
        clock.restart();
        const server = backend('keys');
        const { confirmed } = await goThrough(begin, server, tabs, taken);
        const keys = new Set(server.asked);
        expect(keys.size).toBeLessThanOrEqual(confirmed);
        for (const key of keys)
          expect(timesIn(server.charged, key)).toBe(server.refused.has(key) ? 0 : 1);
      }),
      { numRuns: runsNow(400) },
    ),
  );

  test.each([1, 2])('without keys, in %i tabs: no confirmation is sent twice', (tabs) =>
    fc.assert(
      fc.asyncProperty(steps(tabs), async (taken) => {
        clock.restart();
        const server = backend('none');
        const { confirmed, last } = await goThrough(begin, server, tabs, taken);
        expect(new Set(server.asked).size).toBe(server.asked.length);
        expect(server.asked.length).toBeLessThanOrEqual(confirmed);
        // Where no other tab pays, the reported outcome is true.
        const latest = server.asked.at(-1);
        const isCharged = latest !== undefined && server.charged.includes(latest);
        const isSo: Record<PaymentStep, boolean> = {
          // A page that was opened afterwards reports nothing.
          idle: true,
          paid: isCharged,
          refused: !isCharged,
          unconfirmed: !isCharged,
          // Nothing goes on after five minutes.
          sending: false,
          unsure: false,
          checking: false,
        };
        const [said = 'idle'] = last;
        expect(tabs > 1 || isSo[said]).toBe(true);
      }),
      { numRuns: runsNow(400) },
    ),
  );
}

describe('a payment alone', () => {
  whateverHappens(bare);
});
describe('the extension of a PC', () => {
  whateverHappens(pc);
});
describe('the extension of a cloud machine', () => {
  whateverHappens(cloud);
});
describe('a top-up', () => {
  whateverHappens(recharge);
});

describe('a payment whose server compares no totals, while the price moves', () => {
  test.each(['keys', 'none'] as const)(
    'with %s: what is charged is what was confirmed for it',
    (idempotency) =>
      fc.assert(
        fc.asyncProperty(steps(2), async (taken) => {
          clock.restart();
          const server = backend(idempotency);
          await goThrough(priced, server, 2, taken);
          expect(server.sums).toEqual(server.charged.map((key) => confirmedTotals.get(key)));
        }),
        { numRuns: runsNow(400) },
      ),
  );
});
