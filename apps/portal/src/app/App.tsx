import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { KitWordsProvider } from '@tram/ui/words';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';
import { type Spoken, LanguageContext, speech } from './words.ts';
import { loadSpeech } from './load-speech.ts';

export interface AppProps {
  readonly services: Services;
  /** The language to begin with. A page that came as HTML begins with the one that it was rendered in. @default Vietnamese */
  readonly spoken?: Spoken | undefined;
  /** The router's provider: the browser's or the static one. */
  readonly children: ReactNode;
  /** Called once, in the browser, when the first screen has its listeners. */
  readonly onReady?: () => void;
}

/** What stands around the router, the same in the browser and in the HTML, so that one hydrates the other. */
export function App({ services, spoken, children, onReady }: AppProps) {
  const [shown, setShown] = useState(spoken);
  useEffect(() => {
    speech.show = (next) => startTransition(() => setShown(next));
    speech.choose = (language) =>
      void loadSpeech().then(({ chooseLanguage }) => chooseLanguage(language));
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
