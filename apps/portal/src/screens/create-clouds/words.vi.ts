import { created } from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

/** Words of the cloud catalogue. Specification, section 2; art direction, sections 5 and 9. */
export const createCloudsWords = defineWords('screens/create-clouds/words', {
  title: 'Chọn gói cloud',
  lead: 'Mỗi gói có số ngày, số giờ dùng và giờ tối đa mỗi phiên.',
  /** @param count of packages in a group */
  count: (count: number) => `${count} gói`,
  days: 'ngày dùng',
  hours: 'giờ dùng',
  session: 'giờ mỗi phiên',
  cpu: 'CPU',
  ram: 'RAM',
  ssd: 'SSD',
  vga: 'VGA',
  os: 'Hệ điều hành',
  choose: 'Chọn gói',
  /** For screen readers, where every card has such a button. @param offer name of the package */
  chooseLabel: (offer: string) => `Chọn gói ${offer}`,
  /** Until its code is here. */
  notify: 'Báo cho tôi khi có máy trống',
  full: 'Gói này đang hết máy',
  toClouds: 'Về máy cloud của bạn',
  empty: 'Chưa có gói cloud nào. Gói mới sẽ hiện ở đây.',
  failed: 'Chưa tải được các gói cloud',
  /** The dialog that rents a machine. Specification, sections 2, 5 and 8; art direction, section 10. */
  rental: {
    title: (offer: string) => `Thuê máy cloud “${offer}”`,
    /** Specification, section 2: the image-name input. */
    name: 'Tên máy',
    nameHint: (offer: string) => `Để trống thì máy có tên “${offer}”.`,
    placeholder: 'Ví dụ: Valorant tối thứ sáu',
    /** Specification, section 2. */
    toPay: 'Số tiền phải trả',
    grants: 'Thời gian dùng',
    /** @param days @param hours @param session longest session in hours; each may be a dash */
    term: (days: number | string, hours: number | string, session: number | string) =>
      `${days} ngày, ${hours} giờ, mỗi phiên tối đa ${session} giờ`,
    /** @param total a sum with its unit */
    submit: (total: string) => `Thuê máy, trả ${total}`,
    refused: 'Chưa thuê được máy.',
    full: 'Gói này đang hết máy (Server Full).',
    created,
  },
});
