import { defineWords } from '../../app/words.ts';

/** Words of the filter by date, the same for PC, VPS and cloud orders (specification, section 2). */
export const filterDatesWords = defineWords('features/lists/dates-words', {
  start: 'Ngày bắt đầu thuê',
  from: 'Thuê từ ngày',
  to: 'Đến ngày',
});
