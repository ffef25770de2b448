import type * as v from 'valibot';
import { LONGEST_TEXT } from '../rules/limits.ts';
import { limitedText, oneMessagePerField, requiredText } from './text-fields.ts';

/**
 * Form of a new PC (section 5). Its messages are the specification's and are shown as warnings (status `warn`), not as
 * errors.
 */
export const createPcSchema = oneMessagePerField({
  packageId: requiredText('Yêu cầu chọn package'),
  name: limitedText('Yêu cầu nhập tên PC', {
    length: LONGEST_TEXT.pcName,
    message: 'Tên PC tối đa 100 ký tự',
  }),
});

/** What the form holds. */
export type CreatePcFields = v.InferInput<typeof createPcSchema>;
/** What the form gives; `ImageCreation` of the contract calls the package `id_package`. */
export type CreatePcValues = v.InferOutput<typeof createPcSchema>;
