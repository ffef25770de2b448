import type { Image } from '@tram/api/types';
import { knownNumber } from '../../app/known-number.ts';

/** Both flags of a PC as its status is known by: '0/1'. One that the backend leaves out is a dash. */
export function pcFlags(image: Pick<Image, 'is_booting' | 'is_installed'>): string {
  return `${knownNumber(image.is_booting)}/${knownNumber(image.is_installed)}`;
}
