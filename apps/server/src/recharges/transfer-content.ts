import { randomInt } from 'node:crypto';

/** Capitals and digits that are not mistaken for one another; banks take them unchanged. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Characters after the prefix: 32⁶ are a thousand million contents. */
const length = 6;
/** Characters of the prefix; a slug has one at least. */
const prefixLength = { least: 1, most: 8 } as const;

/** Characters of a transfer content, whatever brand made it. */
export const contentLength = {
  least: prefixLength.least + length,
  most: prefixLength.most + length,
} as const;

/** The brand's slug as a transfer content begins with it: capitals and digits, at most eight. */
export function contentPrefix(slug: string): string {
  return slug
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, prefixLength.most);
}

/** Makes a transfer content such as `TRAM8K2Q7D`. */
export function newTransferContent(prefix: string): string {
  const random = Array.from({ length }, () => characters.charAt(randomInt(characters.length)));
  return prefix + random.join('');
}
