import type { DataRetention } from '@tram/api/runtime-config';
import type { RentalKind } from '@tram/machines/rules';
import type { Language } from '../../boot/language.ts';

/** The same in every language. */
const kindNames: Readonly<Record<RentalKind, string>> = { pc: 'PC', vps: 'VPS', cloud: 'Cloud' };

const everyKind: readonly RentalKind[] = ['pc', 'vps', 'cloud'];

/** The language of the customer, and what is said in it where the operator says nothing. */
export interface CustomerWords {
  readonly language: Language;
  readonly unsaid: string;
}

/**
 * What happens to the data on machines when their time ends: the sentence itself where it is the same for all of these kinds, else
 * each kind with its own.
 * @param dataRetention what the operator says
 * @param kinds which machines it is about @default all
 */
export function dataRetentionText(
  dataRetention: DataRetention,
  { language, unsaid }: CustomerWords,
  kinds: readonly RentalKind[] = everyKind,
): string {
  const sentences = kinds.map((kind) => dataRetention[kind]?.[language] ?? unsaid);
  const [first = ''] = sentences;
  return sentences.every((one) => one === first)
    ? first
    : kinds.map((kind, index) => `${kindNames[kind]}: ${sentences[index]}`).join(' ');
}
