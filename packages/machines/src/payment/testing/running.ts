import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import type { SampleOrder } from '../fixtures.ts';
import { paymentMachine } from '../machine.ts';
import type { Finding, Intention } from '../model.ts';
import { paymentView } from '../view.ts';

/**
 * A running payment whose ports answer when the test says so.
 * @param idempotency whether its server honours keys
 * @param intention one whose answer was never seen
 * @param totals whether its server compares the confirmed total itself
 */
export function running(
  clock: ManualClock,
  idempotency: 'keys' | 'none',
  intention: Intention<SampleOrder> | null = null,
  totals: 'checked' | 'unchecked' = 'checked',
) {
  const ports = {
    send: portFake<Intention<SampleOrder>, string>(),
    read: portFake<SampleOrder, string>(),
    quote: portFake<SampleOrder, number | null>(),
    find: portFake<{ readonly order: SampleOrder; readonly before: string }, Finding<string>>(),
  };
  let keys = 0;
  const machine = paymentMachine<SampleOrder, string>({
    send: ports.send.port,
    newKey: () => `key-${(keys += 1)}`,
    evidence: idempotency === 'keys' ? null : { read: ports.read.port, find: ports.find.port },
    quote: totals === 'checked' ? null : ports.quote.port,
  });
  const actor = createActor(machine, { input: { intention } }).start();
  return {
    actor,
    ports,
    view: () => paymentView(actor.getSnapshot()),
    answer: answering(clock.settle),
  };
}
