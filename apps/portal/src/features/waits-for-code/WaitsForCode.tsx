import { useEffect } from 'react';
import { useServices } from '../../app/services-context.ts';

/** Where the customer waits for what a press asked for (its code as a `<Suspense>` fallback, its record): the loading line shows. */
export function WaitsForCode() {
  const { activity } = useServices();
  useEffect(() => activity.begin(), [activity]);
  return null;
}
