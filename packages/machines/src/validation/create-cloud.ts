import * as v from 'valibot';
import { LONGEST_TEXT } from '../rules/limits.ts';
import { oneMessagePerField } from './text-fields.ts';

/**
 * Form of a new cloud machine. Its name has no validation (section 5): whatever is given is taken, nothing as an empty name,
 * which the server replaces by the package's. A longer one than the server takes is cut.
 */
export const createCloudSchema = oneMessagePerField({
  name: v.pipe(
    v.nullish(v.unknown(), ''),
    v.transform((given) => (typeof given === 'string' ? given : '')),
    v.normalize('NFC'),
    v.transform((given) =>
      Array.from(given.trim()).slice(0, LONGEST_TEXT.cloudName).join('').trimEnd(),
    ),
  ),
});

/** What the form holds. */
export interface CreateCloudFields {
  name?: string | null | undefined;
}
/** What the form gives; `CloudImageCreation` of the contract adds the package. */
export type CreateCloudValues = v.InferOutput<typeof createCloudSchema>;
