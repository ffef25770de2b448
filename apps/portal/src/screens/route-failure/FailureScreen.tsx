import { useRef } from 'react';
import { Button } from '@tram/ui/button';
import { CopyButton } from '@tram/ui/copy-field';
import { LinkButton } from '@tram/ui/link-button';
import { IconRefresh } from '@tram/ui/icon/IconRefresh';
import { noRouteMatches, routerFallback, unknownServerError } from '@tram/api/error-catalogue';
import { useWords } from '../../app/words.ts';
import { isRouteErrorResponse } from '../../router.ts';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { message, title } from '../../features/plain-page/PlainPage.css.ts';
import { actions } from '../../app/stack.css.ts';
import { explanation, stack } from './FailureScreen.css.ts';
import { routeFailureWords } from './words.vi.ts';

/**
 * The router's fallback screen: title, status and text or message, and the stack of a thrown error (specification, section 2).
 * @param error what a loader or a component threw, or the router's own answer
 */
export function FailureScreen({ error }: { readonly error: unknown }) {
  const words = useWords(routeFailureWords);
  const shownStack = useRef<HTMLPreElement>(null);

  const failure = isRouteErrorResponse(error) ? failureOfAnswer(error) : failureOfError(error);
  const details = [failure.status, failure.message, failure.stack]
    .filter((part) => part !== null)
    .join('\n');
  return (
    <PlainPage>
      <h1 className={title}>{words.title}</h1>
      {failure.status !== null && <p className={message}>{failure.status}</p>}
      {failure.message !== null && <p className={message}>{failure.message}</p>}
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
        {/* A fresh page, without what broke. */}
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

/** What the router's fallback shows of a failure (specification, sections 2 and 8). */
interface Failure {
  /** '404 Not Found'; 'Unknown Server Error' for any other status; null for a thrown error. */
  readonly status: string | null;
  /** The router's or the error's own words. */
  readonly message: string | null;
  readonly stack: string | null;
}

function isFallbackStatus(status: number): status is keyof typeof routerFallback {
  return status in routerFallback;
}

/** Reads an answer that a loader threw, or that the router made because nothing matched. */
export function failureOfAnswer({ status, data }: { status: number; data: unknown }): Failure {
  if (isFallbackStatus(status)) {
    return {
      status: routerFallback[status],
      message: status === 404 ? noRouteMatches : null,
      stack: null,
    };
  }
  return {
    status: `${status} ${unknownServerError}`,
    message: typeof data === 'string' && data !== '' ? data : null,
    stack: null,
  };
}

export function failureOfError(error: unknown): Failure {
  if (error instanceof Error) {
    return { status: null, message: error.message, stack: error.stack ?? null };
  }
  return { status: null, message: String(error), stack: null };
}
