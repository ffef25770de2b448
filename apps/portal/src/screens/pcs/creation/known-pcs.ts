import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '@tram/api/client';
import type { Image } from '@tram/api/types';

/** The ids of the PCs that have been read so far: on any page, or one alone (`imageQuery`), which may not be there any more. */
export function knownPcs(client: QueryClient): ReadonlySet<string> {
  const answers = client.getQueriesData<Answer<'listImages'> | Image | null>({
    queryKey: ['listImages'],
  });
  const images = answers.flatMap(([, answer]) => {
    if (answer === undefined || answer === null) return [];
    return 'data' in answer ? answer.data : [answer];
  });
  return new Set(images.map(({ _id }) => _id));
}
