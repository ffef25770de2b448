/** The identity form, filled in as a customer would: for tests of the domain and for those over HTTP. */
import type { OperationContext } from '../services.ts';
import { dataUrl, makeJpeg, makePng, makeSignaturePng } from './test-pictures.ts';

/** The fields of the form, with its files. */
export type IdentityForm = OperationContext<'submitIdentity'>['body'];

/** A file as it arrives: its name and its declared type say what they like. */
export function upload(content: Uint8Array, name = 'anh.jpg', contentType = 'image/jpeg') {
  return { name, contentType, content };
}

/** A form that is right but for the code. */
export function identityForm(otp: string, changes: Partial<IdentityForm> = {}): IdentityForm {
  return {
    front_card: upload(makeJpeg()),
    back_card: upload(makePng(), 'mat-sau.png', 'image/png'),
    portrait: upload(makeJpeg({ width: 240, height: 320 })),
    signature_image: dataUrl(makeSignaturePng()),
    fullName: 'Đỗ Quốc Bửu',
    dob: '1994-05-17',
    id: '079094001234',
    issueDate: '2021-08-02',
    issuePlace: 'Cục Cảnh sát QLHC về TTXH',
    address: '12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh',
    email: 'buu@example.com',
    phone: '0901234567',
    otp,
    ...changes,
  };
}

/** The same form as a browser sends it. */
export function identityFormData(otp: string, changes: Partial<IdentityForm> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(identityForm(otp, changes))) {
    if (typeof value === 'string') data.set(name, value);
    else {
      const { content, contentType } = value;
      data.set(name, new Blob([new Uint8Array(content)], { type: contentType }), value.name);
    }
  }
  return data;
}
