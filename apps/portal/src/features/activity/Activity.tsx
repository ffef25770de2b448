import { useEffect, useSyncExternalStore } from 'react';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useDialogOpening, type DialogAddress } from '../address/dialog-address.ts';
import { activityStoreOf } from './activity-store.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { activityWords } from './words.vi.ts';

const ActivityPanel = lazyChunk(async () => (await import('./ActivityPanel.tsx')).ActivityPanel);

export interface BellNews {
  readonly count: number;
  /** Name of the bell: 'Thông báo, 3 mới'. */
  readonly label: string;
}

interface ActivityProps {
  readonly address: DialogAddress<'activity'>;
  /** Called with how many lines are new; null when none is. */
  readonly onNews: (news: BellNews | null) => void;
  readonly onNotification: () => void;
}

/** Counts what happens from its first render on, and shows the panel, whose code is loaded by the first opening. */
export function Activity({ address, onNews, onNotification }: ActivityProps) {
  const words = useWords(activityWords);
  const store = activityStoreOf(useServices());
  const unseen = useSyncExternalStore(store.subscribe, store.unseen);
  const opening = useDialogOpening(address);

  useEffect(() => {
    onNews(unseen === 0 ? null : { count: unseen, label: words.news(unseen) });
  }, [unseen, words, onNews]);

  if (opening === null) return null;
  return (
    <ChunkBoundary>
      <ActivityPanel
        key={opening.key}
        {...opening.props}
        onNotification={() => {
          address.close();
          onNotification();
        }}
      />
    </ChunkBoundary>
  );
}
