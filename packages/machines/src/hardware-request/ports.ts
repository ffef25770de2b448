import { portActor, requiring, type Port } from '../actors/port.ts';
import { wholeOf } from '../answers/record.ts';
import { completedBy } from '../answers/completed-by.ts';
import { watchActor } from '../actors/watch.ts';
import { hardwareRequestMachine, type HardwareRequestMachine } from './machine.ts';
import type { HardwareCall, HardwareRequestRecord } from './model.ts';

/** The effects of a request for hardware. Each of them is required. */
export interface HardwareRequestPorts {
  /**
   * `addCloudHardware` (`POST /image-cloud/add-hardwares/{id}`): asks for these pieces in place of all before; none withdraws.
   * It is sent once and never to be repeated by the port.
   */
  addCloudHardware: Port<HardwareCall, Partial<HardwareRequestRecord>>;
  /** Reads one machine out of `listCloudImages`, fresh from the server; `null` when no page of the whole list holds it. */
  readCloudImage: Port<string, HardwareRequestRecord | null>;
}

const wholeRecord = wholeOf<HardwareRequestRecord>({
  _id: true,
  is_creating: true,
  is_running: true,
  is_deleted: true,
  has_expired: true,
  cloud: true,
  hardwares: true,
  accepted_add_hardwares: true,
});

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withHardwareRequestPorts(ports: HardwareRequestPorts): HardwareRequestMachine {
  return hardwareRequestMachine.provide({
    actors: {
      addCloudHardware: portActor(
        requiring(
          completedBy(ports.addCloudHardware, wholeRecord, ({ image }, signal) =>
            ports.readCloudImage(image, signal),
          ),
        ),
      ),
      readCloudImage: portActor(ports.readCloudImage),
      watch: watchActor(ports.readCloudImage),
    },
  });
}
