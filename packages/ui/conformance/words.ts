/** Attributes that are read out or shown. */
const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Short forms and words of every language: currency and its millions, units, formats, Sunday, and the initials of the samples' customer. */
const international = new Set([
  'vnđ',
  'tr',
  'gb',
  'jpeg',
  'png',
  'kb',
  'mb',
  'qr',
  'menu',
  'tab',
  'file',
  'cn',
  'qb',
]);

/** Short English words that are spelled like Vietnamese syllables; with marks they are none of these. */
const english = new Set(['can', 'day', 'go', 'in', 'no', 'not', 'on', 'than', 'the', 'then', 'to']);

/** How a Vietnamese syllable is built, without its marks: an onset, one to three vowels, an ending. */
const syllable =
  /^(?:b|c|ch|d|g|gh|gi|h|k|kh|l|m|n|ng|ngh|nh|p|ph|qu?|r|s|t|th|tr|v|x)?[aeiouy]{1,3}(?:c|ch|m|n|ng|nh|p|t)?$/;

function isVietnamese(word: string): boolean {
  const lower = word.toLowerCase();
  if (international.has(lower)) return true;
  if (english.has(lower)) return false;
  return syllable.test(lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd'));
}

/** Every text that somebody may read or hear. */
function said(root: Element): readonly string[] {
  const texts: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('script, style')) continue;
    for (const name of spoken) texts.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
    }
  }
  return texts;
}

/** Words below an element that are not Vietnamese. What holds a digit is no word: an address, a code, a size. */
export function foreignWords(root: Element): readonly string[] {
  const words = said(root).flatMap((text) => text.split(/[^\p{L}\p{M}\d]+/u));
  const foreign = words.filter((word) => word !== '' && !/\d/.test(word) && !isVietnamese(word));
  return [...new Set(foreign)];
}
