import type { Image, Order } from '@tram/api/types';

/** What is read of an order to tell whose it is (section 3, "PC order"). */
export interface OrderedImage extends Pick<Order, 'ip'> {
  readonly image: Pick<Order['image'], '_id' | 'name'>;
}

/**
 * Whether an order is of a PC: by the id of its PC where it names one. Otherwise by the name (section 3, "PC order": its image has a
 * name and a package) and the internal address, which tells PCs of one name apart as soon as the order has it.
 */
export function isOrderOf(
  { image: ordered, ip }: OrderedImage,
  image: Pick<Image, '_id' | 'name' | 'int_ip_address'>,
): boolean {
  if (ordered._id !== undefined) return ordered._id === image._id;
  return ordered.name === image.name && (ip === null || ip === image.int_ip_address);
}
