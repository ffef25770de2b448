import { ok } from '@tram/api/result';
import type { PaymentEvidence } from '@tram/machines/payment';
import type { PcImageOrder, PcImagePaymentAnswer } from '@tram/machines/pc-image';
import type { Services } from '../../app/services.ts';
import { readEvidence } from '../payment/read-evidence.ts';
import { readImage } from './read-image.ts';

/** What became of the rental or the extension of a PC: its flags, or the end of its rental. */
export function pcEvidence(
  services: Services,
): PaymentEvidence<PcImageOrder, PcImagePaymentAnswer> {
  return readEvidence(services, async ({ image: id, action }, signal) => {
    const read = await readImage(services, id, { signal, background: true });
    if (!read.ok) return read;
    const image = read.value;
    // A PC whose rental has ended meanwhile says nothing of an extension.
    if (image === null || (action === 'extend' && image.is_installed !== 1)) return ok([]);
    const { is_booting, is_installed, estimate_used } = image;
    const mark = action === 'rent' ? `${is_booting}/${is_installed}` : (estimate_used ?? '');
    return ok([{ id, mark, answer: null }]);
  });
}
