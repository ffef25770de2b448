import type { ActionResult, Image } from '@tram/api/types';
import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withPcImagePorts } from '../ports.ts';
import type { PaymentOrder } from '../ports.ts';
import type { PcImageEmitted, PcImageInput, PcImageRecord } from '../types.ts';
import { pcImageView } from '../view.ts';

/** A running PC whose ports answer when the test says so. */
export function running(clock: ManualClock, input: PcImageInput) {
  const ports = {
    createOrder: portFake<PaymentOrder, Image>(),
    extendOrder: portFake<PaymentOrder, Image>(),
    downloadRdpFile: portFake<string, unknown>(),
    resetImage: portFake<string, ActionResult>(),
    reconnectImage: portFake<string, ActionResult>(),
    wakeImage: portFake<string, ActionResult>(),
    deleteImage: portFake<string, ActionResult>(),
    readImage: portFake<string, PcImageRecord | null>(),
  };
  let keys = 0;
  const machine = withPcImagePorts({
    createOrder: ports.createOrder.port,
    extendOrder: ports.extendOrder.port,
    downloadRdpFile: ports.downloadRdpFile.port,
    resetImage: ports.resetImage.port,
    reconnectImage: ports.reconnectImage.port,
    wakeImage: ports.wakeImage.port,
    deleteImage: ports.deleteImage.port,
    readImage: ports.readImage.port,
    now: clock.now,
    newKey: () => `key-${(keys += 1)}`,
  });
  const actor = createActor(machine, { input });
  const said: PcImageEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    actor,
    ports,
    said,
    view: () => pcImageView(actor.getSnapshot()),
    answer: answering(clock.settle),
  };
}
