/** Vietnamese of tables, pages and diagrams. A page carries the file where it draws one of its components. */
import { inSentence } from '../in-sentence.ts';

export const tableWords = {
  /** Opens the other columns of a row on a phone, and closes them. */
  more: 'Chi tiết',
  less: 'Thu gọn',
  /** Above the cards of a phone: the choice of their order, and what stands while there is none. */
  sortBy: 'Sắp xếp theo',
  notSorted: 'Thứ tự ban đầu',
  /** One order; `column` is its head. */
  order: (column: string, direction: 'ascending' | 'descending') =>
    `${column}, ${direction === 'ascending' ? 'tăng dần' : 'giảm dần'}`,
  /** Announced when the rows are in another order, such as those of `order`. */
  sorted: (order: string) => `Đã sắp xếp theo ${inSentence(order)}`,
};

export const paginationWords = {
  label: 'Phân trang',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: (page: number) => `Trang ${page}`,
};

export const lifecycleDiagramWords = {
  /** On each state in which the lifecycle rests. */
  here: 'Bạn đang ở đây',
  /** Spoken in place of the arrow to another state. */
  leadsTo: 'dẫn đến',
};

export const chartWords = {
  /** Name of the slider that chooses which value is read. */
  read: (title: string) => `Xem từng số: ${inSentence(title)}`,
  showTable: 'Xem dạng bảng',
  hideTable: 'Ẩn bảng',
  /** What is copied. */
  table: (title: string) => `Bảng ${inSentence(title)}`,
  /** In place of a value that there is not. */
  noValue: '–',
};
