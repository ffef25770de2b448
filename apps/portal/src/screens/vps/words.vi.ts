import { defineWords } from '../../app/words.ts';

/** Words of the VPS catalogue. Specification, section 2 "VPS catalogue"; art direction, sections 5 and 10. */
export const vpsCatalogueWords = defineWords('screens/vps/words', {
  title: 'Thuê VPS',
  lead: 'Thuê theo tháng.',
  /** @param percent 0 to 100 */
  leadWithDiscount: (percent: number) =>
    `Thuê theo tháng. Giá đã trừ ${percent}% giảm giá VPS của tài khoản bạn.`,
  list: 'Các cấu hình VPS',
  choose: 'Chọn gói',
  /** For screen readers, where every card has such a button. @param name of the configuration */
  chooseLabel: (name: string) => `Chọn gói ${name}`,
  /** Until its code is here. */
  notify: 'Báo cho tôi khi có máy trống',
  taken: 'Cấu hình này đang hết máy.',
  per: 'tháng',
  parts: {
    cpu: 'CPU',
    ram: 'RAM',
    ssd: 'SSD',
    gpu: 'GPU',
    network: 'Tốc độ mạng',
    ipv4: 'IPv4',
    os: 'Hệ điều hành',
    dataCenter: 'Trung tâm dữ liệu',
  },
  noGpu: 'Không',
  empty: 'Các cấu hình VPS cho thuê sẽ hiện ở đây.',
  reload: 'Tải lại',
  failed: {
    title: 'Chưa tải được các cấu hình VPS',
    unaffected: 'Các VPS bạn đang thuê vẫn chạy bình thường.',
  },
  dialog: {
    /** @param name of the configuration */
    title: (name: string) => `Thuê ${name}`,
    system: 'Hệ điều hành',
    /** @param total a sum with its unit */
    submit: (total: string) => `Thuê VPS, trả ${total}`,
    submitWithoutPrice: 'Thuê VPS',
    refused: 'Chưa thuê được VPS.',
  },
});
