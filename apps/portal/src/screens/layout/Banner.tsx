import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@tram/ui/button';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useSession } from '../../data/use-session.ts';
import { useWords } from '../../app/words.ts';
import { useAccount } from '../../data/query-state.ts';
import { useOffline } from '../../data/use-offline.ts';
import { useLiveStatus, useResync } from '../../data/live.ts';
import { asSentence } from '../../features/query-boundary/QueryBoundary.tsx';
import { banner } from './Layout.css.ts';
import { layoutWords } from './words.vi.ts';

/** A connection that is back within this time was not worth a word, ms. */
const quietFor = 4000;

/** Whether the real-time connection has been lost for a while. */
function useIsDisconnected(): boolean {
  const lost = useLiveStatus() === 'reconnecting';
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => setOffline(true), quietFor);
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
    return (
      <div className={banner}>
        <Notice
          tone="caution"
          announce="alert"
          // The server's words say why: it ran out, or the account was locked.
          lead={
            view === null || view.error === null ? words.ended.lead : asSentence(view.error.message)
          }
          action={<Button onClick={sessionEnd.continueToLogin}>{words.ended.action}</Button>}
        >
          {words.ended.rest}
        </Notice>
      </div>
    );
  }
  if (offline) {
    return (
      <div className={banner}>
        <Notice tone="neutral" announce="status" lead={words.noNetwork.lead}>
          {words.noNetwork.rest}
        </Notice>
      </div>
    );
  }
  if (view?.phase === 'accountFailed' && account === null) {
    return (
      <div className={banner}>
        <Notice
          tone="neutral"
          announce="alert"
          lead={words.accountFailed.lead}
          action={
            <Button onClick={() => send({ type: 'RETRY' })}>{words.accountFailed.action}</Button>
          }
        >
          {words.accountFailed.rest}
        </Notice>
      </div>
    );
  }
  if (!disconnected) return null;
  return (
    <div className={banner}>
      <Notice tone="neutral" announce="status" lead={words.offline.lead}>
        {words.offline.rest}
      </Notice>
    </div>
  );
}
