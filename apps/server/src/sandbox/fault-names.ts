import type { MachineAction } from '../machine-driver/simulated-driver.ts';

/** Actions of the simulated machines, which a fault can name beside the operations: the next ones fail. */
export const machineActions = [
  'machine.provision',
  'machine.wake',
  'machine.reconnect',
  'machine.reset',
] as const satisfies readonly MachineAction[];
