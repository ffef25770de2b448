import * as v from 'valibot';
import { oneMessagePerField } from './one-message-per-field.ts';
import { MAXIMUM_RENTAL_PERIOD, MINIMUM_RENTAL_PERIOD } from '../rules/limits.ts';
import { RENTAL_UNITS } from '../rules/rental-period.ts';
import { requiredWholeNumber } from './required-whole-number.ts';

/**
 * Rental and extension form of a PC (section 5, "Rental by hours"). The form starts at a period of 0, which is no period
 * yet; the unit is hour, or the image's unit when extending.
 */
export const rentalSchema = oneMessagePerField({
  rentalPeriod: v.pipe(
    requiredWholeNumber(wholeNumberOf, {
      missing: 'Vui lòng nhập thời gian thuê',
      wrong: 'Thời gian thuê phải là số nguyên',
    }),
    v.minValue(MINIMUM_RENTAL_PERIOD, 'Thời gian thuê tối thiểu là 1'),
    v.maxValue(MAXIMUM_RENTAL_PERIOD, 'Thời gian thuê tối đa là 8.760'),
  ),
  unit: v.picklist(RENTAL_UNITS, 'Vui lòng chọn đơn vị thời gian'),
});

function wholeNumberOf(typed: string): number | null {
  return /^\s*-?\d+\s*$/u.test(typed) ? Number(typed) : null;
}

/** What the form holds. */
export type RentalFields = v.InferInput<typeof rentalSchema>;
/** What the form gives. */
export type RentalValues = v.InferOutput<typeof rentalSchema>;
