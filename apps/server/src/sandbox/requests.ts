/** What the sandbox accepts, as JSON from tests and as forms from its page: checked and turned into values. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { SandboxAccountChanges } from '../ledger/sandbox.ts';
import { Refusal } from '../refusal.ts';
import { faultKinds, faultMoments, type PlannedFault } from './faults.ts';

interface ClockMove {
  advanceMs?: number;
  advanceMinutes?: number;
}

// Forms know only text; JSON from a test may be as loose.
const ajv = new Ajv2020({ coerceTypes: true, useDefaults: true, allErrors: false });

const percent = { type: 'integer', minimum: 0, maximum: 100 } as const;

const accountChanges: ValidateFunction<SandboxAccountChanges> = ajv.compile({
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    balance: { type: 'integer', minimum: 0, maximum: 1_000_000_000_000 },
    imageAllowed: { type: 'integer', minimum: 0, maximum: 1000 },
    isActive: { type: 'boolean' },
    lockedReason: { type: ['string', 'null'], maxLength: 500 },
    reasonFailKyc: { type: ['string', 'null'], maxLength: 500 },
    kyc: { type: 'integer', enum: [0, 1] },
    isVerify: { type: 'integer', enum: [0, 1, 2] },
    discount_pc: percent,
    discount_vps: percent,
    discount_cloud: percent,
  },
});

/** Ten years: a clock that is moved by mistake stays within what dates and tokens can hold. */
const furthestMs = 10 * 366 * 86_400_000;

const clockMove: ValidateFunction<ClockMove> = ajv.compile({
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    advanceMs: { type: 'integer', minimum: 1, maximum: furthestMs },
    advanceMinutes: { type: 'number', exclusiveMinimum: 0, maximum: furthestMs / 60_000 },
  },
});

const plannedFault: ValidateFunction<PlannedFault> = ajv.compile({
  type: 'object',
  additionalProperties: false,
  required: ['operation', 'kind', 'times'],
  properties: {
    operation: { type: 'string' },
    kind: { type: 'string', enum: [...faultKinds] },
    times: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
    moment: { type: 'string', enum: [...faultMoments], default: 'before' },
    status: { type: 'integer', minimum: 400, maximum: 599, default: 500 },
    message: { type: ['string', 'null'], maxLength: 500, default: null },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000, default: 10_000 },
  },
});

function checked<Value>(validate: ValidateFunction<Value>, value: unknown): Value {
  const copy: unknown = typeof value === 'object' && value !== null ? { ...value } : value;
  if (validate(copy)) return copy;
  const error = validate.errors?.[0];
  throw new Refusal(
    400,
    `Dữ liệu không hợp lệ: ${error?.instancePath ?? ''} ${error?.message ?? ''}`.trimEnd(),
  );
}

/** @throws Refusal 400 that names the wrong field */
export function readAccountChanges(value: unknown): SandboxAccountChanges {
  return checked(accountChanges, value);
}

/** How far to move the clock, ms. @throws Refusal 400 */
export function readClockMove(value: unknown): number {
  const { advanceMs, advanceMinutes } = checked(clockMove, value);
  return advanceMs ?? Math.max(1, Math.round((advanceMinutes ?? 0) * 60_000));
}

/** @throws Refusal 400, also for an operation that the contract does not have */
export function readFault(value: unknown, operations: ReadonlySet<string>): PlannedFault {
  const fault = checked(plannedFault, value);
  // A form sends its empty field.
  if (operations.has(fault.operation)) return { ...fault, message: fault.message || null };
  throw new Refusal(400, `Không có operation nào tên là "${fault.operation}"`);
}
