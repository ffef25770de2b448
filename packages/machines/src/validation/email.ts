import * as v from 'valibot';
import { requiredText } from './text-fields.ts';

/**
 * The addresses that the contract's `format: email` takes, so that the form refuses what the server refuses and nothing else:
 * a local part of atoms and points, and a domain with a point (RFC 5321, RFC 5322 without quotes and comments).
 */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu;

/** An e-mail address that must be there and be one (section 5, "Register"); at most 254 characters (RFC 5321). */
export const requiredEmail = v.pipe(
  requiredText('Vui lòng nhập email'),
  v.maxLength(254, 'Email không đúng định dạng'),
  v.regex(ADDRESS, 'Email không đúng định dạng'),
);
