/** The personal data of the identity form: trimmed, and refused where they cannot be true. */
import { vietnamDay } from '@tram/machines/rules';
import { refuseUnlessName, refuseUnlessPhone } from '../auth/personal-details.ts';
import { Refusal } from '../refusal.ts';
import type { OperationContext, Services } from '../services.ts';
import type { Person } from './contract/contract-parts.ts';
import {
  type CleanPicture,
  leastSide,
  mostPixels,
  type PictureFault,
  type Signature,
  type SignatureFault,
  type SubmittedPictures,
} from './pictures.ts';

type Fields = Omit<
  OperationContext<'submitIdentity'>['body'],
  'front_card' | 'back_card' | 'portrait'
>;

/**
 * Who may sign: from fifteen years on a person enters into contracts of this kind alone (Bộ luật Dân sự 2015, điều 21.4). Nobody is
 * much older than the other.
 */
const ages = { youngest: 15, oldest: 120 } as const;

/**
 * Reads the person out of the form. It refuses what cannot be true or is no detail of its kind, because it is written into the
 * contract. What only looks odd (the province of a citizen number, the prefix of a phone) is for the operator to judge: the
 * specification (section 5) asks that it is there. The e-mail address and that dates are real are checked by the contract already.
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
  refuseUnlessName(person.fullName);
  refuseUnlessCardNumber(person.citizenId);
  refuseUnlessPhone(person.phone);
  refuseUnlessWords(person.issuePlace, 'issuePlace', 'Nơi cấp');
  refuseUnlessWords(person.address, 'address', 'Địa chỉ');
  const today = vietnamDay(now.getTime());
  if (person.dateOfBirth >= today) {
    throw new Refusal(400, 'Ngày sinh phải là một ngày đã qua', { field: 'dob' });
  }
  if (person.dateOfBirth > yearsBefore(today, ages.youngest)) {
    throw new Refusal(400, `Bạn phải từ đủ ${ages.youngest} tuổi để ký hợp đồng`, { field: 'dob' });
  }
  if (person.dateOfBirth < yearsBefore(today, ages.oldest)) {
    throw new Refusal(400, 'Ngày sinh không hợp lệ, bạn kiểm tra lại năm sinh', { field: 'dob' });
  }
  if (person.issueDate > today) {
    throw new Refusal(400, 'Ngày cấp không được ở tương lai', { field: 'issueDate' });
  }
  if (person.issueDate <= person.dateOfBirth) {
    throw new Refusal(400, 'Ngày cấp phải sau ngày sinh', { field: 'issueDate' });
  }
  return person;
}

/** The same day so many years earlier, `YYYY-MM-DD`. Only to be compared: it may be a 29 February that there was not. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}

/** Twelve digits of a citizen card, nine of an older one, or letters and digits of a passport; grouped as people write them. */
function refuseUnlessCardNumber(text: string): void {
  const plain = text.replaceAll(/[ .-]/g, '');
  if (/^[A-Za-z0-9]{6,20}$/.test(plain) && /[0-9]/.test(plain)) return;
  throw new Refusal(400, 'Số CCCD chỉ gồm chữ số, hoặc chữ cái và chữ số của hộ chiếu', {
    field: 'id',
  });
}

/** Words and numbers with the signs that addresses have: no markup. */
function refuseUnlessWords(text: string, field: keyof Fields, label: string): void {
  if (/^[\p{L}\p{M}\p{N} .,;:/()&#+°"“”'’–-]*$/u.test(text) && /\p{L}/u.test(text)) return;
  throw new Refusal(400, `${label} có ký tự không được phép, bạn chỉ dùng chữ, số và dấu câu`, {
    field,
  });
}

/** One line without control characters. */
function required(form: Fields, field: keyof Fields, label: string): string {
  const text = form[field].replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text === '') throw new Refusal(400, `${label} không được để trống`, { field });
  return text;
}

// The pictures of the identity form, cleaned, or refused with a message that names the picture and the reason.

const faultWords: Readonly<Record<PictureFault, string>> = {
  // The specification's words, section 5.
  empty: 'Yêu cầu chọn ảnh tải lên',
  unsupported: 'Chỉ được tải lên ảnh định dạng JPEG hoặc PNG',
  damaged: 'File ảnh bị hỏng, bạn chụp hoặc chọn lại ảnh khác',
  'too small': `Ảnh quá nhỏ, mỗi cạnh phải có ít nhất ${leastSide} điểm ảnh`,
  'too large': `Ảnh quá lớn, tối đa ${mostPixels / 1e6} triệu điểm ảnh`,
};

const signatureWords: Readonly<Record<SignatureFault, string>> = {
  unreadable: 'Chữ ký không đọc được, bạn ký lại',
  'too large': 'Ảnh chữ ký quá lớn, bạn ký lại trong khung ký',
  blank: 'Bạn chưa ký tên',
};

type Pictures = Pick<
  OperationContext<'submitIdentity'>['body'],
  'front_card' | 'back_card' | 'portrait' | 'signature_image'
>;

type Documents = Services['documents'];

/** @throws Refusal 400 for the first picture that cannot be taken; 503 when too many wait to be looked at */
export async function readPictures(
  { documents }: Pick<Services, 'documents'>,
  form: Pictures,
): Promise<SubmittedPictures> {
  // One after the other: unpacked, a photo of a phone has a hundred times the bytes of its file.
  return {
    frontCard: await picture(documents, form, 'front_card', 'Mặt trước CCCD'),
    backCard: await picture(documents, form, 'back_card', 'Mặt sau CCCD'),
    portrait: await picture(documents, form, 'portrait', 'Ảnh chân dung'),
    signature: await signature(documents, form.signature_image),
  };
}

async function picture(
  documents: Documents,
  form: Pictures,
  field: 'front_card' | 'back_card' | 'portrait',
  label: string,
): Promise<CleanPicture> {
  const cleaned = await documents.cleanPicture(form[field].content);
  if (typeof cleaned !== 'string') return cleaned;
  throw new Refusal(400, `${label}: ${faultWords[cleaned]}`, { field });
}

async function signature(documents: Documents, dataUrl: string): Promise<Signature> {
  const read = await documents.readSignature(dataUrl);
  if (typeof read !== 'string') return read;
  throw new Refusal(400, signatureWords[read], { field: 'signature_image' });
}
