import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as schemas from '../validation.ts';
import { everyForm, notAForm } from './testing/every-form.ts';
import { shown, type AnySchema } from './testing/standard-form.ts';

const forms = Object.entries(everyForm);

/** Values that customers type and that form libraries hold, valid, invalid and unexpected. */
const oneValue = fc.oneof(
  fc.constantFrom(null, undefined, '', ' ', 0, 1, -1, 1.5, 8760, 8761, 1e20, true, false),
  fc.constantFrom(
    '50.000',
    '50k',
    '1,5tr',
    '12',
    'ubuntu',
    'hour',
    'month',
    'a@b.vn',
    '0901234567',
  ),
  fc.constantFrom([], ['yes'], [''], [1], {}, new Date(0), new Blob(['a'], { type: 'text/plain' })),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.anything(),
);

function valuesOf(fields: readonly string[]) {
  return fc.record(Object.fromEntries(fields.map((field) => [field, oneValue])), {
    requiredKeys: [],
  });
}

function allOf(fields: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, value]));
}

test('every schema that is published is tested here', () => {
  const published = Object.entries(schemas).flatMap(([name, value]) =>
    name.endsWith('Schema') ? [[name, value] as const] : [],
  );
  expect(published.map(([name]) => name.replace(/Schema$/u, '')).sort()).toEqual(
    forms.map(([name]) => name).sort(),
  );
  for (const [name, schema] of published) {
    expect(everyForm[name.replace(/Schema$/u, '')]?.schema).toBe(schema);
  }
});

describe.each(forms)('%s', (_, { schema, missing, wrong, typed, values }) => {
  const fields = Object.keys(typed);
  const words = [...Object.values(missing), ...wrong];

  test('is a Standard Schema, version 1', () => {
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'valibot' });
  });

  test('untouched, it says what is missing, one message a field, in the order of the screen', () => {
    const said = Object.entries(missing).map(([field, message]) => [field, [message]]);
    for (const empty of [{}, allOf(fields, ''), allOf(fields, null), allOf(fields, undefined)]) {
      const answer = shown(schema, empty);
      expect('messages' in answer ? Object.entries(answer.messages) : []).toEqual(said);
    }
  });

  test.each(Object.entries(missing))('without %s alone, it says "%s" alone', (field, message) => {
    for (const nothing of ['', '  ', null, undefined]) {
      const given = { ...typed, [field]: nothing };
      // A blank has no picture and no choice either.
      expect(shown(schema, given)).toEqual({ messages: { [field]: [message] } });
    }
  });

  test('filled in, it gives the values that are sent', () => {
    expect(shown(schema, typed)).toEqual({ values });
  });

  test('what it returns it accepts unchanged', () => {
    fc.assert(
      fc.property(valuesOf(fields), (given) => {
        const first = shown(schema, { ...typed, ...given });
        const taken = 'values' in first ? first.values : values;
        expect(shown(schema, taken)).toEqual({ values: taken });
      }),
    );
  });

  // @spec 5.1
  test('for any input it uses its own messages, one a field, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(valuesOf(fields), fc.anything()), (given) => {
        const answer = shown(schema, given);
        const messages = 'messages' in answer ? answer.messages : {};
        for (const [field, said] of Object.entries(messages)) {
          expect(said).toHaveLength(1);
          expect(field === '' ? [notAForm] : words).toContain(said[0]);
          expect(['', ...fields]).toContain(field);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every message that it has can occur', () => {
    const met = new Set<string>();
    for (const [field, samples] of Object.entries(wrongSamples)) {
      for (const sample of fields.includes(field) ? samples : []) {
        const answer = shown(schema, { ...typed, ...sample });
        for (const said of 'messages' in answer ? Object.values(answer.messages).flat() : []) {
          met.add(said);
        }
      }
    }
    expect(wrong.filter((message) => !met.has(message))).toEqual([]);
  });
});

const long = 'a'.repeat(201);
const longest = 'a'.repeat(501);
/** Wrong values by field, each with what else has to be given for it. */
const wrongSamples: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  username: [{ username: 'ab' }, { username: long }],
  fullName: [{ fullName: long }],
  id: [{ id: longest }],
  issuePlace: [{ issuePlace: longest }],
  address: [{ address: longest }],
  email: [{ email: 'buu' }, { email: longest }],
  phone: [{ phone: '090' }, { phone: longest }],
  password: [{ password: long, confirmPassword: long }],
  confirmPassword: [{ confirmPassword: 'khac' }],
  money: [{ money: 'năm mươi' }, { money: '49.999' }, { money: '2 tỷ' }],
  rentalPeriod: [
    { rentalPeriod: 1.5 },
    { rentalPeriod: 0 },
    { rentalPeriod: 8761 },
    { rentalPeriod: 61, unit: 'month' },
  ],
  rental_period: [{ rental_period: 1.5 }, { rental_period: 0 }, { rental_period: 121 }],
  name: [{ name: long }],
  frontCard: [{ frontCard: new Blob(['%PDF'], { type: 'application/pdf' }) }],
  otp: [{ otp: '12345' }],
};

test('a register form compares the passwords that are there, and no others', () => {
  const register: AnySchema = schemas.registerSchema;
  const password = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(password, password, fc.boolean(), (one, other, same) => {
      const given = { ...everyForm['register']?.typed, password: one };
      const answer = shown(register, { ...given, confirmPassword: same ? one : other });
      const said = 'messages' in answer ? Object.values(answer.messages).flat() : [];
      const [left = '', right = ''] = [one, same ? one : other].map((typed) =>
        typed.trim().normalize('NFC'),
      );
      const differ = left !== '' && right !== '' && left !== right;
      expect(said.includes('Mật khẩu nhập lại không khớp')).toBe(differ);
    }),
  );
});
