/** Vietnamese of tables, pages and diagrams. A page carries the file where it draws one of its components. */
import type { KitWords } from '../KitWords.ts';
import { inSentence } from '../in-sentence.ts';

export const tableWords: KitWords['table'] = {
  more: 'Chi tiết',
  less: 'Thu gọn',
  sortBy: 'Sắp xếp theo',
  notSorted: 'Thứ tự ban đầu',
  order: (column, direction) => `${column}, ${direction === 'ascending' ? 'tăng dần' : 'giảm dần'}`,
  sorted: (order) => `Đã sắp xếp theo ${inSentence(order)}`,
};

export const paginationWords: KitWords['pagination'] = {
  label: 'Phân trang',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: (page) => `Trang ${page}`,
};

export const lifecycleDiagramWords: KitWords['lifecycleDiagram'] = {
  here: 'Bạn đang ở đây',
  leadsTo: 'dẫn đến',
};
