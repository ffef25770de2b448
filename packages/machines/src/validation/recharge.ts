import * as v from 'valibot';
import { oneMessagePerField, requiredText } from './text-fields.ts';
import { MAXIMUM_RECHARGE, MINIMUM_RECHARGE } from '../rules/limits.ts';
import { parseMoney } from '../rules/money.ts';
import { requiredWholeNumber } from './other-fields.ts';

/** Top-up form (section 5). The sum may be typed as people write money: '50.000', '50k', '1,5tr'. */
export const rechargeSchema = oneMessagePerField({
  money: v.pipe(
    requiredWholeNumber(parseMoney, {
      missing: 'Vui lòng nhập số tiền',
      wrong: 'Số tiền phải là số, ví dụ 50.000',
    }),
    v.minValue(MINIMUM_RECHARGE, 'Nạp tối thiểu 50.000đ'),
    v.maxValue(MAXIMUM_RECHARGE, 'Nạp tối đa 1.000.000.000đ mỗi lần'),
  ),
  bankId: requiredText('Vui lòng chọn ngân hàng'),
});

/** What the form holds. */
export type RechargeFields = v.InferInput<typeof rechargeSchema>;
/** What the form gives: the SUBMIT of `@tram/machines/recharge-qr`. */
export type RechargeValues = v.InferOutput<typeof rechargeSchema>;
