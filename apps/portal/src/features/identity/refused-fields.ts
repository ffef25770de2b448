import { imageKinds, type IdentityForm } from './identity-form.ts';

export type IdentityField = keyof IdentityForm;

/** How an operator names each field, in lower case. */
const names = {
  frontCard: /mặt trước|front/u,
  backCard: /mặt sau|back/u,
  portraitCard: /chân dung|portrait|selfie/u,
  fullName: /họ (?:và )?tên|full name/u,
  id: /số (?:cccd|cmnd|căn cước)|id number/u,
  dob: /ngày sinh|date of birth/u,
  issueDate: /ngày cấp|issue date/u,
  issuePlace: /nơi cấp|place of issue/u,
  phone: /số điện thoại|phone/u,
  address: /địa chỉ|address/u,
  email: /e-?mail/u,
  signature: /chữ ký|signature/u,
} as const satisfies Readonly<Partial<Record<IdentityField, RegExp>>>;

const isPicture = (field: IdentityField): boolean => imageKinds.some((kind) => kind === field);

function isNamed(field: string): field is keyof typeof names {
  return Object.hasOwn(names, field);
}

/**
 * What an operator's reason names (`reasonFailKyc`, free text): the pictures; without one the other fields, because beside a picture
 * they are what could not be read in it. The signature always counts. Empty where the reason names nothing that is known here: then
 * nothing of the last submission may be taken for right.
 */
export function refusedFields(reason: string | null): ReadonlySet<IdentityField> {
  const words = (reason ?? '').normalize('NFC').toLowerCase();
  const named = Object.keys(names)
    .filter(isNamed)
    .filter((field) => names[field].test(words));
  const pictures = named.filter(isPicture);
  // "Ảnh mờ": one of the pictures, and nobody says which.
  if (pictures.length === 0 && /(?<!\p{L})(?:ảnh|hình|picture|photo)/u.test(words)) {
    return new Set([...imageKinds, ...named.filter((field) => field === 'signature')]);
  }
  return new Set(
    pictures.length === 0
      ? named
      : named.filter((field) => isPicture(field) || field === 'signature'),
  );
}
