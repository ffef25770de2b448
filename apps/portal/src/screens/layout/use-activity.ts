import { useEffect, useState } from 'react';
import { useServices } from '../../app/services-context.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { whenIdle } from '../../data/when-idle.ts';
import type { BellNews } from '../../features/activity/Activity.tsx';
import { useDialogAddress, type DialogAddress } from '../../features/address/dialog-address.ts';

const dialogs = ['activity'] as const;

/** What the frame knows of the activity feed, whose code comes after the first screen. */
export interface ActivityInFrame {
  readonly address: DialogAddress<'activity'>;
  /** Its code is wanted: the first screen is there, or the panel is open. */
  readonly isWanted: boolean;
  readonly news: BellNews | null;
  readonly onNews: (news: BellNews | null) => void;
  /** The bell. */
  readonly open: () => void;
}

/** The bell's panel, which has an address of its own, and how many lines in it are new. */
export function useActivity(): ActivityInFrame {
  const services = useServices();
  const address = useDialogAddress(dialogs);
  const [isQuiet, setIsQuiet] = useState(false);
  const [news, onNews] = useState<BellNews | null>(null);
  useEffect(() => whenIdle(queryClientOf(services), () => setIsQuiet(true)), [services]);
  return {
    address,
    isWanted: isQuiet || address.shown !== null,
    news,
    onNews,
    open: () => address.open('activity'),
  };
}
