import { cloudPriceOf } from '../rules/cloud-price.ts';
import type { CloudPrice } from '../rules/cloud-price.ts';
import { hardwarePricesOf } from './rules.ts';
import { chosenPieces, statusOf } from './situation.ts';
import type { HardwarePiece, HardwareRequestContext } from './types.ts';

/** What the next extension of a cloud machine costs, by the rule that the server charges by. */
export interface HardwareExtension {
  /** As things are; `null` while the discount is unknown. */
  present: CloudPrice | null;
  /** Once what is chosen, on its way or pending is accepted; `null` when nothing is, or the discount is unknown. */
  afterwards: CloudPrice | null;
}

/**
 * What the next extension costs now and once the request is accepted (section 9, "Cloud extension cost"). What was asked for
 * costs what it cost at that moment; what is only chosen, its present price.
 */
export function extensionOf(context: HardwareRequestContext): HardwareExtension {
  const { record } = context;
  const awaited = awaitedPieces(context);
  return {
    present: priceWith(context, hardwarePricesOf(record.accepted_add_hardwares, record.hardwares)),
    afterwards:
      awaited.length === 0
        ? null
        : priceWith(
            context,
            awaited.map(({ price }) => price),
          ),
  };
}

function awaitedPieces(context: HardwareRequestContext): readonly HardwarePiece[] {
  const { wish, isOpen, record } = context;
  if (wish !== null) return wish.pieces;
  if (isOpen) return chosenPieces(context);
  return statusOf(context) === 'pending' ? record.hardwares : [];
}

function priceWith(
  { record, discount }: HardwareRequestContext,
  prices: readonly number[],
): CloudPrice | null {
  const sums = [record.cloud.price, ...prices];
  const isMoney =
    sums.every((sum) => Number.isInteger(sum) && sum >= 0) &&
    Number.isSafeInteger(sums.reduce((total, sum) => total + sum, 0));
  // What a server sends wrongly is no price, and no reason to stop showing the rest.
  if (discount === null || !isMoney) return null;
  return cloudPriceOf(record.cloud.price, prices, discount);
}
