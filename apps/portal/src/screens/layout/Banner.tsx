import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@tram/ui/button';
import { Notice, type NoticeProps } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useSession } from '../../data/use-session.ts';
import { useWords } from '../../app/words.ts';
import { useAccount } from '../../data/query-state.ts';
import { useOffline } from '../../data/use-offline.ts';
import { SHORT_GAP, useLiveStatus, useResync } from '../../data/live.ts';
import { asSentence } from '../../features/query-boundary/QueryBoundary.tsx';
import { banner } from './Layout.css.ts';
import { layoutWords } from './words.vi.ts';

/** Whether the real-time connection has been lost for a while. */
function useIsDisconnected(): boolean {
  const lost = useLiveStatus() === 'reconnecting';
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => setOffline(true), SHORT_GAP);
    return () => {
      clearTimeout(timer);
      setOffline(false);
    };
  }, [lost]);
  return offline;
}

/**
 * What the customer must know about every screen: the session is over (nothing is lost), there is no network, the account could
 * not be loaded, the connection is gone. One at a time, the gravest first.
 */
export function Banner() {
  const words = useWords(layoutWords);
  const { sessionEnd } = useServices();
  const { view, send } = useSession();
  const account = useAccount();
  const disconnected = useIsDisconnected();
  const offline = useOffline();
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.hasEnded, () => false);
  useResync(() => send({ type: 'REFRESH' }));

  if (ended) {
    // The server's words say why: it ran out, or the account was locked.
    const lead =
      view === null || view.error === null ? words.ended.lead : asSentence(view.error.message);
    return (
      <BannerNotice
        tone="caution"
        announce="alert"
        lead={lead}
        action={<Button onClick={sessionEnd.continueToLogin}>{words.ended.action}</Button>}
      >
        {words.ended.rest}
      </BannerNotice>
    );
  }
  if (view?.phase === 'accountFailed' && account === null && !offline) {
    const { lead, action, rest } = words.accountFailed;
    return (
      <BannerNotice
        announce="alert"
        lead={lead}
        action={<Button onClick={() => send({ type: 'RETRY' })}>{action}</Button>}
      >
        {rest}
      </BannerNotice>
    );
  }
  if (!offline && !disconnected) return null;
  const { lead, rest } = offline ? words.noNetwork : words.offline;
  return (
    <BannerNotice announce="status" lead={lead}>
      {rest}
    </BannerNotice>
  );
}

function BannerNotice({
  tone = 'neutral',
  ...notice
}: Omit<NoticeProps, 'tone'> & { readonly tone?: NoticeProps['tone'] }) {
  return (
    <div className={banner}>
      <Notice tone={tone} {...notice} />
    </div>
  );
}
