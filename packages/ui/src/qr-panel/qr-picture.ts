import { encode } from 'uqr';

/** Modules of white around a code; ISO/IEC 18004 asks for four. */
const quietZone = 4;

export interface QrDrawing {
  /** Modules along one edge, quiet zone included. */
  readonly size: number;
  /** Column and row of every dark module. */
  readonly dark: readonly (readonly [x: number, y: number])[];
  /** Path of the dark modules on a grid of one unit a module. */
  readonly path: string;
}

/** Draws a QR code (error correction M, as bank codes use) without a network. */
export function drawQr(payload: string): QrDrawing {
  const { data, size } = encode(payload, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [[x + quietZone, y + quietZone] as const] : [])),
  );
  return {
    size: size + 2 * quietZone,
    dark,
    path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(''),
  };
}

/** The drawing as a PNG of about `edge` px, each module a whole number of pixels so that no scanner sees grey. */
export async function qrPng({ size, dark }: QrDrawing, edge = 1024): Promise<Blob> {
  const scale = Math.max(1, Math.round(edge / size));
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw on a canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  for (const [x, y] of dark) context.fillRect(x * scale, y * scale, scale, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The QR picture could not be encoded.'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** How long the data can be read, in ms: a phone asks first whether to save, and reads it after the answer. */
const heldFor = 60_000;

/** Gives a file to the customer to save, under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), heldFor);
}
