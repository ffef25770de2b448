import { useEffect } from 'react';
import { useServices } from '../../app/services-context.ts';

/** For `<Suspense>` around code that a press asked for: the customer waits for it, so the loading line shows. */
export function WaitsForCode() {
  const { activity } = useServices();
  useEffect(() => activity.begin(), [activity]);
  return null;
}
