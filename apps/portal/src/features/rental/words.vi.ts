import type { RentalUnit } from '@tram/machines/rules';
import { defineWords } from '../../app/words.ts';

const units: Readonly<Record<RentalUnit, string>> = { hour: 'giờ', day: 'ngày', month: 'tháng' };

/** Words of the rental and the extension dialog. Specification, sections 1, 5 and 8; art direction, sections 5 and 10. */
export const rentalWords = defineWords('features/rental/words', {
  units,
  /** @param _count how many @param unit 'giờ', 'ngày', 'tháng' */
  unitOf: (_count: number, unit: string) => unit,
  unitLabels: { hour: 'Giờ', day: 'Ngày', month: 'Tháng' } satisfies Record<RentalUnit, string>,
  /** A length of time. @param period how many @param unit 'giờ', 'ngày', 'tháng' */
  span: (period: number, unit: string) => `${period} ${unit}`,
  /** In place of the press, where the PC was rented while the dialog was open. */
  takenElsewhere: 'Máy này vừa được thuê ở thẻ khác',
  rent: {
    title: (name: string) => `Thuê máy “${name}”`,
    submit: (total: string) => `Thuê máy, trả ${total}`,
    submitWithoutPrice: 'Thuê máy',
    refused: 'Chưa thuê được máy.',
  },
  extend: {
    title: (name: string) => `Gia hạn máy “${name}”`,
    submit: (total: string) => `Gia hạn, trả ${total}`,
    submitWithoutPrice: 'Gia hạn',
    refused: 'Chưa gia hạn được máy.',
  },
  unit: 'Thuê theo',
  period: (unit: string) => `Số ${unit}`,
  atLeast: (unit: string) => `Ít nhất 1 ${unit}`,
  /** @param period how many @param unit 'giờ', 'ngày', 'tháng' @param price a sum with its unit */
  line: (period: number, unit: string, price: string) => `${period} ${unit} × ${price}`,
  until: 'Dùng đến khoảng',
  cheaper: {
    /** @param term '1 ngày' @param total a sum with its unit */
    lead: (term: string, total: string) => `Thuê ${term} chỉ ${total}.`,
    /** @param saving a sum with its unit @param extraHours more hours, 0 or above */
    detail: (saving: string, extraHours: number) =>
      extraHours === 0
        ? `Rẻ hơn ${saving} cho cùng thời gian.`
        : `Rẻ hơn ${saving} và dài hơn ${extraHours} giờ.`,
    choose: (term: string) => `Chọn ${term}`,
  },
});
