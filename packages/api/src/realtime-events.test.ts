import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readResult, readVmResult } from './realtime-events.ts';

const id = '6740c1e29f0b7a4100000003';
const at = '2026-11-20T08:40:04.120Z';
const message = 'Ngân hàng từ chối';
const whole = { id, status: 'FAILED', message, at };
const nothing = { id: null, status: null, message: null, at: null };

test.each<[string, readonly unknown[], object]>([
  ['an object', [whole], whole],
  ['several arguments', ['FAILED', message], { status: 'FAILED', message }],
  ['each field as an argument', [id, 'FAILED', message, at], whole],
  ['a list', [['FAILED', { message }]], { status: 'FAILED', message }],
  ['JSON text', [JSON.stringify(whole)], whole],
  ['JSON text in JSON text', [JSON.stringify(JSON.stringify([whole]))], whole],
  ['words', [`  ${message} `], { message }],
  ['words that begin with a bracket', ['[Trạm] Đã nạp'], { message: '[Trạm] Đã nạp' }],
  ['a status alone', ['failed'], { status: 'FAILED' }],
  ['yes', [true], { status: 'SUCCESS' }],
  ['an id alone, which is nothing to show', [id], { id }],
  ['a record with its own id', [{ _id: id, message }], { id, message }],
  ['a number as id', [{ id: 42 }], { id: '42' }],
  ['a body as of an error', [{ statusCode: 400, message }], { status: 'FAILED', message }],
  ['a function', [whole, () => undefined], whole],
  ['blank words', [{ ...whole, message: '  ' }], { ...whole, message: null }],
  ['a time that is none', [{ ...whole, at: 'soon' }], { ...whole, at: null }],
  ['words of another length than a customer reads', ['x'.repeat(5000)], {}],
  [
    'two results: nothing that they differ in',
    [
      { id: 'a', status: 'FAILED' },
      { id: 'b', status: 'FAILED' },
    ],
    { status: 'FAILED' },
  ],
  ['a number', [7], {}],
  ['nothing', [], {}],
  ['null', [null, undefined], {}],
])('%s', (_name, args, expected) => {
  expect(readResult(args)).toEqual({ ...nothing, ...expected });
});

describe('a status', () => {
  test.each([
    ['SUCCESS'],
    ['success'],
    [' Success '],
    [true],
    ['true'],
    [1],
    ['1'],
    [200],
    ['200'],
  ])('%j is a success', (status) => expect(readResult([{ status }]).status).toBe('SUCCESS'));
  test.each([['FAILED'], ['failed'], [false], ['false'], [400], [500]])(
    '%j is a failure',
    (status) => expect(readResult([{ status }]).status).toBe('FAILED'),
  );
  // Pending or no, cancelled or failed, timed out, taken but not done: they have more than one meaning.
  test.each([[0], ['0'], [2], [3], [202], [''], ['DONE'], [null], [{}], [['SUCCESS']]])(
    '%j is none',
    (status) => expect(readResult([{ status }]).status).toBeNull(),
  );
});

test('the action of a vm_result is one of those that are known', () => {
  expect(readVmResult([{ ...whole, action: 'backup' }]).action).toBe('backup');
  expect(readVmResult(['restart', 'SUCCESS'])).toEqual({
    ...nothing,
    status: 'SUCCESS',
    action: 'restart',
  });
  expect(readVmResult([{ action: 'explode' }]).action).toBeNull();
});

test('nothing that can come throws, and nothing but texts and nulls comes out', () => {
  const payload = fc.anything({
    withBigInt: true,
    withDate: true,
    withTypedArray: true,
    withNullPrototype: true,
  });
  const field = fc.record(
    {
      id: payload,
      _id: payload,
      status: payload,
      statusCode: payload,
      message: payload,
      at: payload,
      action: payload,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(payload, field, fc.json(), fc.string())), (args) => {
      for (const value of Object.values(readVmResult(args))) {
        expect(value === null || (typeof value === 'string' && value.trim() !== '')).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
