import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { expect, it } from 'vitest';
import { contractDraft } from './contract-draft.ts';
import { contractParts, signedText } from './contract-parts.ts';

/** Without what is known only after the signature. */
const unsigned = (text: string) =>
  text.replaceAll(
    /^(Số hợp đồng|Thời điểm ký|Mặt (?:trước|sau) CCCD|Ảnh chân dung|Chữ ký): .*$/gmu,
    '$1',
  );

it('has the words that are signed, with fields in place of what is entered', () => {
  const signedAt = new Date('2026-11-20T17:41:10.000Z');
  const person = {
    fullName: 'Đỗ Quốc Bửu',
    dateOfBirth: '1994-05-17',
    citizenId: '079094001234',
    issueDate: '2021-08-02',
    issuePlace: 'Cục Cảnh sát',
    address: '12 Nguyễn Hữu Thọ',
    email: 'buu@example.com',
    phone: '0901234567',
  };
  const filled = signedText(contractDraft(defaultRuntimeConfig))
    .text.replace('{fullName}', person.fullName)
    .replace('{dob}', '17/05/1994')
    .replace('{id}', person.citizenId)
    .replace('{issueDate}', '02/08/2021')
    .replace('{issuePlace}', person.issuePlace)
    .replace('{address}', person.address)
    .replace('{email}', person.email)
    .replace('{phone}', person.phone)
    .replace('{username}', 'demo');
  const signed = signedText(
    contractParts({
      number: 'HD-1',
      signedAt,
      username: 'demo',
      person,
      operator: defaultRuntimeConfig,
      fingerprints: ['Mặt trước CCCD', 'Mặt sau CCCD', 'Ảnh chân dung', 'Chữ ký'].map((file) => [
        file,
        'f'.repeat(64),
      ]),
    }),
  ).text;
  expect(unsigned(filled)).toBe(unsigned(signed));
});
