import * as v from 'valibot';
import { OTP_DIGITS } from '../rules/limits.ts';
import { oneMessagePerField, requiredText } from './text-fields.ts';

/** Form of a mailed code (section 5): six digits. */
export const oneTimeCodeSchema = oneMessagePerField({
  otp: v.pipe(
    requiredText('Vui lòng nhập mã OTP'),
    v.regex(new RegExp(`^[0-9]{${OTP_DIGITS}}$`, 'u'), `Mã OTP gồm ${OTP_DIGITS} chữ số`),
  ),
});

/** What the form holds. */
export type OneTimeCodeFields = v.InferInput<typeof oneTimeCodeSchema>;
/** What the form gives. */
export type OneTimeCodeValues = v.InferOutput<typeof oneTimeCodeSchema>;
