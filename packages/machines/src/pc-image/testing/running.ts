import type { ActionResult, Image } from '@tram/api/types';
import { createActor } from 'xstate';
import type { Finding } from '../../payment/model.ts';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withPcImagePorts } from '../ports.ts';
import type { PaymentOrder } from '../ports.ts';
import type {
  PcImageEmitted,
  PcImageInput,
  PcImageOrder,
  PcImagePaymentAnswer,
  PcImageRecord,
} from '../model.ts';
import { pcImageView } from '../view.ts';

/**
 * A running PC whose ports answer when the test says so.
 * @param idempotency whether its server honours keys
 */
export function running(
  clock: ManualClock,
  input: PcImageInput,
  idempotency: 'keys' | 'none' = 'keys',
) {
  const ports = {
    createOrder: portFake<PaymentOrder, Partial<Image>>(),
    extendOrder: portFake<PaymentOrder, Partial<Image>>(),
    downloadRdpFile: portFake<string, unknown>(),
    resetImage: portFake<string, Partial<ActionResult>>(),
    reconnectImage: portFake<string, Partial<ActionResult>>(),
    wakeImage: portFake<string, Partial<ActionResult>>(),
    deleteImage: portFake<string, Partial<ActionResult>>(),
    readImage: portFake<string, PcImageRecord | null>(),
    read: portFake<PcImageOrder, string>(),
    find: portFake<
      { readonly order: PcImageOrder; readonly before: string },
      Finding<PcImagePaymentAnswer>
    >(),
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
    evidence: idempotency === 'keys' ? null : { read: ports.read.port, find: ports.find.port },
    quote: null,
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
