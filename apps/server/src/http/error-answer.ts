/** The contract's Error, the form of every refusal and failure of the API. */

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '../auth/attempts.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { Refusal, type RefusalDetails, ServerBusy } from '../refusal.ts';

/** `{ statusCode, message, requestId? }`; `message` is Vietnamese, written for the customer. */
interface ErrorBody extends RefusalDetails {
  readonly statusCode: number;
  readonly message: string;
  readonly requestId: string;
}

/** Words for failures that carry none of their own (specification section 8 where it has them). */
const messages: Readonly<Record<number, string>> = {
  400: 'Yêu cầu không hợp lệ',
  401: 'Vui lòng đăng nhập để tiếp tục',
  403: 'Bạn không có quyền truy cập',
  404: 'Không tìm thấy nội dung bạn yêu cầu',
  405: 'Thao tác này không được hỗ trợ',
  408: 'Yêu cầu mất quá nhiều thời gian, vui lòng thử lại',
  409: 'Dữ liệu vừa thay đổi, vui lòng tải lại và thử lại',
  413: 'Dữ liệu gửi lên quá lớn',
  415: 'Định dạng dữ liệu gửi lên không được hỗ trợ',
  429: 'Bạn thao tác quá nhanh, vui lòng thử lại sau',
  431: 'Yêu cầu quá dài, bạn rút gọn rồi thử lại',
  500: 'Có lỗi xảy ra',
  503: 'Hệ thống đang khởi động, vui lòng thử lại sau giây lát',
};

export function messageOfStatus(statusCode: number): string {
  return (
    messages[statusCode] ?? (statusCode < 500 ? messages[400] : messages[500]) ?? 'Có lỗi xảy ra'
  );
}

export function errorBody(
  statusCode: number,
  requestId: string,
  message: string = messageOfStatus(statusCode),
  details: RefusalDetails = {},
): ErrorBody {
  return { statusCode, message, requestId, ...details };
}

export function refusalBody(refusal: Refusal, requestId: string): ErrorBody {
  return errorBody(refusal.statusCode, requestId, refusal.message, refusal.details);
}

/** Fastify's error handler: words for the customer, the cause for the log alone. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const operation = request.operation?.id ?? null;
  if (error instanceof Refusal) {
    if (error instanceof TooManyAttempts || error instanceof ServerBusy) {
      reply.header('retry-after', error.retryAfterSeconds);
    }
    return sendError(reply, refusalBody(error, request.id));
  }
  if (isUnavailable(error)) {
    request.log.error(
      { operation, err: error, requestId: request.id },
      'the database does not answer',
    );
    return answerError(new ServerBusy(), request, reply);
  }
  const statusCode = statusOf(error);
  if (statusCode < 500) {
    request.log.debug({ operation, err: error, requestId: request.id }, 'refused');
  } else {
    request.log.error({ operation, err: error, requestId: request.id }, 'failed');
  }
  return sendError(reply, errorBody(statusCode, request.id));
}

/** Fastify's own errors (a body too large, JSON that cannot be read …) know their status; everything else is a fault of the server. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

export function sendError(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply
    .code(body.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}
