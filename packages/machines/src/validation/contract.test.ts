import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as contract from '@tram/api/types';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { parse } from 'yaml';
import type {
  CreateCloudValues,
  CreatePcValues,
  IdentityPicturesValues,
  IdentityValues,
  LoginValues,
  OneTimeCodeValues,
  RechargeValues,
  RegisterValues,
  RentalValues,
  VpsExtensionValues,
  VpsRentalValues,
} from '../validation.ts';
import { everyForm } from './testing/every-form.ts';
import { shown } from './testing/standard-form.ts';

const document: unknown = parse(
  readFileSync(path.join(import.meta.dirname, '../../../../openapi/portal.yaml'), 'utf8'),
);

/** A place in the document, with every reference on the way followed. */
function at(node: unknown, ...keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (typeof node !== 'object' || node === null) return keys.length === 0 ? node : undefined;
  const reference: unknown = Reflect.get(node, '$ref');
  if (typeof reference === 'string') return at(document, ...reference.split('/').slice(1), ...keys);
  return key === undefined ? node : at(Reflect.get(node, key), ...rest);
}

/** Why a value is outside a property of the contract; empty when it is inside. The keywords that its forms use, and no more. */
function outside(body: string, field: string, value: unknown): string[] {
  const rule = (keyword: string) =>
    at(document, 'components', 'schemas', body, 'properties', field, keyword);
  const limit = (keyword: string, otherwise: number) => Number(rule(keyword) ?? otherwise);
  const values = rule('enum');
  const pattern = rule('pattern');
  const reasons: [broken: boolean, reason: string][] = [
    [rule('type') === undefined, 'no such property'],
    [Array.isArray(values) && !values.includes(value), 'enum'],
  ];
  if (typeof value === 'string') {
    const length = Array.from(value).length;
    reasons.push(
      [rule('type') !== 'string', 'type'],
      [length < limit('minLength', 0), 'minLength'],
      [length > limit('maxLength', Infinity), 'maxLength'],
      [typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value), 'pattern'],
      [rule('format') === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(value), 'format'],
    );
  } else {
    reasons.push(
      [rule('type') !== 'integer' || !Number.isSafeInteger(value), 'type'],
      [Number(value) < limit('minimum', -Infinity), 'minimum'],
      [Number(value) > limit('maximum', Infinity), 'maximum'],
    );
  }
  return reasons.flatMap(([broken, reason]) => (broken ? [`${field}: ${reason}`] : []));
}

/** The request that each form is sent in, and the property that each of its fields goes into. */
const requests: readonly (readonly [
  form: string,
  body: string,
  fields: Readonly<Record<string, string>>,
])[] = [
  ['login', 'LoginCredentials', { username: 'username', password: 'password' }],
  [
    'register',
    'SignUp',
    {
      username: 'username',
      fullName: 'fullName',
      email: 'email',
      phone: 'phone',
      password: 'password',
    },
  ],
  ['recharge', 'RechargeRequest', { money: 'money' }],
  ['rental', 'OrderRequest', { rentalPeriod: 'rental_period', unit: 'unit' }],
  ['vpsRental', 'VpsOrderRequest', { rental_period: 'rental_period', os: 'os' }],
  ['vpsExtension', 'VpsExtension', { rental_period: 'rental_period' }],
  ['createPc', 'ImageCreation', { name: 'name' }],
  ['createCloud', 'CloudImageCreation', { name: 'name' }],
  ['oneTimeCode', 'IdentitySubmission', { otp: 'otp' }],
];

const local = fc.string({ unit: fc.constantFrom(..."abZ09!#$%&*+/=?^_`{|}~.-'".split('')) });
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'ề', '𝐭', ' '), maxLength: 260 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.- '.split('')), maxLength: 14 }),
  fc.tuple(local, local).map((parts) => `${parts.join('@')}.vn`),
  fc.integer({ min: -10, max: 10_000 }),
  fc.integer({ min: 0, max: 2_000_000_000 }),
  fc.double(),
);

describe.each(requests)('what the form %s gives, %s takes', (name, body, fields) => {
  const form = everyForm[name];
  if (form === undefined) throw new Error(`There is no form ${name}`);

  test('filled in as it should be', () => {
    for (const [field, property] of Object.entries(fields)) {
      expect(outside(body, property, form.values[field])).toEqual([]);
    }
  });

  test('and filled in with anything that it takes', () => {
    // One field at a time: so that the others do not keep it from being taken.
    const given = fc.tuple(fc.constantFrom(...Object.keys(fields)), typed);
    fc.assert(
      fc.property(given, ([field, value]) => {
        const repeated = field === 'password' ? { confirmPassword: value } : {};
        const answer = shown(form.schema, { ...form.typed, [field]: value, ...repeated });
        const values = 'values' in answer ? Object(answer.values) : form.values;
        const sent: unknown = Reflect.get(values, field);
        expect(outside(body, fields[field] ?? '', sent)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

test('an address that the server refuses is not taken, and one that it takes is', () => {
  const form = everyForm['register'];
  const takes = (email: string) =>
    form !== undefined && 'values' in shown(form.schema, { ...form.typed, email });
  const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu;
  const atom = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/iu;
  const domain = fc.string({ unit: fc.constantFrom('a', 'B', '1', '-', '.', '.', '_', 'ê') });
  fc.assert(
    fc.property(local, domain, (before, after) => {
      const labels = after.split('.');
      const valid =
        before.split('.').every((part) => atom.test(part)) &&
        labels.length > 1 &&
        labels.every((part) => label.test(part));
      expect(takes(`${before}@${after}`)).toBe(valid);
    }),
    { numRuns: 500 },
  );
  expect(takes(`${'a'.repeat(242)}@example.com`)).toBe(true);
  expect(takes(`${'a'.repeat(243)}@example.com`)).toBe(false);
});

test('the values of every form have the types that are sent', () => {
  expectTypeOf<LoginValues>().toEqualTypeOf<contract.LoginCredentials>();
  expectTypeOf<
    Omit<RegisterValues, 'confirmPassword' | 'consent'>
  >().toEqualTypeOf<contract.SignUp>();
  expectTypeOf<RechargeValues>().toEqualTypeOf<{
    money: contract.RechargeRequest['money'];
    bankId: contract.RechargeRequest['bank_id'];
  }>();
  expectTypeOf<RentalValues>().toEqualTypeOf<{
    rentalPeriod: contract.OrderRequest['rental_period'];
    unit: contract.OrderRequest['unit'];
  }>();
  expectTypeOf<VpsRentalValues>().toEqualTypeOf<Omit<contract.VpsOrderRequest, 'config_id'>>();
  expectTypeOf<VpsExtensionValues>().toEqualTypeOf<contract.VpsExtension>();
  expectTypeOf<CreatePcValues>().toEqualTypeOf<{
    name: contract.ImageCreation['name'];
    packageId: contract.ImageCreation['id_package'];
  }>();
  expectTypeOf<CreateCloudValues>().toEqualTypeOf<Pick<contract.CloudImageCreation, 'name'>>();
  expectTypeOf<OneTimeCodeValues['otp']>().toEqualTypeOf<contract.IdentitySubmission['otp']>();
  expectTypeOf<Omit<IdentityValues, 'isConfirmed'>>().toExtend<
    Partial<contract.IdentitySubmission>
  >();
  expectTypeOf<IdentityPicturesValues>().toEqualTypeOf<{
    frontCard: Blob;
    backCard: Blob;
    portraitCard: Blob;
  }>();
});
