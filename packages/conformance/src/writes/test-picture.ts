import { deflateSync } from 'node:zlib';

/** Pixels a side. */
const SIDE = 320;

/** A PNG (W3C PNG, second edition) of a stroke from corner to corner: 8-bit grey. */
export function testPicture(): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header[8] = 8;
  const rows = Buffer.alloc(SIDE * (SIDE + 1), 255);
  for (let row = 0; row < SIDE; row += 1) {
    const start = row * (SIDE + 1);
    // Each row begins with its filter: none.
    rows[start] = 0;
    rows.fill(0, start + 1 + row, start + 1 + Math.min(row + 6, SIDE));
  }
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Uint8Array.from(Buffer.concat(parts));
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** CRC-32, as PNG has it. */
function checksum(bytes: Buffer): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb8_8320 : sum >>> 1;
  }
  return (sum ^ 0xffff_ffff) >>> 0;
}
