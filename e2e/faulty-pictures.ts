import type { Page } from '@playwright/test';
import { pictureFor, type PictureFile } from './identity-form.ts';

/** Pictures with the typical faults of a camera. */
export type CameraFault = 'blurred' | 'glare' | 'cut-off';

/** The document of the first field, blurred, with the reflection of a lamp, or too near. */
export async function faultyPicture(page: Page, fault: CameraFault): Promise<PictureFile> {
  const good = await pictureFor(page, 0);
  const content = await page.evaluate(
    async ({ bytes, kind }) => {
      const paper = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      // Too near, and moved: the lower edge of the picture goes through the second line of the paper.
      const [left, width, height] =
        kind === 'cut-off' ? [120, 600, 206] : [0, paper.width, paper.height];
      const canvas = new OffscreenCanvas(1200, (1200 * height) / width);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas.');
      if (kind === 'blurred') context.filter = 'blur(14px)';
      context.drawImage(paper, left, 0, width, height, 0, 0, canvas.width, canvas.height);
      if (kind === 'glare') {
        context.fillStyle = 'white';
        context.beginPath();
        context.arc(600, 330, 190, 0, Math.PI * 2);
        context.fill();
      }
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      return [...new Uint8Array(await picture.arrayBuffer())];
    },
    { bytes: [...good.buffer], kind: fault },
  );
  return { name: `${fault}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(content) };
}

/** A valid picture of 12 MB, two more than the server accepts. */
export async function tooLargePicture(page: Page): Promise<PictureFile> {
  const good = await pictureFor(page, 0);
  // Bytes after the end of a JPEG are ignored.
  const rest = Buffer.alloc(12 * 1024 * 1024 - good.buffer.length);
  return { ...good, name: 'qua-nang.jpg', buffer: Buffer.concat([good.buffer, rest]) };
}

/** A GIF by its content, regardless of its name. */
export const disguisedGif: PictureFile = {
  name: 'cccd.png',
  mimeType: 'image/png',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};
