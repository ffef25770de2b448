import {
  csvFile,
  formatDateTime,
  VIETNAM_OFFSET,
  VIETNAM_TIME_ZONE,
  type CsvCell,
} from '@tram/machines/rules';
import type { AnswerFile } from '../services.ts';
import type { VpsOrderRow } from './vps-views.ts';
import { osWords } from './rentals.ts';

/** One column: its heading and what it says of an order. */
type Column = readonly [heading: string, value: (order: VpsOrderRow) => CsvCell];

function moment(at: Date): string | null {
  return formatDateTime(at.getTime(), VIETNAM_TIME_ZONE);
}

function statusWords({ status, stage }: VpsOrderRow): string {
  if (stage === 'failed') return 'Không tạo được máy, đã hoàn tiền';
  if (status === 'end') return 'Kết Thúc';
  return stage === 'ready' ? 'Đang Thuê' : 'Đang Thuê, chờ tạo máy';
}

/** Passwords stay out of a file that is sent around; what was paid back has a column, so that sums are right. */
const columns: readonly Column[] = [
  ['Mã đơn', (order) => order.id],
  ['Mã VPS', (order) => order.vpsId],
  ['Cấu hình', (order) => order.configName],
  ['Hệ điều hành', (order) => osWords[order.os]],
  ['Địa chỉ kết nối', (order) => order.ssh ?? order.ipRemote],
  ['Giá mỗi tháng (VNĐ)', (order) => order.monthlyRentalPrice],
  ['Số tháng thuê', (order) => order.rentalPeriod],
  ['Giảm giá (%)', (order) => order.discount],
  ['Đã thanh toán (VNĐ)', (order) => order.totalPrice],
  ['Đã hoàn lại (VNĐ)', (order) => (order.stage === 'failed' ? order.totalPrice : 0)],
  // The server does not know where the customer is, whose table has other hours: the file says which ones these are.
  ['Bắt đầu (giờ Việt Nam)', (order) => moment(order.timeStart)],
  ['Kết thúc (giờ Việt Nam)', (order) => moment(order.endTime)],
  ['Trạng thái', statusWords],
];

/** The file of orders, named after the day in Vietnam on which it is made. */
export function ordersFile(orders: readonly VpsOrderRow[], now: Date): AnswerFile {
  const day = new Date(now.getTime() + VIETNAM_OFFSET).toISOString().slice(0, 10);
  return {
    name: `Đơn hàng VPS ${day.split('-').toReversed().join('-')}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(
      csvFile([
        columns.map(([heading]) => heading),
        ...orders.map((order) => columns.map(([, value]) => value(order))),
      ]),
    ),
  };
}
