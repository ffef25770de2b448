import { created } from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

/** Words of the dialog that rents a cloud machine. Specification, sections 2, 5 and 8; art direction, section 10. */
export const cloudCreationWords = defineWords('screens/create-clouds/rental-words', {
  /** @param offer name of the package */
  title: (offer: string) => `Thuê máy cloud “${offer}”`,
  /** Specification, section 2: the image-name input. */
  name: 'Tên image',
  /** @param offer name of the package */
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
});
