import type { Recharge, RechargeTicket } from '@tram/api/types';
import { createActor } from 'xstate';
import type { Finding } from '../../payment/model.ts';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withRechargeQrPorts } from '../ports.ts';
import type { RechargeOrder } from '../ports.ts';
import type { RechargeDraft, RechargeQrEmitted, RechargeQrInput } from '../model.ts';
import { rechargeQrView } from '../view.ts';

/**
 * A running top-up whose ports answer when the test says so.
 * @param idempotency whether its server honours keys
 */
export function running(
  clock: ManualClock,
  input: RechargeQrInput = {},
  idempotency: 'keys' | 'none' = 'keys',
) {
  const request = portFake<RechargeOrder, RechargeTicket>();
  const cancel = portFake<string, Partial<Recharge>>();
  const read = portFake<string, Recharge | null>();
  const before = portFake<RechargeDraft, string>();
  const find = portFake<
    { readonly order: RechargeDraft; readonly before: string },
    Finding<Recharge>
  >();
  let keys = 0;
  const machine = withRechargeQrPorts({
    requestRecharge: request.port,
    cancelRecharge: cancel.port,
    readRecharge: read.port,
    evidence: idempotency === 'keys' ? null : { read: before.port, find: find.port },
    now: clock.now,
    newKey: () => `key-${(keys += 1)}`,
  });
  const actor = createActor(machine, { input });
  const said: RechargeQrEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    actor,
    request,
    cancel,
    read,
    before,
    find,
    said,
    view: () => rechargeQrView(actor.getSnapshot()),
    answer: answering(clock.settle),
  };
}
