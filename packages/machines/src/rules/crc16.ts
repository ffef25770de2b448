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
