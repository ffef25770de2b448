import type { ComboboxOption } from '../combobox/options.ts';

/** Banks for the stories and tests; invented codes. */
export const sampleBanks: readonly ComboboxOption[] = [
  { value: 'vcb', label: 'Vietcombank', detail: 'Ngân hàng TMCP Ngoại thương Việt Nam' },
  { value: 'tcb', label: 'Techcombank', detail: 'Ngân hàng TMCP Kỹ thương Việt Nam' },
  { value: 'bidv', label: 'BIDV', detail: 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam' },
  { value: 'agr', label: 'Agribank', detail: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn' },
  { value: 'mb', label: 'MB Bank', detail: 'Ngân hàng TMCP Quân đội' },
  { value: 'old', label: 'Ngân hàng cũ', detail: 'Không nhận chuyển khoản nữa', disabled: true },
];

/** Hardware that a customer looks for by typing 'o cung'. */
export const sampleParts: readonly ComboboxOption[] = [
  { value: 'disk-1', label: 'Ổ cứng SSD 1 TB' },
  { value: 'disk-2', label: 'Ổ cứng SSD 2 TB' },
  { value: 'memory-32', label: 'Bộ nhớ 32 GB', keywords: 'RAM' },
  { value: 'memory-64', label: 'Bộ nhớ 64 GB', keywords: 'RAM' },
  { value: 'light', label: 'Đèn bàn phím' },
];

/** As many machines as are asked for, some with names that wrap. */
export function sampleMachines(count: number): readonly ComboboxOption[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `pc-${index + 1}`,
    label:
      index % 7 === 3
        ? `Máy ${index + 1} của phòng dựng phim và kết xuất đồ họa ban đêm, tầng hai`
        : `Máy ${index + 1}`,
  }));
}
