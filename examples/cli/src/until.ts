import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { waitFor } from 'xstate';

/**
 * Waits until a lifecycle's view fulfils a condition.
 * @param viewOf the lifecycle's view
 * @throws the reason of `stop`, an `Ending`, when the command is interrupted before
 */
export async function until<Actor extends AnyActorRef, View>(
  actor: Actor,
  viewOf: (snapshot: SnapshotFrom<Actor>) => View,
  isEnough: (view: View) => boolean,
  stop: AbortSignal,
): Promise<View> {
  const snapshot = await waitFor(actor, (now) => isEnough(viewOf(now)), {
    signal: stop,
    timeout: Infinity,
  });
  return viewOf(snapshot);
}
