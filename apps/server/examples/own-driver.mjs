/**
 * A driver of an operator's own, as small as it gets: PCs that stand in a rack and are always on. Start the server with
 * `TRAM_MACHINE_DRIVER=examples/own-driver.mjs`.
 *
 * A real one would ask the hypervisor or the remote power switch in each function. What each has to promise stands in
 * `src/machine-driver/driver.ts`: every call may come again, after a crash and from several servers at once, and answers
 * within seconds.
 */
import { randomBytes } from 'node:crypto';

/** A machine did not do what was asked: an error of this name is one that customers are told about in words of ours. */
class MachineError extends Error {
  name = 'MachineError';
}

/** How long the rack takes to clean a machine for its next customer, ms. */
const cleaningMs = 1000;

const newPassword = () => randomBytes(9).toString('base64url');

/** @param {import('../src/machine-driver/own-drivers.ts').OwnDriverParts} parts */
export function createDrivers({ log }) {
  /** Passwords by order: the same order asked for again is the same machine. A real driver asks the machine. */
  const passwords = new Map();

  /** @type {import('../src/machine-driver/driver.ts').MachineDriver} */
  const machines = {
    async provision({ orderId, packageName, machineNumber, orderedAt }, now) {
      const cleanAt = new Date(orderedAt.getTime() + cleaningMs);
      if (now < cleanAt) return { state: 'pending', askAgainAt: cleanAt };
      const passRdp = passwords.get(orderId) ?? newPassword();
      passwords.set(orderId, passRdp);
      const host = 10 + machineNumber;
      return {
        state: 'ready',
        machine: {
          computerName: `RACK-${packageName.toUpperCase()}-${machineNumber}`,
          remoteExtIp: `198.51.100.${host}:3389`,
          intIpAddress: `10.1.0.${host}`,
          userRemote: 'renter',
          passRdp,
          tokenPc: randomBytes(24).toString('base64url'),
          route: { apiTunnel: null, gateway: 'rack-1', router: [], routerXoay: [] },
        },
      };
    },
    async wake() {
      // It is on.
    },
    async reconnect() {
      return { passRdp: newPassword() };
    },
    async reset({ computerName }) {
      throw new MachineError(`${computerName} has no remote power switch`);
    },
    async release(orderId) {
      passwords.delete(orderId);
      log.info({ orderId }, 'a machine of the rack is free again');
    },
  };
  // No `cloudMachines`, `servers`, `network`: this operator has none, and what is ordered of them is paid back.
  return { machines };
}
