import type { Result } from '@tram/api/result';
import * as fc from 'fast-check';
import { anySample } from './any-sample.ts';

/** A step by which a lifecycle is sent one of the samples of its events. */
export function telling<Event>(samples: Readonly<Record<string, readonly Event[]>>) {
  return anySample<Event>(samples).map((event) => ({ type: 'tell', event }) as const);
}

/** What a port may answer against its promise: the front ends that provide them need not be written in TypeScript. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are no results, which is the point
const brokenAnswers = [undefined, { ok: true }, { ok: false }] as unknown as Result<never>[];

/** A step by which a port is answered, if it waits: seldom against its promise. */
export function answerTo<Name extends string, Value>(
  port: Name,
  results: readonly Result<Value>[],
) {
  return fc
    .oneof(
      { weight: 15, arbitrary: fc.constantFrom(...results) },
      { weight: 1, arbitrary: fc.constantFrom<Result<Value>[]>(...brokenAnswers) },
    )
    .map((result) => ({ type: 'answer', port, result }) as const);
}

/** A step by which time passes, ms: seldom long, because most of what happens happens soon, and timers cost time. */
export function timePassing(usually: number, atMost: number) {
  return fc
    .oneof(fc.integer({ min: 0, max: usually }), fc.integer({ min: 0, max: atMost }))
    .map((time) => ({ type: 'time passes', time }) as const);
}

/** A step by which much time passes in a sleep, ms: timers stand still, and deadlines are noticed after waking. */
export function sleeping(atMost: number) {
  return fc.integer({ min: 0, max: atMost }).map((time) => ({ type: 'sleeps', time }) as const);
}

/** A step in words, on one line. */
export function wordsOf(step: { readonly type: string }): string {
  const { type, ...rest } = step;
  const words = Object.entries(rest).map(([name, value]) => partInWords(name, value));
  return [type, ...words].join(' ');
}

const longestString = 24;
const longestPart = 400;

function partInWords(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (name === 'event' && 'type' in value && typeof value.type === 'string') {
    const { type, ...rest } = value;
    return Object.keys(rest).length === 0 ? type : `${type} ${short(rest)}`;
  }
  if (name === 'result' && 'error' in value) return `refused ${short(value.error)}`;
  if (name === 'result' && 'value' in value) return `ok ${short(value.value)}`;
  return short(value);
}

/** A value as JSON, with long strings and a long rest cut: what decides is mostly short. */
function short(value: unknown): string {
  const text =
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' && part.length > longestString
        ? `${part.slice(0, longestString)}…`
        : part,
    ) ?? 'undefined';
  return text.length > longestPart ? `${text.slice(0, longestPart)}…` : text;
}
