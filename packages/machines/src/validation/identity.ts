import * as v from 'valibot';
import { LONGEST_TEXT } from '../rules/limits.ts';
import { requiredEntry } from './other-fields.ts';
import { limitedText, oneMessagePerField, requiredText } from './text-fields.ts';

/**
 * Form of identity verification (section 5): every field must not be empty and the confirmation must be ticked. Beside that it
 * refuses a text that is longer than the contract takes: what only looks wrong is a hint (`citizenNumberHint`, `phoneHint` of
 * the rules).
 */
export const identitySchema = oneMessagePerField({
  fullName: limitedText('Vui lòng nhập họ và tên', {
    length: LONGEST_TEXT.fullName,
    message: 'Họ và tên tối đa 200 ký tự',
  }),
  dob: requiredText('Vui lòng nhập ngày sinh'),
  id: limitedText('Vui lòng nhập số CCCD', {
    length: LONGEST_TEXT.citizenId,
    message: 'Số CCCD tối đa 20 ký tự',
  }),
  issueDate: requiredText('Vui lòng nhập ngày cấp'),
  issuePlace: limitedText('Vui lòng nhập nơi cấp', {
    length: LONGEST_TEXT.issuePlace,
    message: 'Nơi cấp tối đa 200 ký tự',
  }),
  address: limitedText('Vui lòng nhập địa chỉ', {
    length: LONGEST_TEXT.address,
    message: 'Địa chỉ tối đa 500 ký tự',
  }),
  email: limitedText('Vui lòng nhập email', {
    length: LONGEST_TEXT.email,
    message: 'Email tối đa 254 ký tự',
  }),
  phone: limitedText('Vui lòng nhập số điện thoại', {
    length: LONGEST_TEXT.identityPhone,
    message: 'Số điện thoại tối đa 20 ký tự',
  }),
  isConfirmed: requiredEntry('Yêu cầu xác nhận'),
});

/** What the form holds; dates as ISO 8601 (`1994-05-17`). */
export type IdentityFields = v.InferInput<typeof identitySchema>;
/** What the form gives; `IdentitySubmission` of the contract is all of it but `isConfirmed`, with pictures, signature and code. */
export type IdentityValues = v.InferOutput<typeof identitySchema>;

/** Said under a picker that holds no picture (section 5). */
export const PICTURE_REQUIRED = 'Yêu cầu chọn ảnh tải lên';

/** Said in a toast about a file that is no picture (section 5). */
export const PICTURE_TYPE_REFUSED = 'Chỉ được tải lên định dạng ảnh JPEG hoặc PNG';

/** Picture types that may be sent (section 5). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;

function requiredPicture() {
  return v.pipe(
    v.nullish(v.union([v.blob(), v.literal('')], PICTURE_REQUIRED), ''),
    v.blob(PICTURE_REQUIRED),
    v.mimeType(PICTURE_TYPES, PICTURE_TYPE_REFUSED),
  );
}

/** The three pictures of identity verification (section 5; image kinds of section 3): each there, and JPEG or PNG. */
export const identityPicturesSchema = oneMessagePerField({
  frontCard: requiredPicture(),
  backCard: requiredPicture(),
  portraitCard: requiredPicture(),
});

/** What the pickers hold. */
export type IdentityPicturesFields = v.InferInput<typeof identityPicturesSchema>;
/** What they give: `front_card`, `back_card` and `portrait` of the contract's `IdentitySubmission`. */
export type IdentityPicturesValues = v.InferOutput<typeof identityPicturesSchema>;
