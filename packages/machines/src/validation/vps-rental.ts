import * as v from 'valibot';
import { MAXIMUM_VPS_MONTHS, MINIMUM_RENTAL_PERIOD } from '../rules/limits.ts';
import { oneMessagePerField } from './text-fields.ts';
import { requiredChoice, requiredWholeNumber, wholeNumberOf } from './other-fields.ts';

/** Systems that a VPS can be rented with (section 3, "OS kinds"). */
export const OPERATING_SYSTEMS = ['window server', 'ubuntu'] as const;

const months = v.pipe(
  requiredWholeNumber(wholeNumberOf, {
    missing: 'Vui lòng nhập số tháng thuê',
    wrong: 'Số tháng thuê phải là số nguyên',
  }),
  v.minValue(MINIMUM_RENTAL_PERIOD, 'Thời gian thuê tối thiểu là 1 tháng'),
  v.maxValue(MAXIMUM_VPS_MONTHS, `Thời gian thuê tối đa là ${MAXIMUM_VPS_MONTHS} tháng`),
);

/** Rental form of a VPS (section 5, "Rental by months"). */
export const vpsRentalSchema = oneMessagePerField({
  rental_period: months,
  os: requiredChoice(OPERATING_SYSTEMS, 'Vui lòng chọn hệ điều hành'),
});

/** Extension form of a VPS (section 5, "Another schema"): months alone. */
export const vpsExtensionSchema = oneMessagePerField({ rental_period: months });

/** What the rental form holds. */
export type VpsRentalFields = v.InferInput<typeof vpsRentalSchema>;
/** What the rental form gives; `VpsOrderRequest` of the contract adds the configuration. */
export type VpsRentalValues = v.InferOutput<typeof vpsRentalSchema>;
/** What the extension form holds. */
export type VpsExtensionFields = v.InferInput<typeof vpsExtensionSchema>;
/** What the extension form gives: `VpsExtension` of the contract. */
export type VpsExtensionValues = v.InferOutput<typeof vpsExtensionSchema>;
