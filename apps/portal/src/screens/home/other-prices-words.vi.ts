import { defineWords } from '../../app/words.ts';

/** Words of the prices of VPS and cloud machines on the landing page. */
export const otherPricesWords = defineWords('screens/home/other-prices-words', {
  vps: 'VPS',
  cloud: 'Máy cloud chơi game và render',
  columns: {
    cpu: 'CPU',
    vga: 'VGA',
    ram: 'RAM',
    ssd: 'SSD',
    network_speed: 'Tốc độ mạng',
    data_center: 'Trung tâm dữ liệu',
    month: 'Theo tháng',
    time: 'Thời gian dùng',
    price: 'Giá gói',
  },
  /** As formatted; each may be a dash. */
  time: (days: number | string, hours: number | string) => `${days} ngày, ${hours} giờ`,
  perMonth: 'VNĐ/tháng',
  perPackage: 'VNĐ/gói',
  more: (count: number) => `Còn ${count} gói nữa, xem sau khi đăng nhập.`,
});
