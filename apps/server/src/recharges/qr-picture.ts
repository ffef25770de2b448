/** The picture of a payment's QR code. */
import { parsePaymentLink } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { create } from 'qrcode';
import sharp from 'sharp';
import { recharges } from '../database/schema/money.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { PublicRoute, Services } from '../services.ts';
import { paymentPayload } from './recharge-view.ts';

/** Pixels of a side at most: modules have a whole number of them. */
const mostPixels = 600;
/** Modules of quiet space on each side, as ISO/IEC 18004 asks. */
const quietModules = 4;
/** Pictures that are kept, about 1 kB each. */
const mostKept = 500;

const notFound = {
  status: 404,
  contentType: 'text/plain; charset=utf-8',
  content: new TextEncoder().encode('Không tìm thấy mã QR này'),
  cacheControl: 'no-store',
};

/** A PNG of one bit a pixel. */
function draw(payload: string): Promise<Uint8Array> {
  // Medium correction as NAPAS asks.
  const { modules } = create(payload, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * quietModules;
  const grey = new Uint8Array(side * side).fill(255);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const at = (row + quietModules) * side + column + quietModules;
      if (modules.get(row, column) !== 0) grey[at] = 0;
    }
  }
  const pixels = side * Math.floor(mostPixels / side);
  return sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .resize(pixels, pixels, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/**
 * Draws a picture once, two at a time, and keeps the latest. Whoever asks for one that is being drawn waits for the same.
 * @returns gives the picture of a payload
 */
function keepPictures(): (payload: string) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  const twoAtOnce = limitConcurrency(2);
  return (payload) => {
    const known = kept.get(payload);
    if (known !== undefined) return known;
    const picture = twoAtOnce(() => draw(payload));
    kept.set(payload, picture);
    picture.catch(() => kept.delete(payload));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}

/** The text of the QR code at a path; null unless a customer has been asked for exactly this payment. */
async function knownPayload(services: Services, path: string): Promise<string | null> {
  const { content } = parsePaymentLink(path);
  const payload = paymentPayload(path);
  if (content === null || payload === null) return null;
  const [recharge] = await services.database
    .select({ linkPath: recharges.linkPath })
    .from(recharges)
    .where(eq(recharges.content, content));
  return recharge !== undefined && paymentPayload(recharge.linkPath) === payload ? payload : null;
}

const pictureOf = keepPictures();

/** Only what customers have been asked to pay is drawn: this host vouches for nothing else, and works for nobody else. */
const qrPicture: PublicRoute = {
  path: '/qr/:picture',
  async handle({ services, parameters, query }) {
    const { picture = '' } = parameters;
    if (!picture.endsWith('.png')) return notFound;
    const path = `/qr/${encodeURIComponent(picture)}?${query.toString()}`;
    const payload = await knownPayload(services, path);
    if (payload === null) return notFound;
    return {
      status: 200,
      contentType: 'image/png',
      content: await pictureOf(payload),
      cacheControl: 'public, max-age=86400, immutable',
    };
  },
};

/** What recharges serve outside the contract. */
export const rechargePublicRoutes: readonly PublicRoute[] = [qrPicture];
