import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { propertyParameters } from '../testing/property-runs.ts';
import { tunnelName } from './operations.ts';

it.each([
  ['Render Tết 2027', 'render-tet-2027'],
  ['Dựng phim ngắn “Ẩn Ước”', 'dung-phim-ngan'],
  ['  Đồ họa  ', 'do-hoa'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a\r\nPrivateKey = x', 'a-privatekey-x'],
  ['CON', 'con-1'],
  ['电脑', 'pc'],
])('%j is the tunnel %s', (name, tunnel) => {
  expect(tunnelName(name, 'pc')).toBe(tunnel);
});

it('is a name of an interface and of a file, for any name of the machine', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      expect(tunnelName(name, 'pc')).toMatch(/^(?=.{1,15}$)[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
    propertyParameters({ quick: 100, thorough: 1000 }),
  );
});
