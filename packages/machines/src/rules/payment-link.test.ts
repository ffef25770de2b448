import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePaymentLink } from './recharge.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });
const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((given) => given.trim() === given);
/** Hosts and folders, with hyphens wherever they are allowed. */
const place = fc
  .tuple(
    fc.constantFrom('https://', 'http://', '//', 'HTTPS://'),
    fc.array(fc.constantFrom('a', 'b9', 'my-qr', 'img', '970436-0001', 'x--y'), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.constantFrom('', ':4000', ':80'),
    fc.array(fc.constantFrom('a-b', 'image', '970436-0123-compact', '-', 'v1.2', '%2D'), {
      maxLength: 3,
    }),
  )
  .map(([scheme, host, port, folders]) => [scheme + host.join('.') + port, ...folders].join('/'));

const linkSign = fc.constantFrom(...'/-%?&=#:.+2Da\u0000é \ud83d\n'.split(''), '%2', '%ff', '//');

describe('payment link', () => {
  // @spec 2.41 2.42
  test('contains the account and its holder', () => {
    const link =
      'https://img.vietqr.example/image/970436-0123456789-compact2.png?amount=100000&addInfo=TRAM7K2QX9&accountName=CONG%20TY%20TRAM';
    expect(parsePaymentLink(link)).toEqual({
      bankBin: '970436',
      accountNumber: '0123456789',
      template: 'compact2',
      amount: 100_000,
      content: 'TRAM7K2QX9',
      accountName: 'CONG TY TRAM',
    });
  });

  // @spec 2.41
  test('hyphens in host, folders and template break nothing', () => {
    const link =
      'https://my-qr-host.example/a-b/c-d/970436-0123-my-own.template.png?accountName=A-B';
    expect(parsePaymentLink(link)).toMatchObject({
      bankBin: '970436',
      accountNumber: '0123',
      accountName: 'A-B',
    });
  });

  test.each([
    ['/qr/970436-0123-compact.png', '0123'],
    ['970436-0123-compact.png', '0123'],
    ['//qr-host.example/970436-0123.png', '0123'],
    ['http://localhost:4000/qr/970436-0123-compact.png#x?y-z', '0123'],
  ])('%s contains account %s', (link, account) => {
    expect(parsePaymentLink(link).accountNumber).toBe(account);
  });

  test.each([
    null,
    undefined,
    '',
    'https://my-qr-host.example',
    'https://a-b.example/x.png',
    'xin chào',
  ])('%s has no account and no holder', (link) => {
    expect(parsePaymentLink(link)).toMatchObject({ accountNumber: null, accountName: null });
  });

  // @spec 2.43
  test('an account without a holder, and a holder without an account', () => {
    expect(parsePaymentLink('/970436-0123-a.png')).toMatchObject({ accountName: null });
    expect(parsePaymentLink('/qr.png?accountName=A')).toMatchObject({
      accountNumber: null,
      accountName: 'A',
    });
  });

  test.each([
    ['970436-0123-c.png?amount=5', { bankBin: '970436', amount: 5 }],
    ['/970436-0123-c.png?amount=5', { bankBin: '970436', amount: 5 }],
    ['https://h.example/a//970436-0123-c.png', { accountNumber: '0123' }],
    ['/970436-0123-c.jp2', { template: 'c' }],
    ['accountName=A', { accountName: null }],
    ['/qr.png?accountName=%20%20&addInfo=+', { accountName: null, content: null }],
    ['/qr.png?amount=1e5', { amount: null }],
    ['/qr.png?amount=-5', { amount: null }],
    ['/qr.png?amount=5.5', { amount: null }],
    ['/qr.png?amount=', { amount: null }],
    ['/qr.png?amount=99999999999999999999', { amount: null }],
  ])('%s contains %j', (link, parts) => {
    expect(parsePaymentLink(link)).toMatchObject(parts);
  });

  test('blanks around it belong to nothing', () => {
    const link = ' https://qr.example/970436-0123-compact.png?accountName=A B \n';
    expect(parsePaymentLink(link)).toMatchObject({
      accountNumber: '0123',
      template: 'compact',
      accountName: 'A B',
    });
    expect(parsePaymentLink('\t/970436-0123-compact.png ')).toMatchObject({ template: 'compact' });
  });

  test('parses every link of its form, for any hosts, folders, names and hyphens', () => {
    const at = fc.oneof(place, fc.constantFrom('', '.', '/qr-1', '/a-b/c-d'));
    const template = fc.constantFrom('compact2', 'qr_only', 'my-own', 'a-b-c', 'v1.2');
    fc.assert(
      fc.property(
        at,
        digits(6, 6),
        digits(1, 19),
        fc.option(template),
        fc.option(fc.integer({ min: 0, max: 1e12 })),
        fc.option(text),
        fc.option(text),
        fc.constantFrom('', '#', '#x?y-z/1-2-3.png'),
        (folder, bankBin, accountNumber, drawn, amount, content, accountName, fragment) => {
          const query = new URLSearchParams({
            ...(amount === null ? {} : { amount: String(amount) }),
            ...(content === null ? {} : { addInfo: content }),
            ...(accountName === null ? {} : { accountName }),
          });
          const picture = [bankBin, accountNumber, ...(drawn === null ? [] : [drawn])].join('-');
          const link = `${folder}/${picture}.png?${query.toString()}${fragment}`;
          expect(parsePaymentLink(link)).toEqual({
            bankBin,
            accountNumber,
            template: drawn,
            amount,
            content,
            accountName,
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('an encoded hyphen or slash belongs to its part', () => {
    const name = fc.string({
      unit: fc.constantFrom(...'09AZ-/?#%& à'.split('')),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(place, name, (folder, account) => {
        fc.pre(account.trim() === account);
        const encoded = encodeURIComponent(account).replaceAll('-', '%2D');
        const link = `${folder}/970436-${encoded}-compact.png`;
        expect(parsePaymentLink(link)).toMatchObject({
          accountNumber: account,
          template: 'compact',
        });
      }),
    );
  });

  test('a host alone names no account, however many hyphens it has', () => {
    fc.assert(
      fc.property(place, (folder) => {
        expect(parsePaymentLink(`${folder}/`).accountNumber).toBeNull();
        const host = folder.split('/').slice(0, 3).join('/');
        expect(parsePaymentLink(host).accountNumber).toBeNull();
      }),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: linkSign, maxLength: 30 }), (link) => {
        expect(Object.keys(parsePaymentLink(link))).toHaveLength(6);
      }),
    );
  });
});
