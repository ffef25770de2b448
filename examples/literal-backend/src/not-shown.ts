/**
 * What the calls answer whose answer the specification does not show. Backends differ there, so this one does too: each of the
 * three forms is sent by some calls, those that cost money among them.
 */

/**
 * - `message`: `{ message }`.
 * - `object`: `{}`.
 * - `nothing`: an empty body, without a content type.
 */
export type NotShown = 'message' | 'object' | 'nothing';

/** By method and path, as in the table of section 7. */
export const notShownAnswers: Readonly<Record<string, NotShown>> = {
  'POST /auth/register': 'message',
  'GET /auth/otp': 'message',
  'PATCH /accounts': 'object',
  'PATCH /recharges/{id}': 'nothing',
  'POST /logs': 'nothing',
  'DELETE /images/{id}': 'message',
  'GET /images/wol/{id}': 'nothing',
  'PATCH /orders/extend': 'nothing',
  'GET /orders/image/{id}': 'object',
  'POST /user-guide': 'object',
  'DELETE /user-guide/{id}': 'message',
  'POST /orders-vps': 'nothing',
  'PATCH /orders-vps/{id}': 'object',
  'POST /image-cloud': 'object',
  'DELETE /image-cloud/{id}': 'message',
  'GET /image-cloud/start/{id}': 'object',
  'GET /image-cloud/restart-vm/{id}': 'message',
  'GET /image-cloud/backup-vm/{id}': 'nothing',
  'GET /image-cloud/restore-vm/{id}': 'object',
  'GET /image-cloud/shutdown-vm/{id}': 'nothing',
  'GET /image-cloud/extend-vm/{id}': 'message',
  'POST /image-cloud/add-hardwares/{id}': 'nothing',
  'POST /sshs/cli-add-mangle': 'message',
  'POST /sshs/cli-delete-mangle': 'object',
  'POST /sshs/start-ip-xoay': 'nothing',
  'POST /sshs/change-ip-xoay': 'message',
};
