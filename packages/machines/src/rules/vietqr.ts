import { crc16 } from './crc16.ts';

/** A bank transfer that a VietQR code describes. */
export interface VietQrTransfer {
  /** BIN of the receiving bank, six digits. */
  bankBin: string;
  /** Receiving account, up to 19 letters and digits. */
  accountNumber: string;
  /** Sum, VND; left out or `null`, the payer types it. */
  amount?: number | null;
  /** Content of the transfer, printable ASCII; left out or `null`, the payer types it. */
  content?: string | null;
}

/** What a VietQR code says. A part that it leaves to the payer is `null`. */
export interface ReadVietQr {
  bankBin: string;
  accountNumber: string;
  amount: number | null;
  content: string | null;
}

/** Identifier of NAPAS's quick transfer in field 38. */
const NAPAS = 'A000000727';
/** Quick transfer to an account number. */
const TO_ACCOUNT = 'QRIBFTTA';
const DONG = '704';

/**
 * The text of a VietQR code, which every Vietnamese bank app can pay (NAPAS VietQR over EMVCo merchant-presented QR;
 * interpretations, "Status values").
 *
 * The server draws its QR pictures from it, and the portal draws the same code itself when the picture cannot be loaded.
 * Text is written as given and never folded or cut: the content identifies the payment.
 *
 * @throws RangeError when a part cannot be written (wrong BIN, text that is not printable ASCII, too long, sum below 1)
 */
export function vietQrPayload(transfer: VietQrTransfer): string {
  const { bankBin, accountNumber, amount = null, content = null } = transfer;
  if (!/^\d{6}$/u.test(bankBin)) throw new RangeError(`A bank's BIN has six digits: ${bankBin}`);
  if (!/^[0-9A-Za-z]{1,19}$/u.test(accountNumber)) {
    throw new RangeError(`Not an account number: ${accountNumber}`);
  }
  if (amount !== null && (!Number.isSafeInteger(amount) || amount < 1)) {
    throw new RangeError(`A transfer is a whole number of VND: ${amount}`);
  }
  const receiver = field('00', bankBin) + field('01', accountNumber);
  const unsigned = [
    field('00', '01'),
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

/** One field: two digits of identifier, two of length, the value. */
function field(id: string, value: string): string {
  if (!/^[\x20-\x7e]{1,99}$/u.test(value)) {
    throw new RangeError(`Field ${id} takes 1 to 99 printable ASCII characters`);
  }
  return id + String(value.length).padStart(2, '0') + value;
}

/**
 * Reads a VietQR code. `null` when its checksum is wrong, when it is cut, or when it names no transfer to an account.
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
  const bankBin = receiver?.get('00');
  const accountNumber = receiver?.get('01');
  if (fields === null || account?.get('00') !== NAPAS || account.get('02') !== TO_ACCOUNT)
    return null;
  if (bankBin === undefined || accountNumber === undefined || additional === null) return null;
  const amount = fields.get('54');
  if (amount !== undefined && !/^\d+(?:\.0*)?$/u.test(amount)) return null;
  return {
    bankBin,
    accountNumber,
    amount: amount === undefined ? null : Number.parseInt(amount, 10),
    content: additional.get('08') ?? null,
  };
}

/** The fields of one level, or `null` when the text does not divide into fields. */
function fieldsOf(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})/u.exec(text.slice(at, at + 4));
    const id = head?.[1];
    const length = Number(head?.[2]);
    if (id === undefined || at + 4 + length > text.length) return null;
    fields.set(id, text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
