import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { KitWordsProvider } from '@tram/ui/words';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';
import { type LoadedLanguage, LanguageContext, i18n } from './words.ts';
import { importLanguageLoader } from './import-language-loader.ts';

export interface AppProps {
  readonly services: Services;
  /** The language to begin with. A page that came as HTML begins with the one that it was rendered in. @default Vietnamese */
  readonly loadedLanguage?: LoadedLanguage | undefined;
  /** The router's provider: the browser's or the static one. */
  readonly children: ReactNode;
  /** Called once, in the browser, when the first screen has its listeners. */
  readonly onReady?: () => void;
}

/** What stands around the router, the same in the browser and in the HTML, so that one hydrates the other. */
export function App({ services, loadedLanguage, children, onReady }: AppProps) {
  const [shown, setShown] = useState(loadedLanguage);
  useEffect(() => {
    i18n.show = (next) => startTransition(() => setShown(next));
    i18n.choose = (language) =>
      void importLanguageLoader().then(({ chooseLanguage }) => chooseLanguage(language));
    onReady?.();
  }, [onReady]);
  return (
    <ServicesContext value={services}>
      <LanguageContext value={shown?.language ?? 'vi'}>
        <KitWordsProvider words={shown?.kit ?? null}>{children}</KitWordsProvider>
      </LanguageContext>
    </ServicesContext>
  );
}
