import type { KitWords } from '../KitWords.ts';
import type { StatusLabel } from '../../status-badge/status-sets.ts';

/** Every label of the status sets. Two states with one Vietnamese label have one English label. */
const statusLabels: Readonly<Record<StatusLabel, string>> = {
  'Chờ xử lý': 'Pending',
  'Đang chờ': 'Waiting',
  'Thành công': 'Successful',
  'Thất bại': 'Failed',
  'Đã hủy': 'Cancelled',
  'Hết thời gian': 'Timed out',
  'Chưa xác thực': 'Not verified',
  'Kết Thúc': 'Ended',
  'Đang Thuê': 'Renting',
  'Chưa thuê': 'Not rented',
  'Chờ tạo máy': 'Being created',
  'Sẵn sàng': 'Ready',
  'Đang tạo': 'Creating',
  'Đã tắt': 'Off',
  'Đang chạy': 'Running',
  'Đã xóa': 'Deleted',
  'Có thể gia hạn': 'Can be extended',
  'Server Ready': 'Server Ready',
  'Server Full': 'Server Full',
  'Chưa yêu cầu': 'Not requested',
  'Bạn đang giữ': 'Held by you',
  'Người khác đang dùng': 'Used by someone else',
  'Đang trống': 'Free',
  'Sắp hết giờ': 'Ending soon',
  'Lưu ý': 'Note',
  Lỗi: 'Error',
};

const englishLabels = new Map<string, string>(Object.entries(statusLabels));

/** English of `KitWords.statusBadge`. */
const statusWords: KitWords['statusBadge'] = {
  label: (label) => englishLabels.get(label) ?? label,
};

/** English of what shows a value: an amount, a time, a state, a secret. */
export const valueWords: Pick<
  KitWords,
  'time' | 'money' | 'price' | 'statusBadge' | 'countdown' | 'machineCard' | 'copy' | 'secretField'
> = {
  // The numbers before them are any, and there is one word for all of them.
  time: { day: 'd', hour: 'h', minute: 'min', second: 's' },
  money: { unit: 'VND' },
  price: { original: 'original price', discount: (percent) => `${percent}% off` },
  statusBadge: statusWords,
  countdown: {
    endingSoon: 'Ending soon',
    left: (subject, minutes) =>
      minutes === 1 ? `${subject}: 1 minute left` : `${subject}: ${minutes} minutes left`,
  },
  machineCard: { details: 'Machine details' },
  copy: {
    copy: 'Copy',
    copyNamed: (label) => `Copy ${inSentence(label)}`,
    copied: 'Copied',
    selected: 'Selected, copy it by hand',
  },
  secretField: {
    show: (label) => `Show ${inSentence(label)}`,
    hide: (label) => `Hide ${inSentence(label)}`,
    hidden: 'hidden',
    missing: 'None yet',
    notKept: 'Not kept on this device',
  },
};

/** English of tables, pages and diagrams. */
export const tableWords: Pick<KitWords, 'table' | 'pagination' | 'lifecycleDiagram'> = {
  table: {
    more: 'Details',
    less: 'Less',
    sortBy: 'Sort by',
    notSorted: 'Original order',
    order: (column, direction) => `${column}, ${direction}`,
    sorted: (order) => `Sorted by ${inSentence(order)}`,
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
  lifecycleDiagram: { here: 'You are here', leadsTo: 'leads to' },
};

/** An English label as it stands inside a sentence: 'Account number' → 'account number'; an abbreviation ('IP address') keeps its capitals. */
export function inSentence(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
