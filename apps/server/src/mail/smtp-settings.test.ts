import { expect, it } from 'vitest';
import { readMailAddress, readSmtpUrl } from './mail-settings.ts';

it.each([
  ['smtps://mail.example', { port: 465, secure: true, requireTLS: false, login: null }],
  ['smtp://mail.example', { port: 587, secure: false, requireTLS: true }],
  ['smtp://mail.example:25?requireTLS=false', { port: 25, requireTLS: false }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, requireTLS: false }],
  ['smtp://[::1]:1025', { host: '::1', requireTLS: false }],
  ['smtp://a%40b:p%3Aw@mail.example', { login: { user: 'a@b', pass: 'p:w' } }],
  ['smtp://a:100%@mail.example', { login: { user: 'a', pass: '100%' } }],
])('%s is a mail server', (address, expected) => {
  expect(readSmtpUrl(address)).toMatchObject(expected);
});

it.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://mail.example/path',
  'smtp://mail.example?pool=true',
  'smtp://mail.example#x',
])('%s is none', (address) => {
  expect(readSmtpUrl(address)).toBeNull();
});

it.each([
  ['no-reply@tram.example', { name: 'Máy Mây', address: 'no-reply@tram.example' }],
  ['Trạm <no-reply@tram.example>', { name: 'Trạm', address: 'no-reply@tram.example' }],
])('%s is a sender', (text, expected) => {
  expect(readMailAddress(text, 'Máy Mây')).toEqual(expected);
});

it.each(['', 'Trạm', 'Trạm <no-reply>', 'a@b, c@d', 'x\r\nBcc: y <a@b>', '<a@b'])(
  '%j is none',
  (text) => {
    expect(readMailAddress(text, 'Máy Mây')).toBeNull();
  },
);
