/** `POST /webhooks/sepay`, where SePay reports each transfer of the real bank. https://developer.sepay.vn/en/sepay-webhooks/tich-hop-webhook */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { addressKey, wrongSignatures } from '../auth/limits.ts';
import { anonymousCall } from '../http/fair-queue.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { receiveTransfer, type ReportedTransfer } from './receive-transfer.ts';

/** What is used of it. Fields that SePay adds are let through. */
interface SepayBody {
  /** Number of the transaction at SePay. */
  id: number | string;
  /** `YYYY-MM-DD HH:mm:ss`, Vietnamese time. */
  transactionDate: string;
  accountNumber: string;
  /** Virtual account. */
  subAccount: string | null;
  /** The payment code that SePay found in the content. */
  code: string | null;
  content: string | null;
  transferType: 'in' | 'out';
  /** VND. */
  transferAmount: number;
  referenceCode: string | null;
  /** The bank's whole message. */
  description: string | null;
}

const optionalText = { type: ['string', 'null'], default: null } as const;

const isSepayBody: ValidateFunction<SepayBody> = new Ajv2020({
  useDefaults: true,
  allowUnionTypes: true,
}).compile({
  type: 'object',
  required: ['id', 'transactionDate', 'accountNumber', 'transferType', 'transferAmount'],
  properties: {
    id: {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', pattern: '^[!-~]{1,100}$' },
      ],
    },
    transactionDate: { type: 'string' },
    accountNumber: { type: 'string', maxLength: 100 },
    subAccount: optionalText,
    code: optionalText,
    content: optionalText,
    transferType: { type: 'string', enum: ['in', 'out'] },
    transferAmount: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    referenceCode: optionalText,
    description: optionalText,
  },
});

/** Vietnam has had one offset, and no summer time, since 1975. ms */
const vietnameseOffsetMs = 7 * HOUR;

/** Reads `YYYY-MM-DD HH:mm:ss` in Vietnamese time, of this century or later; null when there is no such time. */
function vietnameseTime(text: string): Date | null {
  if (!/^[2-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null;
  const written = `${text.replace(' ', 'T')}.000Z`;
  const time = new Date(written);
  // JavaScript reads the 30th of February as the 2nd of March.
  if (Number.isNaN(time.getTime()) || time.toISOString() !== written) return null;
  return new Date(time.getTime() - vietnameseOffsetMs);
}

/** A transfer, or what is wrong with the report, for SePay's log and the operator's: it repeats no value. */
type SepayReport = { readonly transfer: ReportedTransfer } | { readonly problem: string };

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a delivery whose signature is right. */
function readSepayReport(body: Uint8Array): SepayReport {
  const value = parsed(body);
  if (value === undefined) return { problem: 'không phải JSON' };
  if (!isSepayBody(value)) {
    const [error] = isSepayBody.errors ?? [];
    return { problem: `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim() };
  }
  const transferredAt = vietnameseTime(value.transactionDate);
  if (transferredAt === null) {
    return {
      problem: '/transactionDate phải là thời điểm có thật, YYYY-MM-DD HH:mm:ss, từ năm 2000',
    };
  }
  return {
    transfer: {
      provider: 'sepay',
      providerId: String(value.id),
      direction: value.transferType,
      accountNumber: value.accountNumber,
      virtualAccount: value.subAccount,
      amount: value.transferAmount,
      content: value.content ?? '',
      otherTexts: [value.code ?? '', value.description ?? ''],
      referenceCode: value.referenceCode,
      transferredAt,
    },
  };
}

/*
 * The signature of SePay's webhooks (HMAC-SHA256): `X-SePay-Signature: sha256={hex}` over `{timestamp}.{raw body}`, with the
 * Unix seconds of the delivery in `X-SePay-Timestamp`.
 * https://developer.sepay.vn/en/sepay-webhooks/xac-thuc
 */

/** How far a delivery's time may be from the server's, ms: what SePay advises. */
const signatureToleranceMs = 5 * MINUTE;

interface SignedDelivery {
  /** The headers; undefined when they were not sent. */
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  /** The body, byte by byte. */
  readonly body: Uint8Array;
}

/** Whether a delivery is SePay's: `old` is signed well, for a time that is too long ago or yet to come. */
type SignatureVerdict = 'right' | 'wrong' | 'old';

/** Signs a body as SePay does. @param timestamp Unix seconds */
export function sepaySignature(secret: string, timestamp: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}

/** Checks who sent a delivery, and that it is not one that was caught and sent again. */
function checkSignature(
  secret: string,
  { timestamp = '', signature = '', body }: SignedDelivery,
  now: Date,
): SignatureVerdict {
  if (!/^\d{1,12}$/.test(timestamp)) return 'wrong';
  const expected = Buffer.from(sepaySignature(secret, timestamp, body));
  const given = Buffer.from(signature.toLowerCase());
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  const distance = Math.abs(now.getTime() - Number(timestamp) * SECOND);
  return distance <= signatureToleranceMs ? 'right' : 'old';
}

/** Bytes of a delivery; a real one has some five hundred. */
const bodyLimit = 16 * 1024;

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? undefined : value;
}

/**
 * Registers the webhook where SePay's secret is known; without it there is none. It answers `{ "success": true }` for every
 * report that is kept, also for one that was kept before. One that cannot be read is 400 with the field. A wrong or old signature is 401; after many from one address
 * 429, without a line in the log for each. This limit never holds up a correctly signed delivery, whatever address it
 * seems to come from.
 */
export async function registerSepayWebhook(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  const { sepaySecret: secret } = services.settings;
  if (secret === null) return;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes, so they are not parsed before it is checked.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, keep) => keep(null, body),
    );
    scope.post('/webhooks/sepay', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const delivery = {
        timestamp: header(request.headers['x-sepay-timestamp']),
        signature: header(request.headers['x-sepay-signature']),
        body,
      };
      const verdict = checkSignature(secret, delivery, services.clock.now());
      if (verdict !== 'right') {
        const subject = addressKey(request.ip);
        await services.queue.run(anonymousCall(request), () =>
          services.attempts.count({ rule: wrongSignatures, subject }),
        );
        services.log.warn(
          { requestId: request.id, signature: verdict },
          'a delivery to the bank webhook was refused',
        );
        throw new Refusal(401, 'Chữ ký của webhook không hợp lệ');
      }
      const report = readSepayReport(body);
      if ('problem' in report) {
        const { problem } = report;
        services.log.error(
          { requestId: request.id, problem },
          'SePay sent a report that cannot be read: look it up there',
        );
        throw new Refusal(400, `Nội dung webhook không đúng định dạng SePay: ${problem}`);
      }
      await services.queue.run({ client: 'bank', priority: 'payment' }, () =>
        receiveTransfer(services, report.transfer),
      );
      return reply.send({ success: true });
    });
    done();
  });
}
