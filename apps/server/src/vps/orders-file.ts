import { formatDateTime, VIETNAM_OFFSET, VIETNAM_TIME_ZONE } from '@tram/machines/rules';
import type { AnswerFile } from '../services.ts';
import type { VpsOrderRow } from './vps-views.ts';
import { osWords } from './rentals.ts';

/** A value of a table: text, a whole number, or nothing. */
export type CsvValue = string | number | null;

/**
 * Between values. Excel splits a file by the list separator of the system, which is a semicolon wherever the comma is the
 * decimal sign, as in Vietnam. A first line `sep=;` would tell every Excel, but Excel then ignores the byte order mark
 * and breaks every Vietnamese letter, and other programs show the line as a row.
 */
const separator = ';';

/**
 * What a spreadsheet would take for a formula (OWASP, "CSV Injection"): a text whose first sign, after blanks, begins one, in
 * its full-width form as well; or one that begins with a tab or a line break.
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

function written(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";,\t\r\n]|^\s|\s$/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes a table so that spreadsheets open it with a double click: UTF-8 with a byte order mark, lines ended by CRLF,
 * values quoted where they have to be (RFC 4180), separated by semicolons, and no text that would be run as a formula.
 */
export function csvFile(
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Uint8Array {
  const lines = [headings, ...rows].map((row) => `${row.map(written).join(separator)}\r\n`);
  return new TextEncoder().encode(`\uFEFF${lines.join('')}`);
}

/** One column: its heading and what it says of an order. */
type Column = readonly [heading: string, value: (order: VpsOrderRow) => CsvValue];

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
    content: csvFile(
      columns.map(([heading]) => heading),
      orders.map((order) => columns.map(([, value]) => value(order))),
    ),
  };
}
