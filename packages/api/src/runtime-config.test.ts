import { describe, expect, test } from 'vitest';
import {
  type ConfirmedTotal,
  defaultRuntimeConfig,
  type Idempotency,
  type OrderDates,
  parseRuntimeConfig,
  type PublicCatalogue,
  referenceServer,
  RuntimeConfigError,
} from './runtime-config.ts';

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

  test('a part of a part may be left out', () => {
    const { sentinels, realtime, pictureOrigins } = parseRuntimeConfig({
      realtime: { path: '/events' },
      pictureOrigins: ['https://img.vietqr.io/'],
      sentinels: { notificationShown: 'SHOW', vpsStatus: { end: 'ended' } },
    });
    expect(realtime).toEqual({ origin: null, path: '/events' });
    expect(pictureOrigins).toEqual(['https://img.vietqr.io']);
    expect(sentinels).toEqual({
      userRole: 'USER',
      notificationShown: 'SHOW',
      vpsStatus: { already: 'already', onRental: 'on_rental', end: 'ended' },
    });
  });

  test.each<[object, 'unknown' | 'our own', Idempotency, ConfirmedTotal, OrderDates]>([
    [{}, 'unknown', 'none', 'unchecked', 'ignored'],
    [{}, 'our own', 'keys', 'checked', 'filtered'],
    [{ apiBase: '/backend' }, 'our own', 'keys', 'checked', 'filtered'],
    [{ apiBase: 'https://api.may.example/api' }, 'unknown', 'none', 'unchecked', 'ignored'],
    [{ apiBase: 'https://api.may.example/api' }, 'our own', 'none', 'unchecked', 'ignored'],
    [
      {
        apiBase: 'https://api.may.example/api',
        idempotency: 'keys',
        confirmedTotal: 'checked',
        orderDates: 'filtered',
      },
      'unknown',
      'keys',
      'checked',
      'filtered',
    ],
    [
      { idempotency: 'none', confirmedTotal: 'unchecked', orderDates: 'ignored' },
      'our own',
      'none',
      'unchecked',
      'ignored',
    ],
  ])('%j, with an API of its own origin that is %s: %s, %s, %s', (value, own, ...expected) => {
    const ownApi = own === 'our own' ? referenceServer : undefined;
    const { idempotency, confirmedTotal, orderDates } = parseRuntimeConfig(value, { ownApi });
    expect([idempotency, confirmedTotal, orderDates]).toEqual(expected);
  });

  test('the draft of the contract is offered where our own API has it, or the operator says where it is', () => {
    const own = { ownApi: referenceServer };
    expect(parseRuntimeConfig({}, own).contractDraft).toBe('/contract-draft.json');
    expect(parseRuntimeConfig({}).contractDraft).toBeNull();
    expect(
      parseRuntimeConfig({ apiBase: 'https://api.may.example/api' }, own).contractDraft,
    ).toBeNull();
    expect(problemsOf({ contractDraft: 'javascript:alert(1)' })).toHaveLength(1);
  });

  test('a sentence of the operator is one for every language, or one for each', () => {
    const both = { vi: 'Giữ 3 ngày.', en: 'Kept for 3 days.' };
    const { dataRetention } = parseRuntimeConfig({
      dataRetention: { pc: 'Giữ 7 ngày.', vps: both },
    });
    expect(dataRetention).toEqual({
      pc: { vi: 'Giữ 7 ngày.', en: 'Giữ 7 ngày.' },
      vps: both,
    });
  });

  test('what the landing page has nothing to say of is not there', () => {
    expect(parseRuntimeConfig({}).landing).toEqual({ catalogues: [] });
    expect(parseRuntimeConfig({ landing: { installed: 'Windows 11' } }).landing).toEqual({
      catalogues: [],
      installed: { vi: 'Windows 11', en: 'Windows 11' },
    });
    expect(problemsOf({ landing: { location: '' } })).toHaveLength(1);
  });

  test.each<[object, readonly PublicCatalogue[]]>([
    [{}, ['vps', 'cloud']],
    [{ apiBase: '/backend' }, ['vps', 'cloud']],
    [{ apiBase: 'https://api.may.example/api' }, []],
    [{ apiBase: 'https://api.may.example/api', landing: { catalogues: ['vps'] } }, ['vps']],
    [{ landing: { catalogues: [] } }, []],
  ])('%j, read by one whose own API answers both catalogues to visitors: %j', (value, expected) => {
    const { landing } = parseRuntimeConfig(value, { ownApi: referenceServer });
    expect(landing.catalogues).toEqual(expected);
  });

  test('English that the operator leaves out is the operator’s Vietnamese', () => {
    const { dataRetention } = parseRuntimeConfig({ dataRetention: { pc: { vi: 'Giữ 7 ngày.' } } });
    expect(dataRetention.pc?.en).toBe('Giữ 7 ngày.');
  });

  test.each<[unknown]>([
    [''],
    [' '],
    [7],
    [{ en: 'Kept.' }],
    [{ vi: 'Giữ.', fr: 'x' }],
    ['x'.repeat(301)],
  ])('%j is no sentence of an operator', (pc) => {
    expect(problemsOf({ dataRetention: { pc } })).toEqual([
      'dataRetention.pc must be a text of 1 to 300 signs, or { "vi": …, "en": … } of such texts',
    ]);
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
    [
      { realtime: { origin: 'https://a.example/x' } },
      'realtime.origin must be an http(s) origin without a path',
    ],
    [
      { realtime: { origin: 'wss://a.example' } },
      'realtime.origin must be an http(s) origin without a path',
    ],
    [{ realtime: { path: 'socket.io' } }, 'realtime.path must be a path that begins with /'],
    [{ realtime: { path: '//a.example' } }, 'realtime.path must be a path that begins with /'],
    [
      { pictureOrigins: 'https://a.example' },
      'pictureOrigins must be a list of http(s) origins without a path, 20 at most',
    ],
    [
      { pictureOrigins: ['https://a.example', "https://b.example; script-src 'unsafe-inline'"] },
      'pictureOrigins must be a list of http(s) origins without a path, 20 at most',
    ],
    [
      { pictureOrigins: Array.from({ length: 21 }, (_, index) => `https://p${index}.example`) },
      'pictureOrigins must be a list of http(s) origins without a path, 20 at most',
    ],
    [{ idempotency: true }, 'idempotency must be "keys" or "none"'],
    [{ sentinels: { userRole: '' } }, 'sentinels.userRole must be a text that is not empty'],
    [
      { sentinels: { notificationShown: null } },
      'sentinels.notificationShown must be a number, true, false or a text that is not empty',
    ],
    [{ sentinels: { vpsStatus: { ended: 'x' } } }, 'sentinels.vpsStatus.ended is not known'],
    [{ landing: { catalogues: ['pc'] } }, 'landing.catalogues must be a list of "vps" and "cloud"'],
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

  // @spec S20
  test('every wrong key is named at once', () => {
    expect(problemsOf({ name: '', accent: 'red', links: { playClient: 1 } })).toHaveLength(3);
    expect(() => parseRuntimeConfig({ name: '', accent: 'red' })).toThrow(
      /name must .*; accent must /,
    );
  });
});
