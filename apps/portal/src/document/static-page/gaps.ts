import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Language } from '../../boot/language.ts';
import { dataRetentionText } from '../../features/data-retention/data-retention.ts';
import { words as english } from '../../features/data-retention/unsaid-words.en.ts';
import { unsaidWords as vietnamese } from '../../features/data-retention/unsaid-words.vi.ts';
import { phoneDigits, readHours } from '../../screens/home/landing.ts';

const unsaid: Readonly<Record<Language, string>> = { vi: vietnamese.backUp, en: english.backUp };

/**
 * What the open pages show of an operator: the gaps that the build leaves in the pages of a static host, and the blocking script
 * fills in (`boot/static-page/fill-page.ts`). Null: there is none, and what would show it is left away.
 */
export function gapsOf(
  { name, logo, contact, links, dataRetention, landing }: RuntimeConfig,
  language: Language,
) {
  const hours = readHours(contact.supportHours);
  return {
    name,
    logo,
    hotline: contact.hotline,
    hotlineDigits: phoneDigits(contact.hotline),
    zalo: contact.zalo,
    zaloDigits: phoneDigits(contact.zalo),
    email: contact.email,
    address: contact.address,
    supportHours: contact.supportHours,
    supportFrom: hours === null ? null : String(hours.from),
    supportLength: hours === null ? null : String(hours.to - hours.from),
    dataRetention: dataRetentionText(dataRetention, { language, unsaid: unsaid[language] }),
    installed: landing.installed?.[language] ?? null,
    invoices: landing.invoices?.[language] ?? null,
    location: landing.location?.[language] ?? null,
    ...links,
  } satisfies Readonly<Record<string, string | null>>;
}

export type Gaps = ReturnType<typeof gapsOf>;
export type GapName = keyof Gaps;

/** How a gap is written: its name, and what stands there where it has no value. */
export function gap(name: GapName, otherwise?: string): string {
  return `⟦${name}${otherwise === undefined ? '' : `|${otherwise}`}⟧`;
}

const written = /⟦(\w+)(?:\|([^⟧]*))?⟧/g;

export function isGapName(name: string, gaps: Gaps): name is GapName {
  return Object.hasOwn(gaps, name);
}

/**
 * Fills the gaps of a text.
 * @returns null where one of them has no value
 */
export function fillText(text: string, gaps: Gaps): string | null {
  let isFilled = true;
  const filled = text.replaceAll(written, (whole, name: string, otherwise?: string) => {
    const value = isGapName(name, gaps) ? (gaps[name] ?? otherwise) : whole;
    isFilled &&= value !== undefined;
    return value ?? '';
  });
  return isFilled ? filled : null;
}
