import * as v from 'valibot';
import { oneMessagePerField } from './text-fields.ts';
import { MAXIMUM_RENTAL_PERIOD, MINIMUM_RENTAL_PERIOD } from '../rules/limits.ts';
import { isRentalTerm, RENTAL_UNITS } from '../rules/rental-period.ts';
import { requiredChoice, requiredWholeNumber, wholeNumberOf } from './other-fields.ts';

/**
 * Rental and extension form of a PC (section 5, "Rental by hours"). The form starts at a period of 0, which is no period
 * yet; the unit is hour, or the image's unit when extending. No rental is longer than five years (the contract's
 * `createOrder`), whatever its unit.
 */
export const rentalSchema = v.pipe(
  oneMessagePerField({
    rentalPeriod: v.pipe(
      requiredWholeNumber(wholeNumberOf, {
        missing: 'Vui lòng nhập thời gian thuê',
        wrong: 'Thời gian thuê phải là số nguyên',
      }),
      v.minValue(MINIMUM_RENTAL_PERIOD, 'Thời gian thuê tối thiểu là 1'),
      v.maxValue(MAXIMUM_RENTAL_PERIOD, 'Thời gian thuê tối đa là 8.760'),
    ),
    unit: requiredChoice(RENTAL_UNITS, 'Vui lòng chọn đơn vị thời gian'),
  }),
  v.forward(
    v.check(
      // A period that is none in any unit has its own words already.
      ({ rentalPeriod: period, unit }) =>
        !isRentalTerm({ period, unit: 'hour' }) || isRentalTerm({ period, unit }),
      'Thời gian thuê tối đa là 5 năm',
    ),
    ['rentalPeriod'],
  ),
);

/** What the form holds. */
export type RentalFields = v.InferInput<typeof rentalSchema>;
/** What the form gives. */
export type RentalValues = v.InferOutput<typeof rentalSchema>;
