/** The personal data of the identity form: trimmed, and refused where they cannot be true. */
import { dateTimeParts } from '@tram/machines/rules';
import { Refusal } from '../refusal.ts';
import type { OperationContext } from '../services.ts';

/** Who signs. Dates are `YYYY-MM-DD`. */
export interface Person {
  readonly fullName: string;
  readonly dateOfBirth: string;
  readonly citizenId: string;
  readonly issueDate: string;
  readonly issuePlace: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

type Fields = Omit<
  OperationContext<'submitIdentity'>['body'],
  'front_card' | 'back_card' | 'portrait'
>;

/** Where a day begins for who signs. */
export const contractTimeZone = 'Asia/Ho_Chi_Minh';

/**
 * Reads the person out of the form. Formats of citizen number, phone and e-mail are not judged (specification section 5 asks
 * only that they are there); dates are real ones by the contract already.
 * @throws Refusal 400 that names the field
 */
export function readPerson(form: Fields, now: Date): Person {
  const person: Person = {
    fullName: required(form, 'fullName', 'Họ và tên'),
    dateOfBirth: form.dob,
    citizenId: required(form, 'id', 'Số CCCD'),
    issueDate: form.issueDate,
    issuePlace: required(form, 'issuePlace', 'Nơi cấp'),
    address: required(form, 'address', 'Địa chỉ'),
    email: required(form, 'email', 'Email'),
    phone: required(form, 'phone', 'Số điện thoại'),
  };
  const today = dayOf(now);
  if (person.dateOfBirth >= today) {
    throw new Refusal(400, 'Ngày sinh phải là một ngày đã qua', { field: 'dob' });
  }
  if (person.issueDate > today) {
    throw new Refusal(400, 'Ngày cấp không được ở tương lai', { field: 'issueDate' });
  }
  if (person.issueDate <= person.dateOfBirth) {
    throw new Refusal(400, 'Ngày cấp phải sau ngày sinh', { field: 'issueDate' });
  }
  return person;
}

/** One line without control characters, composed as fonts and searches expect it. */
function required(form: Fields, field: keyof Fields, label: string): string {
  const text = form[field]
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (text === '') throw new Refusal(400, `${label} không được để trống`, { field });
  return text;
}

/** The day of a moment in Vietnam, `YYYY-MM-DD`. */
function dayOf(moment: Date): string {
  const { date = '' } = dateTimeParts(moment.getTime(), contractTimeZone) ?? {};
  return date.split('/').toReversed().join('-');
}
