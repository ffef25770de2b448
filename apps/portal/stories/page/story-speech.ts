import { speak } from '../../src/app/speak.ts';
import { type Spoken, speech } from '../../src/app/words.ts';
import { languageOf } from '../../src/boot/language.ts';

/** The language of the story's page, loaded before it is drawn: that of Storybook's toolbar. */
export const storySpeech: { spoken: Spoken } = { spoken: { language: 'vi', kit: null } };

/** Applies the chosen language. A page that is already rendered changes as it does when a customer chooses. */
export async function speakAsChosen({
  language,
}: Readonly<Record<string, unknown>>): Promise<void> {
  storySpeech.spoken = await speak(languageOf(typeof language === 'string' ? language : null, []));
  speech.show?.(storySpeech.spoken);
}
