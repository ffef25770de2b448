import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16, readVietQrPayload, vietQrPayload } from './vietqr.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength });
const printable = Array.from({ length: 95 }, (_, code) => String.fromCharCode(0x20 + code));
const ascii = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...printable), minLength, maxLength });

/** The remainder by long division of the message, bit for bit, as the standard's polynomial is written. */
function remainderOf(text: string): string {
  const message = Array.from(Buffer.from(text, 'utf8'), (byte) =>
    byte.toString(2).padStart(8, '0'),
  );
  // A start of 0xFFFF is the same as the first sixteen bits inverted.
  const bits = Array.from(`${message.join('')}${'0'.repeat(16)}`, Number);
  for (let at = 0; at < 16; at += 1) bits[at] = 1 - (bits[at] ?? 0);
  const polynomial = [0, 5, 12, 16].map((power) => 16 - power);
  for (let at = 0; at + 16 < bits.length; at += 1) {
    if (bits[at] === 1)
      for (const place of polynomial) bits[at + place] = 1 - (bits[at + place] ?? 0);
  }
  return Number.parseInt(bits.slice(-16).join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

/** Fields from their numbers and values, as EMVCo's tables write them. */
function tlv(fields: readonly (readonly [id: string, value: string])[]): string {
  return fields.map(([id, value]) => id + String(value.length).padStart(2, '0') + value).join('');
}

/** A code as any writer may make it: the fields, then a right checksum. */
function signed(fields: readonly (readonly [id: string, value: string])[]): string {
  const unsigned = `${tlv(fields)}6304`;
  return unsigned + remainderOf(unsigned);
}

const napas = (bankBin: string, accountNumber: string) =>
  tlv([
    ['00', 'A000000727'],
    [
      '01',
      tlv([
        ['00', bankBin],
        ['01', accountNumber],
      ]),
    ],
    ['02', 'QRIBFTTA'],
  ]);

/** A code to one account with more fields. */
function paid(fields: readonly (readonly [id: string, value: string])[]) {
  return readVietQrPayload(
    signed([['00', '01'], ['38', napas('970403', '0011012345678')], ...fields]),
  );
}

/** The code as it was, but for the case of the four digits of the checksum, which mean the same in either. */
function withUpperChecksum(code: string): string {
  return code.slice(0, -4) + code.slice(-4).toUpperCase();
}

describe('CRC', () => {
  test('is the one that its standard names', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  test('is the remainder of a long division', () => {
    fc.assert(
      fc.property(fc.oneof(ascii(2, 80), fc.string({ unit: 'grapheme', minLength: 2 })), (text) => {
        expect(crc16(text)).toBe(remainderOf(text));
      }),
    );
  });
});

describe('VietQR', () => {
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
    amount: fc.option(
      fc.oneof(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 9_999_999_999_999 }),
      ),
    ),
    content: fc.option(ascii(1, 95)),
  });

  test('what is written is read back, for any texts', () => {
    fc.assert(
      fc.property(transfer, (given) => {
        expect(readVietQrPayload(vietQrPayload(given))).toEqual(given);
      }),
      { numRuns: 300 },
    );
  });

  test('is written as the tables of the standard say', () => {
    fc.assert(
      fc.property(transfer, ({ bankBin, accountNumber, amount, content }) => {
        const code = signed([
          ['00', '01'],
          ['01', amount === null ? '11' : '12'],
          ['38', napas(bankBin, accountNumber)],
          ['53', '704'],
          ...(amount === null ? [] : [['54', `${amount}`] as const]),
          ['58', 'VN'],
          ...(content === null ? [] : [['62', tlv([['08', content]])] as const]),
        ]);
        expect(vietQrPayload({ bankBin, accountNumber, amount, content })).toBe(code);
      }),
    );
  });

  test('one altered character is always noticed, in any position', () => {
    fc.assert(
      fc.property(transfer, fc.nat(), fc.constantFrom(...printable), (given, at, other) => {
        const code = vietQrPayload(given);
        const place = at % code.length;
        const altered = code.slice(0, place) + other + code.slice(place + 1);
        fc.pre(withUpperChecksum(altered) !== code);
        expect(readVietQrPayload(altered)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('two letters that changed places, a lost and a doubled one are noticed', () => {
    fc.assert(
      fc.property(transfer, fc.nat(), (given, at) => {
        const code = vietQrPayload(given);
        const place = at % (code.length - 1);
        const [one = '', other = ''] = code.slice(place, place + 2);
        const [before, after] = [code.slice(0, place), code.slice(place + 2)];
        const turned = one === other ? '' : before + other + one + after;
        expect(readVietQrPayload(turned)).toBeNull();
        expect(readVietQrPayload(before + other + after)).toBeNull();
        expect(readVietQrPayload(before + one + one + other + after)).toBeNull();
      }),
    );
  });

  test('fields that it does not write are skipped, in any order behind the first', () => {
    const others = fc.uniqueArray(
      fc.tuple(fc.constantFrom('02', '26', '52', '55', '59', '60', '61', '64', '80'), ascii(1, 20)),
      { maxLength: 4, selector: ([id]) => id },
    );
    fc.assert(
      fc.property(transfer, others, fc.nat(), (given, more, seed) => {
        const { bankBin, accountNumber, amount, content } = given;
        const fields = [
          ['38', napas(bankBin, accountNumber)] as const,
          ['53', '704'] as const,
          ...(amount === null ? [] : [['54', `${amount}`] as const]),
          ...(content === null
            ? []
            : [
                [
                  '62',
                  tlv([
                    ['01', 'NPS6869'],
                    ['08', content.slice(0, 80)],
                  ]),
                ] as const,
              ]),
          ...more,
        ];
        const from = seed % fields.length;
        const turned = [...fields.slice(from), ...fields.slice(0, from)];
        expect(readVietQrPayload(signed([['00', '01'], ...turned]))).toEqual({
          ...given,
          content: content?.slice(0, 80) ?? null,
        });
      }),
    );
  });

  test('a sum in another currency is no sum of VND', () => {
    expect(
      paid([
        ['53', '704'],
        ['54', '100'],
      ]),
    ).toMatchObject({ amount: 100 });
    expect(
      paid([
        ['53', '840'],
        ['54', '100'],
      ]),
    ).toBeNull();
    expect(paid([['54', '100']])).toBeNull();
  });

  test.each([
    ['180000', 180_000],
    ['180000.', 180_000],
    ['180000.00', 180_000],
  ])('a sum of %s is %i', (written, amount) => {
    const fields = [['53', '704'] as const, ['54', written] as const];
    expect(paid(fields)).toMatchObject({ amount });
  });

  test.each(['180000.50', '99999999999999999999', '0', '1e3', ' 100', '-1', '1,5'])(
    'a sum of "%s" is no sum of VND',
    (written) => {
      const fields = [['53', '704'] as const, ['54', written] as const];
      expect(paid(fields)).toBeNull();
    },
  );

  test('a code to something else than an account is none', () => {
    const receiver = tlv([
      ['00', '970403'],
      ['01', '0011012345678'],
    ]);
    const to = (fields: readonly (readonly [string, string])[]) =>
      readVietQrPayload(
        signed([
          ['00', '01'],
          ['38', tlv(fields)],
          ['53', '704'],
        ]),
      );
    expect(
      to([
        ['00', 'A000000727'],
        ['01', receiver],
        ['02', 'QRIBFTTA'],
      ]),
    ).not.toBeNull();
    expect(
      to([
        ['00', 'A000000727'],
        ['01', receiver],
        ['02', 'QRIBFTTC'],
      ]),
    ).toBeNull();
    expect(
      to([
        ['00', 'A000000728'],
        ['01', receiver],
        ['02', 'QRIBFTTA'],
      ]),
    ).toBeNull();
    for (const part of [tlv([['00', '970403']]), tlv([['01', '0011012345678']]), 'zz']) {
      expect(
        to([
          ['00', 'A000000727'],
          ['01', part],
          ['02', 'QRIBFTTA'],
        ]),
      ).toBeNull();
    }
  });

  test('what does not divide into fields is no code', () => {
    const unsigned = `${tlv([
      ['00', '01'],
      ['38', napas('970403', '1')],
      ['53', '704'],
    ])}zz6304`;
    expect(readVietQrPayload(unsigned + remainderOf(unsigned))).toBeNull();
    expect(
      paid([
        ['53', '704'],
        ['62', 'zz'],
      ]),
    ).toBeNull();
  });

  test('a field that is there twice, or another format, is no code', () => {
    expect(
      paid([
        ['53', '704'],
        ['54', '100'],
        ['54', '200'],
      ]),
    ).toBeNull();
    const fields = [
      ['38', napas('970403', '1')],
      ['53', '704'],
    ] as const;
    expect(readVietQrPayload(signed([['00', '02'], ...fields]))).toBeNull();
    expect(readVietQrPayload(signed(fields))).toBeNull();
  });

  test('a text of other letters is counted in letters', () => {
    const content = 'nạp tiền 🎮';
    const field = `08${String(Array.from(content).length).padStart(2, '0')}${content}`;
    const unsigned = `${tlv([
      ['00', '01'],
      ['38', napas('970403', '1')],
      ['53', '704'],
    ])}62${String(Array.from(field).length).padStart(2, '0')}${field}6304`;
    expect(readVietQrPayload(unsigned + remainderOf(unsigned))).toMatchObject({ content });
  });

  test('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const unsigned = `${text}6304`;
        expect(readVietQrPayload(text)).toBeNull();
        expect(readVietQrPayload(unsigned + crc16(unsigned))).toBeNull();
      }),
    );
  });

  test.each([
    { bankBin: '97043', accountNumber: '1' },
    { bankBin: '9704031', accountNumber: '1' },
    { bankBin: '970403 ', accountNumber: '1' },
    { bankBin: 'x970403', accountNumber: '1' },
    { bankBin: '970403', accountNumber: '1'.repeat(20) },
    { bankBin: '970403', accountNumber: '' },
    { bankBin: '970403', accountNumber: '1 2' },
    { bankBin: '970403', accountNumber: '1', amount: 0 },
    { bankBin: '970403', accountNumber: '1', amount: 1.5 },
    { bankBin: '970403', accountNumber: '1', content: 'nạp tiền' },
    { bankBin: '970403', accountNumber: '1', content: '' },
    { bankBin: '970403', accountNumber: '1', amount: 10_000_000_000_000 },
    { bankBin: '970403', accountNumber: '1', content: 'A'.repeat(96) },
  ])('refuses to write %o', (given) => {
    expect(() => vietQrPayload(given)).toThrow(RangeError);
  });
});
