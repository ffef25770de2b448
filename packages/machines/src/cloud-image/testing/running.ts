import type { ActionResult, MachineStartResult, VmDeletionResult } from '@tram/api/types';
import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withCloudImagePorts } from '../ports.ts';
import type { CloudExtensionOrder } from '../ports.ts';
import type { CloudImageEmitted, CloudImageInput, CloudImageRecord } from '../types.ts';
import { cloudImageView } from '../view.ts';

/** A running cloud machine whose ports answer when the test says so. */
export function running(clock: ManualClock, input: CloudImageInput) {
  const ports = {
    startCloudImage: portFake<string, MachineStartResult>(),
    restartCloudImage: portFake<string, ActionResult>(),
    shutdownCloudImage: portFake<string, ActionResult>(),
    backupCloudImage: portFake<string, ActionResult>(),
    restoreCloudImage: portFake<string, ActionResult>(),
    deleteCloudVm: portFake<string, VmDeletionResult>(),
    deleteCloudImage: portFake<string, ActionResult>(),
    extendCloudImage: portFake<CloudExtensionOrder, CloudImageRecord>(),
    downloadCloudRdpFile: portFake<string, unknown>(),
    readCloudImage: portFake<string, CloudImageRecord | null>(),
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
