/** Reads the body of SePay's webhook. https://developer.sepay.vn/en/sepay-webhooks/tich-hop-webhook */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ReportedTransfer } from './receive-transfer.ts';

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

/** Vietnam has had one offset, and no summer time, since 1975. */
const vietnameseOffset = '+07:00';

/** Reads `YYYY-MM-DD HH:mm:ss` in Vietnamese time; null when it is no time. */
function vietnameseTime(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null;
  const time = new Date(text.replace(' ', 'T') + vietnameseOffset);
  return Number.isNaN(time.getTime()) ? null : time;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}

/** Reads a delivery whose signature is right. @returns null when it is not in SePay's form */
export function readSepayReport(body: Uint8Array): ReportedTransfer | null {
  const value = parsed(body);
  if (!isSepayBody(value)) return null;
  const transferredAt = vietnameseTime(value.transactionDate);
  if (transferredAt === null) return null;
  return {
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
  };
}
