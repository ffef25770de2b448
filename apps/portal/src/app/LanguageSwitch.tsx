import { useContext } from 'react';
import { languageNames } from '../boot/language.ts';
import { LanguageContext, speech } from './words.ts';

/**
 * The way to the other language, in that language, for the open pages. Renders a `<button>`; what it does is loaded with the
 * press.
 */
export function LanguageSwitch({ className }: { readonly className: string }) {
  const other = useContext(LanguageContext) === 'vi' ? 'en' : 'vi';
  return (
    <button type="button" className={className} lang={other} onClick={() => speech.choose?.(other)}>
      {languageNames[other]}
    </button>
  );
}
