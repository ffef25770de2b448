import * as v from 'valibot';
import { oneMessagePerField } from './one-message-per-field.ts';

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
