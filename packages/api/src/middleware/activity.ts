import type { Activity } from '../activity.ts';
import type { Middleware } from '../exchange.ts';

/** Counts a call as activity from its start to its answer, retries included; background calls do not count. */
export function activityCount(activity: Activity | undefined): Middleware {
  return (next) => async (exchange) => {
    if (activity === undefined || exchange.background) return next(exchange);
    const end = activity.begin();
    try {
      return await next(exchange);
    } finally {
      end();
    }
  };
}
