import type { VpsOrder } from '@tram/api/types';
import type { vpsWords } from '../../features/vps/words.vi.ts';

/** Whether something can be done with the server of an order: the specification's 'on rental' (sections 2 and 4). */
export function isOnRental({ status }: Pick<VpsOrder, 'status'>): boolean {
  return status === 'on_rental';
}

/** Whether the server is still being made: it is rented, and has nobody to log in as yet (the contract's `createVpsOrder`). */
export function isBeingMade({ status, vps }: Pick<VpsOrder, 'status' | 'vps'>): boolean {
  return status === 'on_rental' && vps.user === null;
}

/** Where a server is reached: the SSH address of Ubuntu, else the remote IP (specification, section 2); null until it is there. */
export function addressOf({ vps }: Pick<VpsOrder, 'vps'>): string | null {
  return vps.os === 'ubuntu' ? vps.ssh : vps.ip_remote;
}

type Systems = (typeof vpsWords)['vi']['systems'];

/** What an operating system is called; one that we do not know is shown as it came. */
export function systemName({ os }: Pick<VpsOrder['vps'], 'os'>, systems: Systems): string {
  return Object.hasOwn(systems, os) ? systems[os] : os;
}
