import type { StatusLabel } from '../../status-badge/status-sets.ts';
import type { KitWords } from '../KitWords.ts';

/** Every label of the status sets. Two states with one Vietnamese label have one English label. */
const labels: Readonly<Record<StatusLabel, string>> = {
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

const known = new Map<string, string>(Object.entries(labels));

/** English of `KitWords.statusBadge`. */
export const statusWords: KitWords['statusBadge'] = {
  label: (label) => known.get(label) ?? label,
};
