/** What the sandbox accepts, as JSON from tests and as forms from its page: checked and turned into values. */

import { isIP } from 'node:net';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest } from 'fastify';
import type { SandboxAccountChanges } from '../ledger/sandbox.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { faultKinds, faultMoments, type PlannedFault } from './faults.ts';

/*
 * Keeps the sandbox to its own pages and to programs on the machine: another web site that the developer has open must not
 * pay recharges or read the outbox.
 */

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'hostname' | 'method' | 'protocol'>;

/**
 * @throws Refusal 403 when the name that was asked for is not one of this machine's (DNS rebinding: a name of another site that
 *   was made to resolve to it), or when a browser says that the request comes from another site
 */
export function refuseForeign(request: Asked, settings: Pick<Settings, 'origin' | 'host'>): void {
  // First: a browser that asks a name without TLS says nothing about the page that asks.
  if (!isOwnName(request.hostname, settings)) throw foreignName(request);
  const origin = request.headers.origin;
  const site = request.headers['sec-fetch-site'];
  // Neither: no browser, or a plain old one that at least sends an origin with every write.
  if (origin === undefined && site === undefined) return;
  const own = [`${request.protocol}://${request.host}`, settings.origin];
  if (origin !== undefined && !own.includes(origin)) throw foreign();
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  // A link from elsewhere may open the page; it gives nothing away to the site that holds the link.
  const opensPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  if (!opensPage) throw foreign();
}

/** No site of another can be reached by an address in numbers, so every one of them is ours. */
function isOwnName(hostname: string, settings: Pick<Settings, 'origin' | 'host'>): boolean {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    isIP(name) !== 0 ||
    name === settings.host.toLowerCase() ||
    (settings.origin !== null && name === new URL(settings.origin).hostname)
  );
}

function foreignName({ protocol, host }: Asked): Refusal {
  const allowed = 'localhost, địa chỉ IP, hoặc tên trong HOST hay TRAM_ORIGIN';
  return new Refusal(
    403,
    `Trang thử nghiệm chỉ trả lời khi được gọi bằng ${allowed}. Để dùng tên này, bạn đặt TRAM_ORIGIN=${protocol}://${host} rồi khởi động lại máy chủ.`,
  );
}

function foreign(): Refusal {
  return new Refusal(403, 'Trang thử nghiệm chỉ nhận yêu cầu từ chính địa chỉ của máy chủ này');
}

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
