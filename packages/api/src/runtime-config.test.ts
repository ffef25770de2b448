import { describe, expect, test } from 'vitest';
import { defaultRuntimeConfig, parseRuntimeConfig, RuntimeConfigError } from './runtime-config.ts';

function problemsOf(value: unknown): readonly string[] {
  try {
    parseRuntimeConfig(value);
  } catch (error) {
    if (error instanceof RuntimeConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('parseRuntimeConfig', () => {
  test('what is left out has its default', () => {
    expect(parseRuntimeConfig({})).toEqual(defaultRuntimeConfig);
    const config = parseRuntimeConfig({
      name: 'Máy Mạnh',
      accent: '#0A7f3c',
      contact: { hotline: '1800 1234' },
      links: { playClient: '/tai-play' },
    });
    expect(config).toEqual({
      ...defaultRuntimeConfig,
      name: 'Máy Mạnh',
      accent: '#0A7f3c',
      contact: { ...defaultRuntimeConfig.contact, hotline: '1800 1234' },
      links: { ...defaultRuntimeConfig.links, playClient: '/tai-play' },
    });
  });

  test('its own defaults pass', () => {
    expect(problemsOf(defaultRuntimeConfig)).toEqual([]);
  });

  test('the API host loses the slash at its end', () => {
    expect(parseRuntimeConfig({ apiBase: 'https://api.may.example/api/' }).apiBase).toBe(
      'https://api.may.example/api',
    );
    expect(parseRuntimeConfig({ apiBase: '/' }).apiBase).toBe('');
  });

  test.each<[unknown, string]>([
    [{ name: ' ' }, 'name must be a text that is not empty'],
    [{ name: 7 }, 'name must be a text that is not empty'],
    [{ slug: 'Máy' }, 'slug must be lower-case letters, digits and hyphens, 40 at most'],
    [{ slug: '-a' }, 'slug must be lower-case letters, digits and hyphens, 40 at most'],
    [{ accent: 'red' }, 'accent must be a colour as #rrggbb, or null'],
    [{ accent: '#fff' }, 'accent must be a colour as #rrggbb, or null'],
    [{ accent: '#12345g' }, 'accent must be a colour as #rrggbb, or null'],
    [{ contact: { email: 'khong' } }, 'contact.email must be an e-mail address'],
    [{ contact: { fax: '1' } }, 'contact.fax is not known'],
    [{ contact: [] }, 'contact must be an object'],
    [
      { links: { playClient: '' } },
      'links.playClient must be an http(s) address or a path that begins with /',
    ],
    [{ colour: '#ffffff' }, 'colour is not known'],
    [{ constructor: 'x' }, 'constructor is not known'],
    [null, 'the whole must be an object'],
    ['{}', 'the whole must be an object'],
  ])('%j: %s', (value, problem) => {
    expect(problemsOf(value)).toEqual([problem]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'play.html',
    'ftp://a',
    'https://',
    'https:// a',
    ' /a',
  ])('the address %j is refused', (address) => {
    expect(problemsOf({ links: { termsOfService: address } })).toHaveLength(1);
    expect(problemsOf({ logo: address })).toHaveLength(1);
  });

  test.each(['https://may.example/x?y=1#z', 'HTTP://may.example', '/', '/x/y.svg'])(
    'the address %j is taken',
    (address) => {
      expect(parseRuntimeConfig({ logo: address }).logo).toBe(address);
    },
  );

  test('every wrong key is named at once', () => {
    expect(problemsOf({ name: '', accent: 'red', links: { playClient: 1 } })).toHaveLength(3);
    expect(() => parseRuntimeConfig({ name: '', accent: 'red' })).toThrow(
      /name must .*; accent must /,
    );
  });
});
