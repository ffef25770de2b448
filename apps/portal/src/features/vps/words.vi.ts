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
  /** Length of a rental. */
  months: 'Số tháng',
  /** @param _count how many */
  month: (_count: number): string => 'tháng',
  /** @param months how many */
  monthsOf: (months: number) => `${months} tháng`,
  atLeast: 'Ít nhất 1 tháng',
  cost: {
    /** @param months how many @param price a sum with its unit */
    line: (months: number, price: string) => `${months} tháng × ${price}`,
    /** @param percent 0 to 100 */
    discount: (percent: number) => `Giảm giá tài khoản ${percent}%`,
    balance: { rent: 'Số dư sau khi thuê', extend: 'Số dư sau khi gia hạn' },
    until: { rent: 'Dùng đến khoảng', extend: 'Dùng đến' },
    /** Art direction, section 10. */
    noRefund: 'Không hoàn tiền sau khi đã thuê máy.',
    terms: 'Vi phạm điều khoản, tài khoản bị khóa vĩnh viễn.',
    missing: {
      /** @param amount a sum with its unit */
      lead: (amount: string) => `Số dư thiếu ${amount}.`,
      /** @param months wanted @param affordable the most that the balance pays for, or null */
      detail: (months: number, affordable: number | null) =>
        affordable === null
          ? `Nạp thêm để thuê ${months} tháng.`
          : `Nạp thêm để thuê ${months} tháng, hoặc giảm còn ${affordable} tháng.`,
      /** @param months the most that the balance pays for */
      reduce: (months: number) => `Giảm còn ${months} tháng`,
      /** @param amount a sum with its unit */
      topUp: (amount: string) => `Nạp ${amount}`,
    },
  },
  cancel: 'Hủy',
  close: 'Đóng',
  sending: 'Đang gửi…',
});
