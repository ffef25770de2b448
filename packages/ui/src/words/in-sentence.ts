/** A label as it stands inside a sentence: 'Số tài khoản' → 'số tài khoản'; an abbreviation ('IP remote') keeps its capitals. */
export function inSentence(label: string): string {
  const [first = '', second = ''] = Array.from(label);
  const isAbbreviation = second !== second.toLocaleLowerCase('vi');
  return isAbbreviation ? label : `${first.toLocaleLowerCase('vi')}${label.slice(first.length)}`;
}
