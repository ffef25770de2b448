/**
 * The real-time events of `openapi/events.yaml`, and the answers to what a client sends. The specification names the events and
 * shows no payload, so every field that can be read is taken, nothing is required, and nothing is guessed where a value could mean two
 * things.
 */
import { type receivedEvents, resultStatuses, vmActions } from './generated/events.ts';
import { isObject, parseJson } from './json.ts';

/** `FAILED`: it did not work, `message` says why. */
export type ResultStatus = (typeof resultStatuses)[number];

/** What was asked of a cloud machine. */
export type VmAction = (typeof vmActions)[number];

/** Something has ended; what has changed is to be fetched. What the server did not say, or not readably, is null. */
export interface ResultEvent {
  /** Id of the PC, cloud machine, VPS order, recharge or account. Null: it may be any of them, the whole list is to be read again. */
  readonly id: string | null;
  readonly status: ResultStatus | null;
  /** Vietnamese, for the customer. */
  readonly message: string | null;
  /** When it happened, by the server's clock; ISO 8601. */
  readonly at: string | null;
}

export interface VmResultEvent extends ResultEvent {
  readonly action: VmAction | null;
}

export interface RealtimeEvents {
  /** A PC has booted, or failed to, or its rental is over. */
  readonly boot_result: ResultEvent;
  /** A machine was created, or not. */
  readonly create_vm_result: ResultEvent;
  /** An action on a cloud machine has ended, or a VPS was taken back at its end. */
  readonly vm_result: VmResultEvent;
  /** A recharge was credited, or failed. */
  readonly recharge_result: ResultEvent;
  /** The account was changed by its operator; only a decision about its identity says how it ended. Not every backend has it. */
  readonly account_result: ResultEvent;
}

/** The contract's events, but for the greeting, which sets the clock and is not passed on. */
export type RealtimeEventName = Exclude<(typeof receivedEvents)[number], 'hello'>;

export interface Hello {
  /** Milliseconds since 1970; null where it is not said. */
  readonly serverNow: number | null;
  /** For how long the account has certainly had no event, in milliseconds; null where it is not said. */
  readonly quietMs: number | null;
}

/** What a `hello` says, as far as it can be read. */
export function readHello(payload: unknown): Hello {
  const { serverNow, quietMs } = isObject(payload) ? payload : {};
  const time = typeof serverNow === 'string' ? Date.parse(serverNow) : Number.NaN;
  return {
    serverNow: Number.isNaN(time) ? null : time,
    quietMs: typeof quietMs === 'number' ? quietMs : null,
  };
}

/**
 * Whether a server that refused a connection is only failing (5xx) or too busy (429): its `connect_error` has the answer that a
 * call would have got.
 */
export function isTransient(error: unknown): boolean {
  const data = isObject(error) ? error['data'] : undefined;
  const status = isObject(data) ? data['statusCode'] : undefined;
  return typeof status === 'number' && (status >= 500 || status === 429);
}

/**
 * Whether a server has refused `join`. Any other answer counts as none: the form of the acknowledgement is not in the
 * specification.
 */
export function isRefusal(reply: unknown): boolean {
  if (!isObject(reply)) return reply === false;
  const { ok, statusCode } = reply;
  return ok === false || (typeof statusCode === 'number' && statusCode >= 400);
}

type Part = Partial<VmResultEvent>;

/** The greatest number of parts of a payload that are read; later ones are ignored. */
const mostParts = 20;

/** A longer text is no message for a customer, and is ignored. */
const longestText = 1000;

/** A text may hold JSON, which may hold a list of texts, and so on. */
const deepest = 4;

/**
 * What an event of any arguments says: an object, several arguments or a list of them, a text that is the message, the status or
 * an id, the same as JSON text, or nothing. Where two parts say different things, that is null.
 */
export function readResult(args: readonly unknown[]): ResultEvent {
  const { id, status, message, at } = readVmResult(args);
  return { id, status, message, at };
}

/** The same of a `vm_result`. */
export function readVmResult(args: readonly unknown[]): VmResultEvent {
  const parts = partsIn(args, 0).slice(0, mostParts);
  return {
    id: agreed(parts.map(({ id }) => id)),
    status: agreed(parts.map(({ status }) => status)),
    message: agreed(parts.map(({ message }) => message)),
    at: agreed(parts.map(({ at }) => at)),
    action: agreed(parts.map(({ action }) => action)),
  };
}

function agreed<Value>(said: readonly (Value | null | undefined)[]): Value | null {
  const values = new Set(said.filter((value) => value !== null && value !== undefined));
  const [value] = values;
  return value === undefined || values.size > 1 ? null : value;
}

function partsIn(payload: unknown, depth: number): readonly Part[] {
  if (depth > deepest) return [];
  if (typeof payload === 'string') return partsOfText(payload.trim(), depth);
  if (typeof payload === 'boolean') return [{ status: statusOf(payload) }];
  if (Array.isArray(payload)) {
    return payload.slice(0, mostParts).flatMap((part: unknown) => partsIn(part, depth + 1));
  }
  return isObject(payload) ? [partOf(payload)] : [];
}

function partsOfText(text: string, depth: number): readonly Part[] {
  // Words may begin with a bracket or a quotation mark, too.
  const value = /^[[{"]/u.test(text) ? parseJson(text) : undefined;
  if (value !== undefined) return partsIn(value, depth + 1);
  const status = wordedStatusOf(text);
  if (status !== null) return [{ status }];
  const action = actionOf(text);
  if (action !== null) return [{ action }];
  // An id or a time alone is nothing to show to a customer.
  if (/^[0-9a-f]{24}$/iu.test(text)) return [{ id: text }];
  return [/^\d{4}-\d\d-\d\dT/u.test(text) ? { at: timeOf(text) } : { message: wordsOf(text) }];
}

function partOf(payload: Readonly<Record<string, unknown>>): Part {
  return {
    id: idOf(payload['id']) ?? idOf(payload['_id']),
    status: statusOf(payload['status']) ?? statusOf(payload['statusCode']),
    message: wordsOf(payload['message']),
    at: timeOf(payload['at']),
    action: actionOf(payload['action']),
  };
}

/**
 * Only what has one meaning: the two words, yes and no, 1 (successful in every status set of the specification, section 4) and
 * the codes of section 8. 0 is "pending" in one place and "no" in another, 2 is "cancelled" or "failed": they are ignored.
 */
function statusOf(value: unknown): ResultStatus | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return null;
  }
  const text = String(value).trim();
  if (text === '1' || text === '200') return 'SUCCESS';
  if (text === '400' || text === '500') return 'FAILED';
  return wordedStatusOf(text);
}

function wordedStatusOf(text: string): ResultStatus | null {
  const word = text.trim().toUpperCase();
  if (word === 'TRUE') return 'SUCCESS';
  if (word === 'FALSE') return 'FAILED';
  return resultStatuses.find((known) => known === word) ?? null;
}

function actionOf(value: unknown): VmAction | null {
  return vmActions.find((known) => known === value) ?? null;
}

function idOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return wordsOf(value);
}

function wordsOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestText) return null;
  const words = value.trim();
  return words === '' ? null : words;
}

function timeOf(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}
