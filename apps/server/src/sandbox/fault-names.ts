import type { CloudMachineAction } from '../machine-driver/simulated-cloud-driver.ts';
import type { MachineAction } from '../machine-driver/simulated-driver.ts';
import type { NetworkAction } from '../machine-driver/simulated-network.ts';
import type { VpsAction } from '../machine-driver/simulated-vps-driver.ts';

/** Actions of the simulated machines, which a fault can name beside the operations: the next ones fail. */
export const machineActions = [
  'machine.provision',
  'machine.wake',
  'machine.reconnect',
  'machine.reset',
  'vps.provision',
  'cloud.create',
  'cloud.start',
  'cloud.restart',
  'cloud.shutdown',
  'cloud.backup',
  'cloud.restore',
  'cloud.delete',
  'cloud.rdp',
  'network.choose',
  'network.rotate',
  'network.tunnel',
] as const satisfies readonly (MachineAction | VpsAction | CloudMachineAction | NetworkAction)[];

/** The name of such an action. */
export type MachineFault = (typeof machineActions)[number];
