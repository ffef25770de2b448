import { answerLost, signInAgain } from '@tram/api/error-catalogue';
import type { ApiError } from '@tram/api/result';

/**
 * Why nothing can be paid for while no account is loaded, in Vietnamese as the server would say it: 'Vui lòng đăng nhập lại để
 * sử dụng tính năng này' (specification, section 5). A customer whom the network keeps from it is not signed out, and reads
 * that the connection is missing.
 *
 * @param error what came of reading the account
 * @param isOffline the browser knows that it has no network
 */
export function accountMissing(error: ApiError, isOffline: boolean): string {
  if (isOffline) return answerLost;
  return error.kind === 'network' || error.kind === 'timeout' ? error.message : signInAgain;
}
