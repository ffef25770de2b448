import * as v from 'valibot';
import { requiredEntry } from './other-fields.ts';
import { oneMessagePerField, requiredText } from './text-fields.ts';

/**
 * Form of identity verification (section 5): every field must not be empty and the confirmation must be ticked. It refuses
 * nothing else: what only looks wrong is a hint (`citizenNumberHint`, `phoneHint` of the rules).
 */
export const identitySchema = oneMessagePerField({
  fullName: requiredText('Vui lòng nhập họ và tên'),
  dob: requiredText('Vui lòng nhập ngày sinh'),
  id: requiredText('Vui lòng nhập số CCCD'),
  issueDate: requiredText('Vui lòng nhập ngày cấp'),
  issuePlace: requiredText('Vui lòng nhập nơi cấp'),
  address: requiredText('Vui lòng nhập địa chỉ'),
  email: requiredText('Vui lòng nhập email'),
  phone: requiredText('Vui lòng nhập số điện thoại'),
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
