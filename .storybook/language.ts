import type { KitWords } from '@tram/ui/words';
import { isLanguage, type Language } from '../apps/portal/src/boot/language.ts';

/** The language of the toolbar, or of the story that asks for one: the product's, so Vietnamese unless English is chosen. */
export function storyLanguage({ language }: Readonly<Record<string, unknown>>): Language {
  return isLanguage(language) ? language : 'vi';
}

/** The kit's words in a language, loaded when it is chosen; null is Vietnamese, which is built into the components. */
export async function kitWordsIn(language: Language): Promise<KitWords | null> {
  if (language === 'vi') return null;
  const { englishWords } = await import('@tram/ui/words/english');
  return englishWords;
}
