import { loadLanguage } from '../../src/app/language-loader.ts';
import { type LoadedLanguage, i18n } from '../../src/app/words.ts';
import { isLanguage } from '../../src/boot/language.ts';

/** The language of the story's page, loaded before it is drawn: that of Storybook's toolbar. */
export const storyLanguage: { loadedLanguage: LoadedLanguage } = {
  loadedLanguage: { language: 'vi', kit: null },
};

/** Applies the chosen language. A page that is already rendered changes as it does when a customer chooses. */
export async function loadChosenLanguage({
  language,
}: Readonly<Record<string, unknown>>): Promise<void> {
  storyLanguage.loadedLanguage = await loadLanguage(isLanguage(language) ? language : 'vi');
  i18n.show?.(storyLanguage.loadedLanguage);
}
