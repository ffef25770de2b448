import type { Recharge, RechargeTicket } from '@tram/api/types';
import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withRechargeQrPorts } from '../ports.ts';
import type { RechargeAttempt, RechargeQrEmitted, RechargeQrInput } from '../types.ts';
import { rechargeQrView } from '../view.ts';

/** A running top-up whose ports answer when the test says so. */
export function running(clock: ManualClock, input: RechargeQrInput = {}) {
  const request = portFake<RechargeAttempt, RechargeTicket>();
  const cancel = portFake<string, Recharge>();
  const read = portFake<string, Recharge | null>();
  let keys = 0;
  const machine = withRechargeQrPorts({
    requestRecharge: request.port,
    cancelRecharge: cancel.port,
    readRecharge: read.port,
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
    said,
    view: () => rechargeQrView(actor.getSnapshot()),
    answer: answering(clock.settle),
  };
}
