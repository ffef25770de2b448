import type { OperatingSystem } from '@tram/api/types';
import { defineWords } from '../../app/words.ts';

/** Words that both screens of VPS share. Specification, sections 1, 2, 3 and 9; art direction, sections 5 and 10. */
export const vpsWords = defineWords('features/vps/words', {
  /** Specification, section 2: "Ubuntu or Windows server". */
  systems: {
    'window server': 'Windows Server',
    ubuntu: 'Ubuntu',
  } satisfies Record<OperatingSystem, string>,
  /** @param config name of the configuration @param system its operating system */
  about: (config: string, system: string) => `${config} (${system})`,
  months: 'Số tháng',
  month: (_count: number): string => 'tháng',
  monthsOf: (months: number) => `${months} tháng`,
  atLeast: 'Ít nhất 1 tháng',
  /** @param months how many @param price a sum with its unit */
  line: (months: number, price: string) => `${months} tháng × ${price}`,
  until: { rent: 'Dùng đến khoảng', extend: 'Dùng đến' },
});
