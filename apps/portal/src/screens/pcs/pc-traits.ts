import type { Image } from '@tram/api/types';
import { timeOf } from '@tram/machines/rules';
import { safeTraits, type MachineTraits } from '../../features/machine-list/machine-order.ts';
import { pcFlags } from './PcDisplay.tsx';

/** The states that a list of PCs can be filtered by; `1/1` counts as being made. */
export const pcStatuses = ['0/1', '1/0', '0/0'] as const;

const ranks: Readonly<Record<string, MachineTraits['rank']>> = {
  '0/1': 'rented',
  '1/0': 'making',
};

export const pcTraits = safeTraits((image: Image): MachineTraits => {
  const flags = pcFlags(image);
  const status = flags === '1/1' ? '1/0' : flags;
  return {
    rank: ranks[status] ?? 'rest',
    endsAt: timeOf(image.estimate_used),
    status,
    texts: [image.name, image.computer_name, image.package.name],
  };
});
