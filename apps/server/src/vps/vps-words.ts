import { formatMoney } from '@tram/machines/rules';
import type { VpsOs } from '../machine-driver/vps-driver.ts';
import type { VpsOrderRow } from './vps-order-view.ts';

/** What names a server to its customer. */
type Named = Pick<VpsOrderRow, 'configName' | 'os'>;

/** Operating systems in words. */
export const osWords: Readonly<Record<VpsOs, string>> = {
  'window server': 'Windows Server',
  ubuntu: 'Ubuntu',
};

/** A server in words: `VPS 4 (Ubuntu)`. */
export function vpsLabel({ configName, os }: Named): string {
  return `${configName} (${osWords[os]})`;
}

/** What a customer reads about a rental, in the log and in events. */
export const vpsWords = {
  rented: (order: Named, months: number, price: number) =>
    `Thuê ${vpsLabel(order)} ${months} tháng, ${formatMoney(price)}`,
  extended: (order: Named, months: number, price: number) =>
    `Gia hạn ${vpsLabel(order)} ${months} tháng, ${formatMoney(price)}`,
  ready: (order: Named, address: string) => `${vpsLabel(order)} đã sẵn sàng, địa chỉ ${address}`,
  failed: (order: Named) =>
    `Tạo ${vpsLabel(order)} không thành công, tiền thuê đã được hoàn vào số dư`,
  over: (order: Named) => `${vpsLabel(order)} đã hết thời gian thuê`,
} as const;
