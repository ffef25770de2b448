import type { VpsOrder } from '@tram/api/types';
import type { vpsWords } from './words.vi.ts';

type Systems = (typeof vpsWords)['vi']['systems'];

/** What an operating system is called; one that we do not know is shown as it came. */
export function systemName({ os }: Pick<VpsOrder['vps'], 'os'>, systems: Systems): string {
  return Object.hasOwn(systems, os) ? systems[os] : os;
}
