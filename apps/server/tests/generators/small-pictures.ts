/** Real pictures that are small: what a form for identity cards takes. */
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * A white PNG with a black line from corner to corner, red, green, blue and opacity of eight bits each, as a canvas writes it.
 * @param side its pixels in either direction
 */
export function smallPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const width = 1 + side * 4;
  const rows = Buffer.alloc(side * width, 0xff);
  for (let row = 0; row < side; row += 1) {
    // Each row starts with its filter: none.
    rows[row * width] = 0;
    rows.fill(0, row * width + 1 + row * 4, row * width + 4 + row * 4);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A picture of a card. */
export const smallPicture: Buffer = smallPng(240);

/** A signature as the form sends it. */
export const smallSignature = `data:image/png;base64,${smallPng(32).toString('base64')}`;
