import type { ActionResult, MachineStartResult, VmDeletionResult } from '@tram/api/types';
import { createActor } from 'xstate';
import type { Finding } from '../../payment/model.ts';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withCloudImagePorts } from '../ports.ts';
import type { CloudExtensionOrder } from '../ports.ts';
import type {
  CloudExtension,
  CloudImageEmitted,
  CloudImageInput,
  CloudImageRecord,
  CloudPaymentAnswer,
} from '../model.ts';
import { cloudImageView } from '../view.ts';

/**
 * A running cloud machine whose ports answer when the test says so.
 * @param idempotency whether its server honours keys
 */
export function running(
  clock: ManualClock,
  input: CloudImageInput,
  idempotency: 'keys' | 'none' = 'keys',
) {
  const ports = {
    startCloudImage: portFake<string, Partial<MachineStartResult>>(),
    restartCloudImage: portFake<string, Partial<ActionResult>>(),
    shutdownCloudImage: portFake<string, Partial<ActionResult>>(),
    backupCloudImage: portFake<string, Partial<ActionResult>>(),
    restoreCloudImage: portFake<string, Partial<ActionResult>>(),
    deleteCloudVm: portFake<string, Partial<VmDeletionResult>>(),
    deleteCloudImage: portFake<string, Partial<ActionResult>>(),
    extendCloudImage: portFake<CloudExtensionOrder, Partial<CloudImageRecord>>(),
    downloadCloudRdpFile: portFake<string, unknown>(),
    readCloudImage: portFake<string, CloudImageRecord | null>(),
    read: portFake<CloudExtension, string>(),
    find: portFake<
      { readonly order: CloudExtension; readonly before: string },
      Finding<CloudPaymentAnswer>
    >(),
  };
  let keys = 0;
  const machine = withCloudImagePorts({
    startCloudImage: ports.startCloudImage.port,
    restartCloudImage: ports.restartCloudImage.port,
    shutdownCloudImage: ports.shutdownCloudImage.port,
    backupCloudImage: ports.backupCloudImage.port,
    restoreCloudImage: ports.restoreCloudImage.port,
    deleteCloudVm: ports.deleteCloudVm.port,
    deleteCloudImage: ports.deleteCloudImage.port,
    extendCloudImage: ports.extendCloudImage.port,
    downloadCloudRdpFile: ports.downloadCloudRdpFile.port,
    readCloudImage: ports.readCloudImage.port,
    evidence: idempotency === 'keys' ? null : { read: ports.read.port, find: ports.find.port },
    quote: null,
    now: clock.now,
    newKey: () => `key-${(keys += 1)}`,
  });
  const actor = createActor(machine, { input });
  const said: CloudImageEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    actor,
    ports,
    said,
    view: () => cloudImageView(actor.getSnapshot()),
    /** Answers what a port is waiting for, and lets the answer arrive. */
    answer: answering(clock.settle),
  };
}
