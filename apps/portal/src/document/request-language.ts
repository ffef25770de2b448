import { chosenLanguage, type Language } from '../boot/language.ts';

/** What of a request decides its language. */
export interface LanguageHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** No browser sends more; what is beyond is not looked at. */
const longestHeader = 1000;

interface Range {
  readonly tag: string;
  /** 0 to 1; 0 means: not this one. */
  readonly weight: number;
}

/** The ranges of an `Accept-Language` (RFC 9110, section 12.5.4). What is not written as one is left away. */
function rangesIn(header: string): readonly Range[] {
  return header
    .slice(0, longestHeader)
    .split(',')
    .flatMap((part) => {
      const [, tag, weight = '1'] =
        /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(part) ??
        [];
      return tag === undefined ? [] : [{ tag, weight: Number(weight) }];
    });
}

/**
 * The language of a page: what the customer has chosen (the cookie), else the browser's dearest of those that the portal
 * speaks (`en-GB` is English), else Vietnamese.
 */
export function requestLanguage(headers: LanguageHeaders): Language {
  const chosen = chosenLanguage(headers.cookie ?? '');
  if (chosen !== null) return chosen;
  let dearest: Range = { tag: 'vi', weight: 0 };
  for (const range of rangesIn(headers['accept-language'] ?? '')) {
    // Of two with the same weight the first counts.
    if (/^(?:vi|en)(?:-|$)/i.test(range.tag) && range.weight > dearest.weight) dearest = range;
  }
  return /^en/i.test(dearest.tag) ? 'en' : 'vi';
}
