import { expect, test } from 'vitest';
import { tunnelCodeOf } from './get-tunnel.ts';

const config = '[Interface]\nPrivateKey = …\n';
const picture = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  ['our own', { name: 'render', config }, { kind: 'text', text: config }],
  ['a configuration by another name', { file: config }, { kind: 'text', text: config }],
  ['one deeper inside', { data: { peer: { conf: config } } }, { kind: 'text', text: config }],
  ['a picture', { message: 'OK', qr: picture }, { kind: 'picture', address: picture }],
  [
    'the address of a picture',
    { url: 'https://tunnel.example/7.png?t=1' },
    { kind: 'picture', address: 'https://tunnel.example/7.png?t=1' },
  ],
  ['a text in a field of that name', { qrcode: 'wg://7' }, { kind: 'text', text: 'wg://7' }],
])('%s is found', (_, answer, code) => {
  expect(tunnelCodeOf(answer)).toEqual(code);
});

test.each([[{ message: 'OK' }], [{}], [null], [{ qr: '' }], [{ statusCode: 200 }]])(
  'in %j there is none',
  (answer) => {
    expect(tunnelCodeOf(answer)).toBeNull();
  },
);
