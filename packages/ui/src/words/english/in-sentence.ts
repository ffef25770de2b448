/** An English label as it stands inside a sentence: 'Account number' → 'account number'; an abbreviation ('IP address') keeps its capitals. */
export function inSentence(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
