import { defineWords } from '../../app/words.ts';

/** Words of the view of a lifecycle (art direction, section 10). */
export const lifecycleViewWords = defineWords('features/lifecycle-view/words', {
  title: (name: string) => `Vòng đời của “${name}”`,
  rechargeTitle: (money: string) => `Vòng đời của giao dịch nạp ${money}`,
  here: 'Bạn đang ở đây',
  unknownPlace: 'Chưa biết máy đang ở bước nào',
  /** Between the causes and where they lead. */
  next: 'Tiếp theo',
  usualTime: 'Thời gian',
  /** @param time HH:mm, with DD/MM/YYYY where it is long ago */
  since: (time: string) => `Bắt đầu lúc ${time}`,
  longer: {
    lead: 'Đang lâu hơn thường lệ.',
    /** @param elapsed '6 phút' @param usual '2 phút', an estimate */
    text: (elapsed: string, usual: string) => `Đã ${elapsed}, thường khoảng ${usual}.`,
    reload: 'Tải lại trạng thái',
    reloading: 'Đang tải…',
    call: (hotline: string) => `Gọi ${hotline}`,
  },
  /** What is not charged meanwhile, by what is waited for. */
  notCharged: {
    'pc.waiting':
      'Giờ thuê chỉ bắt đầu tính khi máy sẵn sàng. Không tạo được máy thì tiền về lại số dư.',
    'cloud.creating': 'Giờ dùng chưa bị trừ. Không tạo được máy thì tiền về lại số dư.',
    'cloud.start': 'Giờ dùng chỉ bắt đầu trừ khi máy đã chạy.',
    'cloud.restart': 'Giờ dùng vẫn trừ khi máy khởi động lại.',
    'cloud.shutdown': 'Giờ dùng được tính đến lúc bạn bấm tắt máy.',
    'recharge.awaiting': 'Tiền đến muộn vẫn được cộng vào số dư. Đừng chuyển khoản lần thứ hai.',
  },
  diagram: 'Mọi bước',
  others: 'Thanh toán và thao tác',
});
