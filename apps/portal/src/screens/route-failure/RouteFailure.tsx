import { useEffect, useState } from 'react';
import { Button } from '@tram/ui/button';
import { LinkButton } from '@tram/ui/link-button';
import { IconCopy } from '@tram/ui/icon/IconCopy';
import { IconRefresh } from '@tram/ui/icon/IconRefresh';
import {
  ChunkLoadError,
  mayReloadForNewVersion,
  reloadForNewVersion,
} from '../../app/import-chunk.ts';
import { useWords } from '../../app/words.ts';
import { isRouteErrorResponse, useRouteError } from '../../router.ts';
import { PlainPage } from '../plain-page/PlainPage.tsx';
import { failureOfAnswer, failureOfError } from './failure.ts';
import { actions, explanation, stack, status, title } from './RouteFailure.css.ts';
import { routeFailureWords } from './words.vi.ts';

/**
 * The router's fallback: title, status and text or message, and the stack of a thrown error (specification, section 2). A
 * chunk that is missing after a deploy is no failure to show: the page is reloaded once, at the address that was asked for.
 */
export function RouteFailure() {
  const words = useWords(routeFailureWords);
  const error = useRouteError();
  const [copied, setCopied] = useState(false);
  const [reloading] = useState(() => error instanceof ChunkLoadError && mayReloadForNewVersion());

  useEffect(() => {
    if (reloading) reloadForNewVersion();
  }, [reloading]);

  if (reloading) {
    return (
      <PlainPage>
        <output>{words.newVersion}</output>
      </PlainPage>
    );
  }

  const failure = isRouteErrorResponse(error) ? failureOfAnswer(error) : failureOfError(error);
  const details = [failure.status, failure.message, failure.stack]
    .filter((part) => part !== null)
    .join('\n');
  return (
    <PlainPage>
      <h1 className={title}>{words.title}</h1>
      {failure.status !== null && <p className={status}>{failure.status}</p>}
      {failure.message !== null && <p className={status}>{failure.message}</p>}
      <p className={explanation}>{words.explanation}</p>
      <div className={actions}>
        <Button
          theme="primary"
          size="m"
          icon={<IconRefresh />}
          onClick={() => window.location.reload()}
        >
          {words.reload}
        </Button>
        {/* A fresh page: whatever broke is left behind. */}
        <LinkButton theme="secondary" size="m" href="/">
          {words.home}
        </LinkButton>
        <Button
          theme="tertiary"
          size="m"
          icon={<IconCopy />}
          onClick={() => {
            void navigator.clipboard.writeText(details).then(() => setCopied(true));
          }}
        >
          {copied ? words.copied : words.copy}
        </Button>
      </div>
      {failure.stack !== null && <pre className={stack}>{failure.stack}</pre>}
    </PlainPage>
  );
}
