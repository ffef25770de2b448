/** The lifecycle of a top-up and the server agree about what may still happen to it, on time and late. */
import { failure, ok, type Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import {
  type RechargeAction,
  rechargeAllows,
  rechargeQrView,
  withRechargeQrPorts,
} from '@tram/machines/recharge-qr';
import {
  MAXIMUM_RECHARGE,
  MINIMUM_RECHARGE,
  RECHARGE_LIFETIME,
  rechargeOfTicket,
} from '@tram/machines/rules';
import { createActor } from 'xstate';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from '../generators/rows.ts';
import { type Ground, had, until } from './ground.ts';
import { agreesInEach, type State } from './states.ts';
import { heldAgainst, type TwoSides } from './two-sides.ts';
import { agreesOnAnyWay } from './walk.ts';

/** What can be tried at once; the end of its time is one of the states. */
type Tried = Exclude<RechargeAction, 'expire'>;
const money = 100_000;

function rechargeMachine(ground: Ground) {
  const { api } = ground;
  return withRechargeQrPorts({
    requestRecharge: ({ money: sum, bankId, key }, signal) =>
      api.requestRecharge(
        { body: { money: sum, bank_id: bankId } },
        { signal, idempotencyKey: key },
      ),
    cancelRecharge: (id, signal) => api.cancelRecharge({ path: { id } }, { signal }),
    readRecharge: (id) => readRecharge(ground, id),
    evidence: null,
    now: ground.now,
    newKey: () => crypto.randomUUID(),
  });
}

async function readRecharge({ api }: Ground, id: string): Promise<Result<Recharge | null>> {
  const answer = await api.listRecharges();
  return answer.ok ? ok(answer.value.data.find((one) => one._id === id) ?? null) : answer;
}

/** Opens a top-up as a page does that is loaded with it, and waits until it is known how it stands. */
async function opened(ground: Ground, id: string) {
  const actor = createActor(rechargeMachine(ground), { input: { resume: id } }).start();
  const view = () => rechargeQrView(actor.getSnapshot());
  await until(
    () => view().step !== 'resuming',
    () => `to be read, and it says ${view().reason}`,
  );
  return { actor, view };
}

async function pay({ server }: Ground, id: string): Promise<Result<unknown>> {
  const { status, json, text } = await server.call(`/sandbox/api/recharges/${id}/pay`, {
    method: 'POST',
  });
  if (status >= 300) throw new Error(`the sandbox refused a payment: ${status} ${text}`);
  const isCredited: unknown =
    typeof json === 'object' && json !== null ? Reflect.get(json, 'credited') : null;
  // A report of the bank is never refused: what it reports twice is credited once.
  return isCredited === true ? ok(json) : failure('conflict', { status: 409, message: 'credited' });
}

function sides(ground: Ground): TwoSides<Tried, Recharge> {
  return {
    ground,
    actions: ['cancel', 'credit'],
    async machine({ _id: id }) {
      const { actor, view } = await opened(ground, id);
      const { step, canCancel, recharge } = view();
      actor.stop();
      const code = recharge?.is_succeeded;
      if (code === undefined) throw new Error('it was read and is not there');
      return {
        status: step,
        refusals: {
          cancel: canCancel ? null : step,
          credit: rechargeAllows('credit', code) ? null : step,
        },
      };
    },
    async ask({ _id: id }, action) {
      if (action === 'credit') return [await pay(ground, id)];
      return [await ground.api.cancelRecharge({ path: { id } })];
    },
    refusedWith: () => 409,
    // "Cancelling a cancelled one again answers the same."
    isRepetition: (action, reason) => action === 'cancel' && reason === 'cancelled',
    async discard() {
      // It takes nothing from others.
    },
  };
}

async function bankFor({ api }: Ground, sum: number): Promise<string> {
  const [bank] = had(await api.listBanks({ query: { money: sum } }));
  if (bank === undefined) throw new Error(`no bank takes ${sum}`);
  return bank._id;
}

async function requested(ground: Ground): Promise<Recharge> {
  const bank_id = await bankFor(ground, money);
  const ticket = had(await ground.api.requestRecharge({ body: { money, bank_id } }));
  return rechargeOfTicket(ticket, { money, bankId: bank_id, answeredAt: ground.now() });
}

type Happening = 'cancel' | 'credit' | 'its time is over' | 'its end comes late';

async function happen(ground: Ground, id: string, what: Happening): Promise<void> {
  switch (what) {
    case 'cancel':
      had(await ground.api.cancelRecharge({ path: { id } }));
      return;
    case 'credit':
      had(await pay(ground, id));
      return;
    case 'its time is over':
      await ground.advance(RECHARGE_LIFETIME);
      return;
    case 'its end comes late':
      await ground.delayTimers('recharge.timeout');
  }
}

const after =
  (...done: readonly Happening[]): State<Recharge>[2] =>
  async (ground) => {
    const recharge = await requested(ground);
    for (const what of done) await happen(ground, recharge._id, what);
    return recharge;
  };

const states: readonly State<Recharge>[] = [
  ['it waits for its money', 'awaiting', after()],
  [
    'its time is over and nothing has ended it yet',
    'checking',
    after('its end comes late', 'its time is over'),
  ],
  ['its time is over', 'expired', after('its time is over')],
  ['it was cancelled', 'cancelled', after('cancel')],
  ['it was paid', 'paid', after('credit')],
  ['it was paid after its time', 'paid', after('its time is over', 'credit')],
  ['it was paid after it was cancelled', 'paid', after('cancel', 'credit')],
];

/** What can happen to a top-up that is on a screen. */
type Step = Tried | 'wait' | 'its end comes late';

async function go(ground: Ground, steps: readonly Step[]): Promise<void> {
  const both = sides(ground);
  const recharge = await requested(ground);
  let { actor, view } = await opened(ground, recharge._id);
  let step = 'awaiting';
  let isLate = false;
  try {
    for (const what of steps) {
      const says = await both.machine(recharge);
      const isAllowed =
        what === 'cancel' || what === 'credit' ? says.refusals[what] === null : true;
      if (!isAllowed && (what === 'cancel' || what === 'credit')) {
        const faults = await heldAgainst(both, { thing: recharge, says, action: what });
        if (faults.length > 0) throw new Error(faults.join('\n'));
      } else if (what === 'cancel') {
        actor.send({ type: 'CANCEL' });
        step = 'cancelled';
      } else if (what === 'credit') {
        had(await pay(ground, recharge._id));
        step = 'paid';
      } else if (what === 'wait') {
        await ground.advance(RECHARGE_LIFETIME);
        if (step === 'awaiting') step = isLate ? 'checking' : 'expired';
      } else {
        await ground.delayTimers('recharge.timeout');
        isLate = true;
      }
      if (step === 'checking') {
        // A page that is opened again: the one that was open would look at the clock within five seconds.
        actor.stop();
        ({ actor, view } = await opened(ground, recharge._id));
      }
      actor.send({ type: 'REFRESH' });
      await until(
        () => view().step === step,
        () => `${step}, and the lifecycle says ${view().step}`,
      );
    }
  } finally {
    actor.stop();
  }
}

/** The tests. The ground is there when they run. */
export function rechargeQrAgrees(ground: () => Ground): void {
  agreesInEach(ground, sides, states);

  test.each([
    MINIMUM_RECHARGE - 1,
    MINIMUM_RECHARGE,
    MAXIMUM_RECHARGE,
    MAXIMUM_RECHARGE + 1,
    MINIMUM_RECHARGE + 0.5,
    -MINIMUM_RECHARGE,
  ])('a top-up of %d VND is sent where the server takes it', async (sum) => {
    const { api, server } = ground();
    // A bank that takes whatever the contract allows: the limit of this one is of no interest.
    await rowsOf(
      server.services.database,
      `update banks set maximum = ${MAXIMUM_RECHARGE} returning id`,
    );
    const isWritable = sum >= MINIMUM_RECHARGE && sum <= MAXIMUM_RECHARGE;
    const bankId = await bankFor(ground(), isWritable ? Math.floor(sum) : money);
    const actor = createActor(rechargeMachine(ground()), { input: {} }).start();
    actor.send({ type: 'SUBMIT', money: sum, bankId });
    const isSent = rechargeQrView(actor.getSnapshot()).step === 'creating';
    actor.stop();
    const answer = await api.requestRecharge({ body: { money: sum, bank_id: bankId } });
    expect(answer.ok ? 'accepted' : answer.error.status).toBe(isSent ? 'accepted' : 400);
  });

  agreesOnAnyWay<Step>({
    ways: { quick: 2, thorough: 8 },
    longest: 6,
    step: fc.constantFrom('cancel', 'credit', 'wait', 'its end comes late'),
    go: (steps) => go(ground(), steps),
  });
}
