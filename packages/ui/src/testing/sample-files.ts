/** Drawn stand-ins for photographs of papers, for stories and tests; no part of the kit's public surface. */

type Size = readonly [width: number, height: number];

/** A made-up identity card, or a person holding one, as a file with real content. */
export async function samplePicture({
  name = 'cccd-mat-truoc.jpg',
  size: [width, height] = [856, 540],
  type = 'image/jpeg',
}: {
  readonly name?: string;
  readonly size?: Size;
  readonly type?: 'image/jpeg' | 'image/png';
} = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.fillStyle = '#cfe1e4';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#9db8bd';
  const unit = Math.min(width, height) / 12;
  context.beginPath();
  context.arc(2 * unit, 2 * unit, unit, 0, 7);
  context.fill();
  context.fillRect(unit, 4.5 * unit, 4 * unit, 5 * unit);
  for (const row of [1.5, 4.5, 5.8, 7.1, 8.4]) {
    context.fillRect(6 * unit, row * unit, width - 8 * unit, 0.6 * unit);
  }
  const content = await canvas.convertToBlob({ type, quality: 0.9 });
  return new File([content], name, { type });
}

/** A GIF that calls itself a JPEG. */
export function disguisedGif(): File {
  return new File(['GIF89a'], 'giay-to.jpg', { type: 'image/jpeg' });
}

/** It begins like a JPEG and is none. */
export function brokenJpeg(): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'hỏng'], 'hong.jpg', {
    type: 'image/jpeg',
  });
}

/** What the browser does once files were chosen in its own window. */
export function chooseFiles(control: HTMLElement, files: readonly File[]): void {
  if (!(control instanceof HTMLInputElement)) throw new TypeError('No file input.');
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  control.files = list.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A made-up file of a size, for stories and tests; no part of the kit's public surface. */
export function sampleFile(name: string, bytes: number, type = ''): File {
  return new File([new Uint8Array(bytes)], name, {
    type: type === '' && name.endsWith('.pdf') ? 'application/pdf' : type,
    // 20/11/2026 08:40 in Vietnam, so that two of the same name and size are the same file.
    lastModified: 1_795_138_800_000,
  });
}
