/**
 * CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF, no reflection) over the UTF-8 bytes of a text: the checksum of
 * EMV QR codes (interpretations, "Status values"; EMVCo QR Code Specification for Payment Systems, merchant-presented mode,
 * chapter 4.7.3).
 *
 * @returns four upper-case hexadecimal digits
 */
export function crc16(text: string): string {
  let remainder = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    remainder ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      const carries = (remainder & 0x8000) !== 0;
      remainder = ((remainder << 1) ^ (carries ? 0x1021 : 0)) & 0xffff;
    }
  }
  return remainder.toString(16).toUpperCase().padStart(4, '0');
}

/** A bank transfer that a VietQR code describes (interpretations, "Status values"). */
export interface VietQrTransfer {
  /** BIN of the receiving bank, six digits. */
  bankBin: string;
  /** Receiving account, up to 19 letters and digits. */
  accountNumber: string;
  /** Sum, VND, up to thirteen digits; left out or `null`, the payer types it. */
  amount?: number | null | undefined;
  /** Content of the transfer, printable ASCII; left out or `null`, the payer types it. */
  content?: string | null | undefined;
}

/** What a VietQR code says (interpretations, "Status values"). A part that it leaves to the payer is `null`. */
export interface ReadVietQr {
  bankBin: string;
  accountNumber: string;
  /** VND. */
  amount: number | null;
  content: string | null;
}

/** Identifier of NAPAS's quick transfer in field 38. */
const NAPAS = 'A000000727';
/** Quick transfer to an account number. */
const TO_ACCOUNT = 'QRIBFTTA';
/** The one version of the format. */
const FORMAT = '01';
/** The currency's number: ISO 4217. */
const DONG = '704';
/** What thirteen digits hold: EMVCo's field 54. */
const MAXIMUM_AMOUNT = 9_999_999_999_999;

/**
 * The text of a VietQR code, which every Vietnamese bank app can pay (NAPAS VietQR over EMVCo merchant-presented QR;
 * interpretations, "Status values").
 *
 * The server draws its QR pictures from it, and the portal draws the same code itself when the picture cannot be loaded.
 * Text is written as given and never folded or cut: the content identifies the payment.
 *
 * @throws RangeError when a part cannot be written (wrong BIN, text that is not printable ASCII or too long, a sum below 1 VND
 * or of more than thirteen digits)
 */
export function vietQrPayload(transfer: VietQrTransfer): string {
  const { bankBin, accountNumber, amount = null, content = null } = transfer;
  if (!/^\d{6}$/u.test(bankBin)) throw new RangeError(`A bank's BIN has six digits: ${bankBin}`);
  if (!/^[0-9A-Za-z]{1,19}$/u.test(accountNumber)) {
    throw new RangeError(`Not an account number: ${accountNumber}`);
  }
  if (amount !== null && !isAmount(amount)) {
    throw new RangeError(`A transfer is a whole number of VND: ${amount}`);
  }
  const receiver = field('00', bankBin) + field('01', accountNumber);
  const unsigned = [
    field('00', FORMAT),
    field('01', amount === null ? '11' : '12'),
    field('38', field('00', NAPAS) + field('01', receiver) + field('02', TO_ACCOUNT)),
    field('53', DONG),
    amount === null ? '' : field('54', String(amount)),
    field('58', 'VN'),
    content === null ? '' : field('62', field('08', content)),
    '6304',
  ].join('');
  return unsigned + crc16(unsigned);
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 1 && amount <= MAXIMUM_AMOUNT;
}

/** One field: two digits of identifier, two of length, the value. */
function field(id: string, value: string): string {
  if (!/^[\x20-\x7e]{1,99}$/u.test(value)) {
    throw new RangeError(`Field ${id} takes 1 to 99 printable ASCII characters`);
  }
  return id + String(value.length).padStart(2, '0') + value;
}

/**
 * Reads a VietQR code (NAPAS VietQR over EMVCo merchant-presented QR; interpretations, "Status values"). `null` when its
 * checksum is wrong, when it is cut, when it names no transfer to an account, or when its sum is not whole VND.
 *
 * Unknown fields are skipped, as EMVCo asks, so codes of other writers (with a merchant name, a city …) are read too.
 */
export function readVietQrPayload(payload: string): ReadVietQr | null {
  if (!/6304[0-9A-Fa-f]{4}$/u.test(payload)) return null;
  if (crc16(payload.slice(0, -4)) !== payload.slice(-4).toUpperCase()) return null;
  const fields = fieldsOf(payload.slice(0, -8));
  const account = fieldsOf(fields?.get('38') ?? '');
  const receiver = fieldsOf(account?.get('01') ?? '');
  const additional = fieldsOf(fields?.get('62') ?? '');
  if (fields?.get('00') !== FORMAT || fields.get('53') !== DONG || additional === null) return null;
  if (account?.get('00') !== NAPAS || account.get('02') !== TO_ACCOUNT) return null;
  const bankBin = receiver?.get('00');
  const accountNumber = receiver?.get('01');
  if (bankBin === undefined || accountNumber === undefined) return null;
  const amount = amountOf(fields.get('54'));
  if (amount === undefined) return null;
  return { bankBin, accountNumber, amount, content: additional.get('08') ?? null };
}

/** The sum; `null` when the payer types it, `undefined` when it is no sum of VND. */
function amountOf(written: string | undefined): number | null | undefined {
  if (written === undefined) return null;
  const amount = /^\d+(?:\.0*)?$/u.test(written) ? Number(written) : Number.NaN;
  return isAmount(amount) ? amount : undefined;
}

/**
 * The fields of one level, or `null` when the text does not divide into fields or has one twice. Lengths count characters,
 * and one beyond the first 65 536 of Unicode is one character.
 */
function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const characters = Array.from(text);
  const fields = new Map<string, string>();
  let at = 0;
  while (at < characters.length) {
    const head = /^(\d{2})(\d{2})$/u.exec(characters.slice(at, at + 4).join(''));
    const id = head?.[1];
    const end = at + 4 + Number(head?.[2]);
    if (id === undefined || end > characters.length || fields.has(id)) return null;
    fields.set(id, characters.slice(at + 4, end).join(''));
    at = end;
  }
  return fields;
}
