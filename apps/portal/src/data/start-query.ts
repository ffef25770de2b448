import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Services } from '../app/services.ts';
import { queryClientOf } from './query-client.ts';

/**
 * For loaders: asks for what a screen shows first, while the screen's code is still on its way. It does not wait, so the
 * screen appears with its skeleton as soon as its code is there; a failure is the screen's to show.
 *
 * What the cache holds is left alone (a filter or a dialog in the URL runs loaders again): whether it is old is for the
 * screen that mounts to decide.
 */
export function startQuery<Data, Key extends QueryKey>(
  services: Services,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  void queryClientOf(services).prefetchQuery({ ...options, staleTime: 'static' });
}
