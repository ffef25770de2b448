import type { Activity } from '../activity.ts';
import type { Middleware } from '../request-context.ts';

/** Counts a call as activity from its start to its answer, retries included; background calls do not count. */
export function activityCount(activity: Activity | undefined): Middleware {
  return (next) => async (context) => {
    if (activity === undefined || context.background) return next(context);
    const end = activity.begin();
    try {
      return await next(context);
    } finally {
      end();
    }
  };
}
