import { createHash } from 'node:crypto';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataUrl, makeSignaturePng } from '../../testing/test-pictures.ts';
import { readSignature } from '../pictures.ts';
import { type ContractFacts, contractParts, type Person, signedText } from './contract-parts.ts';
import { contractPdf } from './contract-pdf.ts';

const person: Person = {
  fullName: 'Đỗ Quốc Bửu',
  dateOfBirth: '1994-05-17',
  citizenId: '079094001234',
  issueDate: '2021-08-02',
  issuePlace: 'Cục Cảnh sát QLHC về TTXH',
  address: '12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh',
  email: 'buu@example.com',
  phone: '0901234567',
};

const facts = {
  number: 'HD-20261120-0A1B2C3D',
  signedAt: new Date('2026-11-20T17:41:10.000Z'),
  username: 'demo',
  person,
  operator: { ...defaultRuntimeConfig, name: 'Máy Mây' },
  fingerprints: [['Mặt trước CCCD', 'f'.repeat(64)]],
} satisfies ContractFacts;

async function print(of: typeof facts) {
  const parts = contractParts(of);
  const signed = signedText(parts);
  const signature = await readSignature(dataUrl(makeSignaturePng()));
  if (typeof signature === 'string') throw new Error(signature);
  const bytes = await contractPdf({ facts: of, parts, signed, signature: signature.content });
  // The reader detaches its buffer.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { bytes: Buffer.from(bytes), document, signed, text: text.replaceAll(/\s+/g, ' ') };
}

let printed: Awaited<ReturnType<typeof print>>;
beforeAll(async () => {
  printed = await print(facts);
});

describe('the contract', () => {
  // @spec 2.68
  it('is a PDF 1.7 in Vietnamese of two pages, with its title', async () => {
    expect(printed.bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(printed.document.numPages).toBe(2);
    const { info } = await printed.document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Hợp đồng thuê máy HD-20261120-0A1B2C3D',
      Author: 'Máy Mây',
      Language: 'vi-VN',
    });
  });

  it.each([
    'HỢP ĐỒNG THUÊ MÁY TÍNH TỪ XA',
    'HD-20261120-0A1B2C3D',
    'Đỗ Quốc Bửu',
    '079094001234',
    '17/05/1994',
    '02/08/2021',
    'Cục Cảnh sát QLHC về TTXH',
    '12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh',
    'buu@example.com',
    '0901234567',
    'Máy Mây',
    'Tiền thuê không được hoàn lại sau khi máy đã được thuê',
    'tài khoản bị khóa vĩnh viễn',
    // In Vietnam it was past midnight.
    '21/11/2026 00:41:10 (giờ Việt Nam)',
    'Trang 2/2',
  ])('says, in text that can be searched and copied: %s', (words) => {
    expect(printed.text).toContain(words);
  });

  it('prints the hash of the signed text, and carries that text', async () => {
    const { signed, text, document } = printed;
    expect(text).toContain(signed.hash);
    const attachments = await document.getAttachments();
    expect([...(attachments?.keys() ?? [])]).toEqual(['noi-dung-da-ky.txt']);
    const content = await document.getAttachmentContent('noi-dung-da-ky.txt');
    if (content === null) throw new TypeError('the signed text is not attached');
    expect(createHash('sha256').update(content).digest('hex')).toBe(signed.hash);
    expect(Buffer.from(content).toString()).toBe(signed.text);
    for (const words of ['Số CCCD: 079094001234', `Mặt trước CCCD: ${'f'.repeat(64)}`, 'Điều 7']) {
      expect(signed.text).toContain(words);
    }
  });

  it('shows the signature', async () => {
    const page = await printed.document.getPage(2);
    const { fnArray, argsArray } = await page.getOperatorList();
    const { OPS } = await import('unpdf/pdfjs');
    const pictures = fnArray.flatMap((operation, at) =>
      operation === OPS.paintImageXObject ? [argsArray[at]?.slice(1, 3)] : [],
    );
    expect(pictures).toEqual([[120, 40]]);
  });

  it('holds the letters that it needs, not whole fonts', () => {
    expect(printed.bytes.length).toBeLessThan(80_000);
  });
});

function hashOf(of: ContractFacts): string {
  return signedText(contractParts(of)).hash;
}

it('has another hash when anything that is signed differs', () => {
  const others: ContractFacts[] = [
    { ...facts, person: { ...person, citizenId: '079094001235' } },
    { ...facts, signedAt: new Date('2026-11-20T17:41:11.000Z') },
    { ...facts, fingerprints: [['Mặt trước CCCD', `${'f'.repeat(63)}e`]] },
    { ...facts, number: 'HD-20261120-0A1B2C3E' },
  ];
  expect(new Set([facts, ...others].map(hashOf)).size).toBe(5);
  expect(hashOf(facts)).toBe(printed.signed.hash);
});

it('has room for what is long, and for letters that the font does not have', async () => {
  const long = await print({
    ...facts,
    person: {
      ...person,
      fullName: 'A'.repeat(200),
      issuePlace: 'Phòng '.repeat(33),
      address: `${'Ấp Mỹ Phước, '.repeat(38)}王小明 😀`,
    },
  });
  expect(long.text).toContain('A'.repeat(20));
  expect(long.text).toContain('Ấp Mỹ Phước, Ấp Mỹ Phước');
  expect(long.text).toContain(long.signed.hash);
  expect(long.signed.text).toContain('王小明 😀');
  expect(long.document.numPages).toBeLessThanOrEqual(3);
});
