import { useServices } from '../../app/services-context.ts';
import { useNow } from '../rental/use-now.ts';
import { clockedSessions, type ClockedSession } from './running-session.ts';
import { useCloudImages } from './use-cloud-images.ts';

/** The sessions of cloud machines that go on now, drawn anew as the time moves on; the one that ends first leads. */
export function useRunningSessions(): readonly ClockedSession[] {
  const { clock } = useServices();
  const now = useNow(clock);
  return clockedSessions(useCloudImages(), now);
}
