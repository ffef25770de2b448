import type { ApiError } from '@tram/api/result';

/** The fields that must be nobody else's. */
export type UniqueField = 'username' | 'email';

/**
 * The field that a refused sign-up is about. The contract says which only in the message ("409: the user name or the e-mail
 * address is taken; the message says which"); one that names neither concerns the whole form.
 */
export function conflictField(error: ApiError): UniqueField | null {
  if (error.kind !== 'conflict' && error.kind !== 'invalid') return null;
  if (/email/iu.test(error.message)) return 'email';
  return /tên đăng nhập/iu.test(error.message) ? 'username' : null;
}
