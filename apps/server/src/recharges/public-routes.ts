import { and, eq } from 'drizzle-orm';
import { toBuffer } from 'qrcode';
import { parsePaymentLink } from '@tram/machines/rules';
import { banks } from '../database/schema.ts';
import type { PublicRoute } from '../services.ts';
import { paymentPayload } from './payment-address.ts';

const notFound = {
  status: 404,
  contentType: 'text/plain; charset=utf-8',
  content: new TextEncoder().encode('Không tìm thấy mã QR này'),
  cacheControl: 'no-store',
};

/**
 * The picture of a payment's QR code. Only payments to the operator's own accounts are drawn: this host must not vouch for
 * anyone else's.
 */
const qrPicture: PublicRoute = {
  path: '/qr/:picture',
  async handle({ services, parameters, query }) {
    const { picture = '' } = parameters;
    if (!picture.endsWith('.png')) return notFound;
    const path = `/qr/${encodeURIComponent(picture)}?${query.toString()}`;
    const { bankBin, accountNumber } = parsePaymentLink(path);
    const payload = paymentPayload(path);
    if (bankBin === null || accountNumber === null || payload === null) return notFound;
    const ours = await services.database.$count(
      banks,
      and(eq(banks.bin, bankBin), eq(banks.accountNumber, accountNumber)),
    );
    if (ours === 0) return notFound;
    return {
      status: 200,
      contentType: 'image/png',
      // Medium correction as NAPAS asks; four modules of quiet space as ISO/IEC 18004 asks.
      content: await toBuffer(payload, { errorCorrectionLevel: 'M', margin: 4, width: 600 }),
      cacheControl: 'public, max-age=86400, immutable',
    };
  },
};

/** What recharges serve outside the contract. */
export const rechargePublicRoutes: readonly PublicRoute[] = [qrPicture];
