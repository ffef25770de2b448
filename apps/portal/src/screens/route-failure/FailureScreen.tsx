import { useRef } from 'react';
import { Button } from '@tram/ui/button';
import { CopyButton } from '@tram/ui/copy-field';
import { LinkButton } from '@tram/ui/link-button';
import { IconRefresh } from '@tram/ui/icon/IconRefresh';
import { useWords } from '../../app/words.ts';
import { isRouteErrorResponse } from '../../router.ts';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { failureOfAnswer, failureOfError } from './failure.ts';
import { actions, explanation, stack, status, title } from './FailureScreen.css.ts';
import { routeFailureWords } from './words.vi.ts';

export interface FailureScreenProps {
  /** What a loader or a component threw, or the router's own answer. */
  readonly error: unknown;
}

/** The router's fallback screen: title, status and text or message, and the stack of a thrown error (specification, section 2). */
export function FailureScreen({ error }: FailureScreenProps) {
  const words = useWords(routeFailureWords);
  const shownStack = useRef<HTMLPreElement>(null);

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
        <CopyButton value={details} label={words.details} shown={shownStack} size="m" />
      </div>
      {failure.stack !== null && (
        <pre ref={shownStack} className={stack}>
          {failure.stack}
        </pre>
      )}
    </PlainPage>
  );
}
