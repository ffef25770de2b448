import { media } from '../theme/scale.ts';
import { useHydrated } from './useHydrated.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/**
 * Whether the screen is a phone's (under 760 px). Null while it cannot be known, in prerendered HTML and while it is
 * hydrated: draw both forms then and let CSS hide one, so that nothing jumps.
 */
export function useIsPhone(): boolean | null {
  const isPhone = useMediaQuery(media.phone);
  return useHydrated() ? isPhone : null;
}
