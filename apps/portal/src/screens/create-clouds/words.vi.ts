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
  full: 'Gói này đang hết máy',
  toClouds: 'Về máy cloud của bạn',
  empty: 'Chưa có gói cloud nào. Gói mới sẽ hiện ở đây.',
  failed: {
    title: 'Chưa tải được các gói cloud',
    unaffected: 'Các máy bạn đang thuê vẫn chạy bình thường.',
  },
});
