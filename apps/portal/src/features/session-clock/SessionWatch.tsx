import { LeavingHost } from '../logout-guard/LeavingHost.tsx';
import { WaitObserver } from '../usual-time/WaitObserver.tsx';
import { useCloudImages } from './use-cloud-images.ts';
import { useRunningSessions } from './use-running-sessions.ts';
import { useSessionWarnings } from './use-session-warnings.ts';

/** What goes with the customer through the whole portal: warnings of sessions, the question before a logout, how long waits take. */
export function SessionWatch() {
  useSessionWarnings(useRunningSessions());
  const images = useCloudImages();
  return (
    <>
      <LeavingHost images={images} />
      <WaitObserver />
    </>
  );
}
