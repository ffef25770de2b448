/**
 * How many characters a text has, as JSON Schema counts them (code points) and in NFC: each Vietnamese letter with its marks is
 * one, however it was typed or pasted. Signs that are put together of several, as some emoji, count as those.
 */
export function lettersOf(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}
