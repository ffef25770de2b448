import { type Answer, Refusal } from './answer.ts';
import type { Account } from './store.ts';

/** A call as its handler gets it. */
export interface OpenCall {
  /** The parts of the path that are in braces in the table. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Fields of the JSON or multipart body; empty where there is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** An authenticated call. */
export interface Call extends OpenCall {
  readonly account: Account;
}

type Handler<Of> = (call: Of) => Answer | Promise<Answer>;

/** Calls by method and path, as in the table of section 7. */
export type Calls = Readonly<Record<string, Handler<Call>>>;

/** Calls that need no token. */
export type OpenCalls = Readonly<Record<string, Handler<OpenCall>>>;

/** A text of the body, trimmed. @throws Refusal 400 where it is missing or blank */
export function textOf(body: OpenCall['body'], name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '') {
    throw new Refusal(400, `Yêu cầu nhập ${name}`);
  }
  return value.trim();
}

/** A whole number of the body. @throws Refusal 400 where it is none, or smaller than `least` */
export function wholeOf(body: OpenCall['body'], name: string, least: number): number {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw new Refusal(400, `${name} phải là số nguyên từ ${least}`);
  }
  return value;
}

const pageSize = 10;

/** The page of rows that the query asks for, the first by default: `{ data, total_page }`. */
export function pageOf<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
): { data: readonly Row[]; total_page: number } {
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 ? asked : 1;
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize),
    total_page: Math.ceil(rows.length / pageSize),
  };
}

/** Whether a text filter of the query matches a value: part of it, in either case. A missing or blank filter matches all. */
export function passes(query: URLSearchParams, name: string, value: string | null): boolean {
  const wanted = (query.get(name) ?? '').trim().toLowerCase();
  return wanted === '' || (value ?? '').toLowerCase().includes(wanted);
}
