import { expect, test } from 'vitest';
import { isOrderOf } from './order-of-image.ts';

const pc = { _id: 'pc', name: 'Render', int_ip_address: '10.8.4.7' };
const twin = { _id: 'twin', name: 'Render', int_ip_address: '10.8.4.8' };
const notRented = { _id: 'not-rented', name: 'Render', int_ip_address: null };

test('an order that names its PC is of that one alone', () => {
  const order = { ip: '10.8.4.8', image: { _id: 'pc', name: 'Phim' } };
  expect([pc, twin, notRented].filter((image) => isOrderOf(order, image))).toEqual([pc]);
});

test('one that names none is of the PC with its name and its address', () => {
  const order = { ip: '10.8.4.8', image: { name: 'Render' } };
  expect([pc, twin, notRented].filter((image) => isOrderOf(order, image))).toEqual([twin]);
  expect(isOrderOf({ ...order, image: { name: 'Phim' } }, twin)).toBe(false);
});

test('one without an address yet may be of each PC of its name', () => {
  const order = { ip: null, image: { name: 'Render' } };
  expect([pc, twin, notRented].filter((image) => isOrderOf(order, image))).toHaveLength(3);
});
