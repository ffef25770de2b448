import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { callQuery } from '../../data/queries.ts';
import { startQuery } from '../../data/query-client.ts';

/** Query parameter that names the machine (specification, section 2). */
const imageParameter = 'image_id';

/** The id of the machine that an address names, or null for none. */
export function imageIdOf(parameters: URLSearchParams): string | null {
  const id = (parameters.get(imageParameter) ?? '').trim();
  return id === '' ? null : id;
}

/** The page of sessions that the address names. */
export const loader: Loader = (services, { request }) => {
  const parameters = new URL(request.url).searchParams;
  const imageId = imageIdOf(parameters);
  if (imageId === null) return null;
  const query = { page: pageOf(parameters) };
  startQuery(services, callQuery(services, 'listCloudImageHistory', { path: { imageId }, query }));
  return null;
};
