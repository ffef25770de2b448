import type { DiagramChart, DiagramState } from '../lifecycle-diagram/chart.ts';

function leaf(path: string, label: string, kind: DiagramState['kind'] = 'leaf'): DiagramState {
  return { path, label, kind, states: [] };
}

/** A rental as the stories and tests show it: two regions at once; no part of the kit's public surface. */
export const rentalChart: DiagramChart = {
  root: {
    path: '',
    label: '',
    kind: 'parallel',
    states: [
      {
        path: 'status',
        label: 'Máy',
        kind: 'compound',
        states: [
          leaf('status.notRented', 'Chưa thuê'),
          leaf('status.checking', 'Kiểm tra', 'transient'),
          leaf('status.waiting', 'Chờ tạo máy'),
          leaf('status.ready', 'Sẵn sàng'),
          leaf('status.ended', 'Kết thúc'),
        ],
      },
      {
        path: 'payment',
        label: 'Thanh toán',
        kind: 'compound',
        states: [
          leaf('payment.idle', 'Không có'),
          leaf('payment.sending', 'Đang gửi'),
          leaf('payment.refused', 'Bị từ chối'),
        ],
      },
    ],
  },
  transitions: [
    { from: 'status', to: 'status.ended', label: 'hết giờ' },
    { from: 'status.notRented', to: 'payment.sending', label: 'bạn bấm Thuê máy' },
    { from: 'status.notRented', to: 'status.checking', label: 'máy chủ nhận đơn' },
    { from: 'status.checking', to: 'status.waiting', label: 'luôn luôn' },
    { from: 'status.waiting', to: 'status.ready', label: 'máy tạo xong' },
    { from: 'status.waiting', to: 'status.ready', label: 'khách tải lại trang' },
    { from: 'status.waiting', to: 'payment.refused', label: 'không tạo được máy' },
    { from: 'status.ready', to: 'status.ready', label: 'gia hạn' },
    { from: 'payment.idle', to: 'payment.sending', label: 'bạn bấm Thuê máy hoặc Gia hạn' },
    { from: 'payment.sending', to: 'payment.idle', label: 'đã trả' },
    { from: 'payment.sending', to: 'payment.refused', label: 'số dư không đủ' },
    { from: 'payment.refused', to: 'payment.sending', label: 'thử lại' },
  ],
};
