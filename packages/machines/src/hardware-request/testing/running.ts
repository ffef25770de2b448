import type { ApiError, Result } from '@tram/api/result';
import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { memory, noneRecord, pendingRecord } from '../fixtures.ts';
import { withHardwareRequestPorts } from '../ports.ts';
import type { HardwareCall } from '../model.ts';
import type {
  HardwareRequestEmitted,
  HardwareRequestInput,
  HardwareRequestRecord,
} from '../model.ts';
import { hardwareRequestView } from '../view.ts';

/** Answers of a port. */
export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const no = (error: ApiError): Result<never> => ({ ok: false, error });

/** A running request whose ports answer when the test says so. */
export function running(clock: ManualClock, input: HardwareRequestInput) {
  const add = portFake<HardwareCall, HardwareRequestRecord>();
  const read = portFake<string, HardwareRequestRecord | null>();
  const machine = withHardwareRequestPorts({
    addCloudHardware: add.port,
    readCloudImage: read.port,
  });
  const actor = createActor(machine, { input });
  const said: HardwareRequestEmitted['type'][] = [];
  actor.on('*', ({ type }) => said.push(type));
  actor.start();
  return {
    actor,
    add,
    read,
    said,
    view: () => hardwareRequestView(actor.getSnapshot()),
    /** Ids of the pieces that are ticked. */
    ticked: () =>
      hardwareRequestView(actor.getSnapshot())
        .options.filter(({ isChosen }) => isChosen)
        .map(({ _id }) => _id),
    /** Answers what a port is waiting for, and lets the answer arrive. */
    answer: answering(clock.settle),
  };
}

/** Where a journey may begin. The discount of the account is 10 percent. */
export function beginnings(clock: ManualClock) {
  const start = (record: HardwareRequestRecord = noneRecord) =>
    running(clock, { record, discount: 10 });

  /** With the pieces shown and nothing touched. */
  const choosing = (record?: HardwareRequestRecord) => {
    const run = start(record);
    run.actor.send({ type: 'CHOOSE' });
    return run;
  };

  /** With the first request, for memory, on its way. */
  const submitting = () => {
    const run = choosing();
    run.actor.send({ type: 'TOGGLE', piece: memory._id });
    run.actor.send({ type: 'SUBMIT' });
    return run;
  };

  /** With the withdrawal of the pending request on its way, from outside the choice. */
  const withdrawing = () => {
    const run = start(pendingRecord);
    run.actor.send({ type: 'WITHDRAW' });
    return run;
  };

  return { start, choosing, submitting, withdrawing };
}
