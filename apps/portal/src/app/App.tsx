import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { KitWordsProvider } from '@tram/ui/words';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';
import { type LoadedLanguage, LanguageContext, i18n } from './words.ts';
import { choiceCookie, type Language } from '../boot/language.ts';
import { loadLanguage } from './load-language.ts';

export interface AppProps {
  readonly services: Services;
  /** The language to begin with. A page that came as HTML begins with the one that it was rendered in. @default Vietnamese */
  readonly loadedLanguage?: LoadedLanguage | undefined;
  /** The router's provider: the browser's or the static one. */
  readonly children: ReactNode;
  /** Called once, in the browser, when the first screen has its listeners. */
  readonly onReady?: () => void;
}

/** Shows the page in another language as soon as its words are here, and keeps the choice: later pages are sent in it. */
async function chooseLanguage(language: Language): Promise<void> {
  // It holds for this page where the browser keeps no cookies.
  document.cookie = choiceCookie(language, window.location.protocol);
  i18n.show?.(await loadLanguage(language));
}

/** What stands around the router, the same in the browser and in the HTML, so that one hydrates the other. */
export function App({ services, loadedLanguage, children, onReady }: AppProps) {
  const [shown, setShown] = useState(loadedLanguage);
  const language = shown?.language ?? 'vi';
  useEffect(() => {
    i18n.show = (next) => startTransition(() => setShown(next));
    i18n.choose = (chosen) => void chooseLanguage(chosen);
    onReady?.();
  }, [onReady]);
  // A page that only the browser renders, or one whose language was changed; any other came with it.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ServicesContext value={services}>
      <LanguageContext value={language}>
        <KitWordsProvider words={shown?.kit ?? null}>{children}</KitWordsProvider>
      </LanguageContext>
    </ServicesContext>
  );
}
