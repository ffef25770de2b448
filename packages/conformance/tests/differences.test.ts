import { operationIds } from '@tram/api/operations';
import { describe, expect, test } from 'vitest';
import { answerDifferences } from '../src/differences.ts';
import { answers, type Field, records, type Shape } from '../src/generated/answers.ts';

/** A value that is as the contract says, with everything in it. */
function valueOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      if (shape.values !== undefined) return shape.values[0];
      if (shape.format === 'date-time') return '2026-11-20T08:40:00.000Z';
      return shape.format === 'uri' ? 'https://portal.example/' : 'chữ';
    case 'whole':
      return shape.values?.[0] ?? 1;
    case 'flag':
      return true;
    case 'null':
      return null;
    case 'list':
      return [valueOf(shape.items)];
    case 'record':
      return Object.fromEntries(
        Object.entries(records[shape.record]).map(([name, field]) => [name, valueOf(field.shape)]),
      );
    default:
      return shape satisfies never;
  }
}

/** Every field of a shape with the path to it; of a list those of its one row. */
function fieldsOf(shape: Shape, at: readonly (string | number)[] = []): Place[] {
  if (shape.kind === 'list') return fieldsOf(shape.items, [...at, 0]);
  if (shape.kind !== 'record') return [];
  return Object.entries(records[shape.record]).flatMap(([name, field]) => {
    const place: Place = { path: [...at, name], field };
    return [place].concat(fieldsOf(field.shape, place.path));
  });
}

interface Place {
  readonly path: readonly (string | number)[];
  readonly field: Field;
}

/** The value with another in a place of it; undefined removes it. */
function withAt(value: unknown, [name, ...rest]: Place['path'], inner: unknown): unknown {
  if (name === undefined) return inner;
  if (Array.isArray(value)) return value.map((item: unknown) => withAt(item, rest, inner));
  const record = typeof value === 'object' && value !== null ? value : {};
  return { ...record, [name]: withAt(Reflect.get(record, name), rest, inner) };
}

const shown = operationIds.flatMap((id) => {
  const { body, without } = answers[id];
  return body === null || without !== undefined ? [] : [{ id, body, answer: answers[id] }];
});

describe.each(shown)('of what $id answers', ({ body, answer }) => {
  const whole = valueOf(body);
  const kindsOf = (json: unknown) => answerDifferences(answer, json, null).map(({ kind }) => kind);

  test('the complete answer has no difference', () => {
    expect(kindsOf(whole)).toEqual([]);
  });

  test('each field of the specification is missed, and each of ours is done without', () => {
    expect(
      fieldsOf(body).map(({ path }) => [path.join('.'), kindsOf(withAt(whole, path, undefined))]),
    ).toEqual(
      fieldsOf(body).map(({ path, field: { without, when } }) => [
        path.join('.'),
        without === undefined ? ['breaks'] : when === undefined ? ['without'] : [],
      ]),
    );
  });

  test('null is taken where it may be, and nowhere else', () => {
    expect(fieldsOf(body).map(({ path }) => kindsOf(withAt(whole, path, null)))).toEqual(
      fieldsOf(body).map(({ field: { shape, without, when } }) => {
        if (shape.nullable === true || shape.kind === 'null') return [];
        if (without === undefined) return ['breaks'];
        return when === undefined ? ['without'] : [];
      }),
    );
  });
});
