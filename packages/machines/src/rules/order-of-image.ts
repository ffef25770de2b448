import type { Image, Order } from '@tram/api/types';

/** What is read of an order to tell whose it is (section 3, "PC order"). */
export interface OrderedImage {
  readonly image: Pick<Order['image'], '_id' | 'name'>;
}

/**
 * Whether an order is of a PC: by the id of its PC where it names one, by the name otherwise (section 3, "PC order": its image has a
 * name and a package). Two PCs of one name cannot be told apart without the id.
 */
export function isOrderOf(
  { image: ordered }: OrderedImage,
  image: Pick<Image, '_id' | 'name'>,
): boolean {
  return ordered._id === undefined ? ordered.name === image.name : ordered._id === image._id;
}
