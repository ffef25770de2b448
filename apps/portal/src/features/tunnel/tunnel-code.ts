/** What the QR code of a tunnel is: a text to draw it from, or a ready picture. */
export type TunnelCode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly address: string };

/** How deep an answer is looked into. */
const deepest = 3;

/** Every text of an answer with the name of its field, nearest first. */
function textsIn(value: unknown, name = '', depth = 0): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[name, value]];
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  return Object.entries(value)
    .toSorted(([, one], [, other]) => Number(isNested(one)) - Number(isNested(other)))
    .flatMap(([key, inner]) => textsIn(inner, key, depth + 1));
}

function isNested(value: unknown): boolean {
  return typeof value === 'object';
}

const isPicture = (text: string) =>
  text.startsWith('data:image/') || /^https?:\/\/[^\s]+\.(?:png|svg|jpe?g|gif|webp)\b/iu.test(text);

/**
 * The code in the answer for a phone. The specification says of that answer that it is "JSON with a QR code" (section 7), and names
 * no field: ours calls the text `config`; in another's it is a WireGuard configuration, whatever its field is called, or a picture, or
 * what stands in a field that is named after it. Null when there is none.
 */
export function tunnelCodeOf(answer: unknown): TunnelCode | null {
  const texts = textsIn(answer);
  const text =
    texts.find(([name]) => name === 'config') ??
    texts.find(([, value]) => value.includes('[Interface]')) ??
    texts.find(([, value]) => isPicture(value)) ??
    texts.find(([name]) => /qr|code|conf|data/iu.test(name));
  if (text === undefined) return null;
  const [, value] = text;
  return isPicture(value) ? { kind: 'picture', address: value } : { kind: 'text', text: value };
}
