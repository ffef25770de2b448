import type { ApiError, Result } from '@tram/api/result';
import type { WanRequest } from '@tram/api/types';
import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { OWN_ACCOUNT } from '../fixtures.ts';
import { withIpRotationPorts } from '../ports.ts';
import type { IpRotationEmitted, IpRotationRecord, IpRotationRoutes } from '../model.ts';
import { ipRotationView } from '../view.ts';

/** Answers of a port. */
export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const no = (error: ApiError): Result<never> => ({ ok: false, error });

/** The routes of a running PC, whose ports answer when the test says so. */
export function running(clock: ManualClock, record: IpRotationRecord) {
  const ports = {
    chooseWan: portFake<WanRequest, IpRotationRoutes>(),
    releaseWan: portFake<WanRequest, IpRotationRoutes>(),
    startIpRotation: portFake<WanRequest, IpRotationRoutes>(),
    changeIpRotation: portFake<WanRequest, IpRotationRoutes>(),
    readImage: portFake<string, IpRotationRecord | null>(),
  };
  const machine = withIpRotationPorts({
    chooseWan: ports.chooseWan.port,
    releaseWan: ports.releaseWan.port,
    startIpRotation: ports.startIpRotation.port,
    changeIpRotation: ports.changeIpRotation.port,
    readImage: ports.readImage.port,
    now: clock.now,
  });
  const actor = createActor(machine, { input: { record, accountId: OWN_ACCOUNT } });
  const said: IpRotationEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const view = () => ipRotationView(actor.getSnapshot());
  const readAs = async (reading: Result<IpRotationRecord | null>) => {
    while (ports.readImage.waiting !== undefined) {
      ports.readImage.waiting.answer(reading);
      await clock.settle();
    }
  };
  return {
    actor,
    ports,
    said,
    view,
    /** A route by its name as it is shown. */
    route: (name: string) => {
      const { rotating, plain } = view();
      const shown = [...rotating, ...plain].find((each) => each.name === name);
      if (shown === undefined) throw new Error(`${name} is not shown`);
      return shown;
    },
    /** Answers every reading of the PC that is on its way: for a change whose outcome is unknown, and for its own sake. */
    readAs,
    answer: answering(clock.settle),
  };
}
