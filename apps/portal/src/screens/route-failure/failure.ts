import { noRouteMatches, routerFallback, unknownServerError } from '@tram/api/error-catalogue';

/** What the router's fallback shows of a failure (specification, sections 2 and 8). */
export interface Failure {
  /** '404 Not Found'; 'Unknown Server Error' for any other status; null for a thrown error. */
  readonly status: string | null;
  /** The router's or the error's own words. */
  readonly message: string | null;
  readonly stack: string | null;
}

/** An answer that a loader threw, as the router gives it. */
export interface RouteAnswer {
  readonly status: number;
  readonly data: unknown;
}

function isFallbackStatus(status: number): status is keyof typeof routerFallback {
  return status in routerFallback;
}

/** Reads an answer that a loader threw, or that the router made because nothing matched. */
export function failureOfAnswer(answer: RouteAnswer): Failure {
  const { status, data } = answer;
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

/** Reads anything else that was thrown. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof Error) {
    return { status: null, message: error.message, stack: error.stack ?? null };
  }
  return { status: null, message: String(error), stack: null };
}
