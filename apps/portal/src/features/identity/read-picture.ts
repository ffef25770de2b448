import { inspectedSide, type InspectedPicture } from './picture-faults.ts';

export class UnreadablePicture extends Error {
  constructor(cause: unknown) {
    super('the picture cannot be read', { cause });
    this.name = 'UnreadablePicture';
  }
}

/** Opens a picture in the orientation that its metadata gives. Close it after drawing. @throws UnreadablePicture */
async function opened(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new UnreadablePicture(error);
  }
}

/** The size of a picture scaled down to this length of its longer side; never enlarged. */
function within(side: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(side / Math.max(width, height), 1);
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
  };
}

/** Draws a picture on a canvas of its own. @throws UnreadablePicture where the browser has no room for one */
function drawn(picture: ImageBitmap, side: number) {
  const { width, height } = within(side, picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new UnreadablePicture(new Error('no canvas'));
  context.imageSmoothingQuality = 'high';
  // A PNG may be transparent, a JPEG is not.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}

/** Reads a picture for its inspection. @throws UnreadablePicture */
export async function readPicture(file: Blob): Promise<InspectedPicture> {
  const picture = await opened(file);
  try {
    const { canvas, context } = drawn(picture, inspectedSide);
    const { width, height } = canvas;
    const { data } = context.getImageData(0, 0, width, height);
    return {
      size: { width: picture.width, height: picture.height },
      pixels: { width, height, data },
    };
  } finally {
    picture.close();
  }
}

/** Longer side of a picture that is sent, in points: every letter of a card can be read, and a phone's upload stays short. */
const sentSide = 2400;
const sentQuality = 0.9;

/**
 * The picture as it is sent: its points alone, encoded again as a JPEG. Place, time and camera that were stored with them
 * stay on the device.
 * @param name of the file that is sent; the customer's own name for it stays on the device, too
 * @throws UnreadablePicture
 */
export async function cleanPicture(file: Blob, name: string): Promise<File> {
  const picture = await opened(file);
  try {
    const { canvas } = drawn(picture, sentSide);
    const content = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', sentQuality);
    });
    if (content === null) throw new UnreadablePicture(new Error('no room to encode it'));
    return new File([content], name, { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
}
