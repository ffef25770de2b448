import type { DataRetention, OperatorText } from '@tram/api/runtime-config';
import type { RentalKind } from '@tram/machines/rules';
import type { Language } from '../../boot/language.ts';

/** The same in every language. */
const kindNames: Readonly<Record<RentalKind, string>> = { pc: 'PC', vps: 'VPS', cloud: 'Cloud' };

/** Where the operator says nothing. It promises nothing: only the operator knows how long data are kept. */
const notSaid: OperatorText = {
  vi: 'Hãy sao lưu dữ liệu trước khi hết giờ: sau đó dữ liệu có thể bị xóa.',
  en: 'Back up your data before time runs out: after that it may be deleted.',
};

const everyKind: readonly RentalKind[] = ['pc', 'vps', 'cloud'];

/**
 * What happens to the data on machines when their time ends: the sentence itself where it is the same for all of these kinds, else
 * each kind with its own.
 * @param dataRetention what the operator says
 * @param kinds which machines it is about @default all
 */
export function dataRetentionText(
  dataRetention: DataRetention,
  language: Language,
  kinds: readonly RentalKind[] = everyKind,
): string {
  const sentences = kinds.map((kind) => (dataRetention[kind] ?? notSaid)[language]);
  const [first = ''] = sentences;
  return sentences.every((one) => one === first)
    ? first
    : kinds.map((kind, index) => `${kindNames[kind]}: ${sentences[index]}`).join(' ');
}
