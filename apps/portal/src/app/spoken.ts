import type { KitWords } from '@tram/ui/words';
import type { Language } from '../boot/language.ts';

/** A language whose words are here: those of every catalogue so far, and those of the kit. */
export interface Spoken {
  readonly language: Language;
  /** Null: the kit's own, which are Vietnamese. */
  readonly kit: KitWords | null;
}
