/** The server's words with a full stop, so that they can stand before a sentence of ours. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
