import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16 } from './crc16.ts';
import { parsePaymentLink } from './payment-link.ts';
import { readVietQrPayload, vietQrPayload } from './vietqr.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });
const word = fc.string({
  unit: fc.constantFrom(...'ABCXYZ019'.split('')),
  minLength: 1,
  maxLength: 12,
});

describe('payment link', () => {
  test('tells the account and its holder', () => {
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
  ])('%s tells account %s', (link, account) => {
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

  test('an account without a holder, and a holder without an account', () => {
    expect(parsePaymentLink('/970436-0123-a.png')).toMatchObject({ accountName: null });
    expect(parsePaymentLink('/qr.png?accountName=A')).toMatchObject({
      accountNumber: null,
      accountName: 'A',
    });
  });

  test('reads every link of its form back, whatever the host', () => {
    const host = fc.constantFrom(
      'https://qr.example',
      'http://my-qr.example:4000/a-b',
      '',
      '/qr-1',
    );
    fc.assert(
      fc.property(
        host,
        digits(6, 6),
        digits(1, 19),
        fc.integer({ min: 0, max: 1e12 }),
        word,
        fc.string({ minLength: 1 }).filter((name) => name.trim() === name),
        (at, bankBin, accountNumber, amount, content, accountName) => {
          const query = new URLSearchParams({
            amount: String(amount),
            addInfo: content,
            accountName,
          });
          const link = `${at}/${bankBin}-${accountNumber}-compact2.png?${query.toString()}`;
          expect(parsePaymentLink(link)).toEqual({
            bankBin,
            accountNumber,
            template: 'compact2',
            amount,
            content,
            accountName,
          });
        },
      ),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (link) => {
        expect(Object.keys(parsePaymentLink(link))).toHaveLength(6);
      }),
    );
  });
});

describe('VietQR', () => {
  test('the checksum is the one that its standard names', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  // Sections 6.1.1 and 6.1.3 of NAPAS's format specification, and the dynamic code without a bill number.
  const staticCode =
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F';
  const billCode =
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E';
  const dynamicCode =
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62230819thanh toan don hang63045FAB';

  test('writes the codes of the standard', () => {
    const account = { bankBin: '970403', accountNumber: '0011012345678' };
    expect(vietQrPayload(account)).toBe(staticCode);
    expect(vietQrPayload({ ...account, amount: 180_000, content: 'thanh toan don hang' })).toBe(
      dynamicCode,
    );
  });

  test('reads the codes of the standard, fields that it does not write included', () => {
    const account = { bankBin: '970403', accountNumber: '0011012345678' };
    expect(readVietQrPayload(staticCode)).toEqual({ ...account, amount: null, content: null });
    expect(readVietQrPayload(billCode)).toEqual({
      ...account,
      amount: 180_000,
      content: 'thanh toan don hang',
    });
  });

  const transfer = fc.record({
    bankBin: digits(6, 6),
    accountNumber: fc.string({
      unit: fc.constantFrom(...'0123456789ABCxyz'.split('')),
      minLength: 1,
      maxLength: 19,
    }),
    amount: fc.option(fc.integer({ min: 1, max: 9_999_999_999 })),
    content: fc.option(word),
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(transfer, (given) => {
        expect(readVietQrPayload(vietQrPayload(given))).toEqual(given);
      }),
    );
  });

  test('one altered character is always noticed', () => {
    fc.assert(
      fc.property(
        transfer,
        fc.nat(),
        fc.constantFrom(...'0123456789AZ'.split('')),
        (given, at, other) => {
          const code = vietQrPayload(given);
          const place = at % code.length;
          const altered = code.slice(0, place) + other + code.slice(place + 1);
          fc.pre(altered !== code);
          expect(readVietQrPayload(altered)).toBeNull();
        },
      ),
    );
  });

  test('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const signed = `${text}6304`;
        expect(readVietQrPayload(text)).toBeNull();
        expect(readVietQrPayload(signed + crc16(signed))).toBeNull();
      }),
    );
  });

  test.each([
    { bankBin: '97043', accountNumber: '1' },
    { bankBin: '970403', accountNumber: '' },
    { bankBin: '970403', accountNumber: '1 2' },
    { bankBin: '970403', accountNumber: '1', amount: 0 },
    { bankBin: '970403', accountNumber: '1', amount: 1.5 },
    { bankBin: '970403', accountNumber: '1', content: 'nạp tiền' },
    { bankBin: '970403', accountNumber: '1', content: '' },
  ])('refuses to write %o', (given) => {
    expect(() => vietQrPayload(given)).toThrow(RangeError);
  });
});
