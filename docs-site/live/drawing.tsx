import { KitWordsProvider } from '@tram/ui/words';
import { englishWords } from '@tram/ui/words/english';
import { LifecyclePlayer, type LifecyclePlayerProps } from './LifecyclePlayer.tsx';

/** A live lifecycle, in English: the same when the site is built and in the browser. */
export function drawing(props: LifecyclePlayerProps) {
  return (
    <KitWordsProvider words={englishWords}>
      <LifecyclePlayer {...props} />
    </KitWordsProvider>
  );
}
