/** The pictures of the identity form, cleaned, or refused with a message that names the picture and the reason. */

import { Refusal } from '../refusal.ts';
import type { OperationContext } from '../services.ts';
import { cleanJpeg } from './pictures/jpeg.ts';
import type { CleanPicture, PictureFault } from './pictures/picture.ts';
import { cleanPng } from './pictures/png.ts';
import { readSignature, type Signature, type SignatureFault } from './signature.ts';

/*
 * Pictures of identity cards as they may be kept: JPEG or PNG by what they are (not by name or declared type), of a size that
 * can be looked at, without what the camera wrote beside the picture (place, device, thumbnails of what was cut away).
 * Nothing is decoded: dimensions come from the header, so a picture that would unpack to gigabytes costs nothing.
 */

/** Fewest pixels of each side: below it nothing on a card can be read. */
const leastSide = 200;
/** Most pixels in all: the largest cameras of phones in their usual mode have 50 million. */
const mostPixels = 50_000_000;

/** Judges and cleans a picture. */
export function cleanPicture(bytes: Uint8Array): CleanPicture | PictureFault {
  if (bytes.length === 0) return 'empty';
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cleaned = cleanJpeg(content) ?? cleanPng(content) ?? 'unsupported';
  if (typeof cleaned === 'string') return cleaned;
  if (cleaned.width < leastSide || cleaned.height < leastSide) return 'too small';
  if (cleaned.width * cleaned.height > mostPixels) return 'too large';
  return cleaned;
}

/** What a form must show. */
export interface SubmittedPictures {
  readonly frontCard: CleanPicture;
  readonly backCard: CleanPicture;
  readonly portrait: CleanPicture;
  readonly signature: Signature;
}

const faultWords: Readonly<Record<PictureFault, string>> = {
  // The specification's words, section 5.
  empty: 'Yêu cầu chọn ảnh tải lên',
  unsupported: 'Chỉ được tải lên ảnh định dạng JPEG hoặc PNG',
  damaged: 'Tệp ảnh bị hỏng, bạn chụp hoặc chọn lại ảnh khác',
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

/** @throws Refusal 400 for the first picture that cannot be taken */
export function readPictures(form: Pictures): SubmittedPictures {
  return {
    frontCard: picture(form, 'front_card', 'Mặt trước CCCD'),
    backCard: picture(form, 'back_card', 'Mặt sau CCCD'),
    portrait: picture(form, 'portrait', 'Ảnh chân dung'),
    signature: signature(form.signature_image),
  };
}

function picture(
  form: Pictures,
  field: 'front_card' | 'back_card' | 'portrait',
  label: string,
): CleanPicture {
  const cleaned = cleanPicture(form[field].content);
  if (typeof cleaned !== 'string') return cleaned;
  throw new Refusal(400, `${label}: ${faultWords[cleaned]}`, { field });
}

function signature(dataUrl: string): Signature {
  const read = readSignature(dataUrl);
  if (typeof read !== 'string') return read;
  throw new Refusal(400, signatureWords[read], { field: 'signature_image' });
}
