/** The words for an answer without a message, or that never came. */

/** Unknown error; also when the server gives no message. */
export const unknownError = 'Có lỗi xảy ra';
/** Another role than USER, or a forbidden call. */
export const noPermission = 'Bạn không có quyền truy cập';

// No readable answer: ours, the specification has no words for it
/** The connection broke. */
export const answerLost = 'Mất kết nối với máy chủ, bạn kiểm tra mạng rồi thử lại';
/** No answer in time. */
export const answerLate = 'Máy chủ trả lời quá lâu, bạn thử lại sau ít phút';
/** An answer that is not what the contract says. */
export const answerBroken = 'Câu trả lời của máy chủ bị hỏng, bạn thử lại';
