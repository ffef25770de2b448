/**
 * The white label, and what the portal has to know of the backend in front of it: everything an operator changes without a
 * rebuild. Our server reads it from a JSON file and puts it into every page; on a static host the page reads `config.json`
 * before its first paint. Both go through `parseRuntimeConfig`.
 */

import { parseUrl } from './parse-url.ts';

/** How customers reach the operator. */
export interface Contact {
  readonly hotline: string;
  readonly zalo: string;
  readonly email: string;
  /** Postal address, one line. */
  readonly address: string;
  /** Hours of support, for example `8h30 – 23h00`. */
  readonly supportHours: string;
}

/** Pages that the product links to; an http(s) address or a path of this origin. */
export interface Links {
  readonly forgotPassword: string;
  readonly changePassword: string;
  readonly termsOfService: string;
  readonly gameDownloadForm: string;
  readonly playClient: string;
  readonly userGuide: string;
}

/** A sentence of the operator, in each language of the portal. */
export interface OperatorText {
  readonly vi: string;
  readonly en: string;
}

/**
 * What happens to the data on a machine when its time ends, said to customers before they pay and before the end. Where it is left
 * out they are told to make a backup, and promised nothing.
 */
export interface DataRetention {
  readonly pc?: OperatorText | undefined;
  readonly vps?: OperatorText | undefined;
  readonly cloud?: OperatorText | undefined;
}

/** A list of prices that the API may answer without a token: `listComputerConfigs`, `listCloudPackages`. */
export type PublicCatalogue = 'vps' | 'cloud';

/** What the landing page shows beyond the prices of PCs and contact. A sentence that is left out is not spoken of. */
export interface Landing {
  /** Whose prices the API answers without a token, as it does those of PCs. */
  readonly catalogues: readonly PublicCatalogue[];
  /** What is installed on the machines: 'Windows 11, driver NVIDIA, Blender, Unreal Engine'. */
  readonly installed?: OperatorText | undefined;
  /** Whether and how invoices are given. */
  readonly invoices?: OperatorText | undefined;
  /** Where the machines stand. */
  readonly location?: OperatorText | undefined;
}

/** Where the socket of the real-time events is (specification, section 7). */
export interface RealtimeAddress {
  /** Scheme, host and port, `https://events.may.example`; null: that of the API. */
  readonly origin: string | null;
  /** Path of Socket.IO. */
  readonly path: string;
}

/**
 * Whether the API honours the `Idempotency-Key` header: with `keys`, the same key again answers the same and charges once,
 * so that a call that costs may be sent again after a lost answer. With `none` it never is, and the header is not sent.
 */
export type Idempotency = 'keys' | 'none';

/**
 * Whether the API compares the `Confirmed-Total` header with what it is about to charge. With `checked` it charges that sum or refuses;
 * with `unchecked` the header is not sent, and the portal reads account and machine again right before each payment.
 */
export type ConfirmedTotal = 'checked' | 'unchecked';

/**
 * Whether the API heeds `fromDate` and `toDate` of the orders of PCs and of cloud machines. With `ignored` it would answer every order
 * for some days: they are not sent, and no filter by date is offered. Orders of VPS have theirs in the specification.
 */
export type OrderDates = 'filtered' | 'ignored';

/** What an operator has to say of an API. */
export type OwnApi = Pick<
  RuntimeConfig,
  'idempotency' | 'confirmedTotal' | 'orderDates' | 'contractDraft' | 'landing'
>;

/** What our own server does, where it is known that it answers. */
export const referenceServer = {
  idempotency: 'keys',
  confirmedTotal: 'checked',
  orderDates: 'filtered',
  contractDraft: '/contract-draft.json',
  landing: { catalogues: ['vps', 'cloud'] },
} as const satisfies OwnApi;

/** Values on the wire that the specification names without showing them, or for which a backend may have other values. */
export interface Sentinels {
  /** The role of customers, the only one that may log in (section 4). */
  readonly userRole: string;
  /** The status of a notification that is to be shown (section 4). */
  readonly notificationShown: string | number | boolean;
  /** The statuses of VPS orders and of their filter (sections 3, 4 and 7). */
  readonly vpsStatus: VpsStatusValues;
}

/** The statuses of VPS orders in the words of the API. */
export interface VpsStatusValues {
  /** All: the filter's value that is never sent. */
  readonly already: string;
  readonly onRental: string;
  readonly end: string;
}

/** One brand in front of one API. */
export interface RuntimeConfig {
  /** Name shown to customers. */
  readonly name: string;
  /** Name in addresses and file names: lower-case letters, digits and hyphens. */
  readonly slug: string;
  /** Address of the logo; null for the product's own. */
  readonly logo: string | null;
  /** Accent colour as `#rrggbb`; null for the product's own. */
  readonly accent: `#${string}` | null;
  /** Address of the API without a slash at its end. */
  readonly apiBase: string;
  readonly realtime: RealtimeAddress;
  /** Origins of pictures (payment QR codes, for example `https://img.vietqr.io`) beside the page's own, the logo's and the API's. */
  readonly pictureOrigins: readonly string[];
  readonly idempotency: Idempotency;
  readonly confirmedTotal: ConfirmedTotal;
  readonly orderDates: OrderDates;
  /**
   * Address of the words of the rental contract before it is signed, for the page to read: JSON `{ parts }`, each with `kind` (`motto`, `title`, `heading`
   * or `paragraph` with its `text`; `fields`, or `fingerprints` of files, with `rows` of label and value). `{fullName}`, `{dob}`, `{id}`, `{issueDate}`, `{issuePlace}`,
   * `{address}`, `{email}`, `{phone}` and `{username}` stand for what the customer enters. Null where there is none.
   */
  readonly contractDraft: string | null;
  readonly sentinels: Sentinels;
  readonly contact: Contact;
  readonly links: Links;
  readonly dataRetention: DataRetention;
  readonly landing: Landing;
}

/** Id of the `<script type="application/json">` that holds the configuration in a page. */
export const runtimeConfigElementId = 'runtime-config';

/** The defaults. For `idempotency`, `confirmedTotal` and `orderDates` it is the safe part of the rule in `parseRuntimeConfig`. */
export const defaultRuntimeConfig: RuntimeConfig = {
  name: 'Trạm',
  slug: 'tram',
  logo: null,
  accent: null,
  apiBase: '/api',
  realtime: { origin: null, path: '/socket.io' },
  pictureOrigins: [],
  idempotency: 'none',
  confirmedTotal: 'unchecked',
  orderDates: 'ignored',
  contractDraft: null,
  sentinels: {
    userRole: 'USER',
    notificationShown: 1,
    vpsStatus: { already: 'already', onRental: 'on_rental', end: 'end' },
  },
  contact: {
    hotline: '1900 0000',
    zalo: '0900 000 000',
    email: 'hotro@tram.example',
    address: 'Tầng 3, 12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh',
    supportHours: '8h30 – 23h00',
  },
  links: {
    forgotPassword: 'https://tram.example/quen-mat-khau',
    changePassword: 'https://tram.example/doi-mat-khau',
    termsOfService: 'https://tram.example/dieu-khoan',
    gameDownloadForm: 'https://tram.example/yeu-cau-tai-game',
    playClient: 'https://tram.example/play',
    userGuide: 'https://tram.example/huong-dan',
  },
  dataRetention: {},
  landing: { catalogues: [] },
};

/** A configuration that cannot be used; `problems` has one line a wrong key. */
export class RuntimeConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Runtime configuration: ${problems.join('; ')}`);
    this.name = 'RuntimeConfigError';
    this.problems = problems;
  }
}

/** Returns what is wrong with a value, or undefined when it is valid. */
type Check = (value: unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'must be a text that is not empty';

/** Longer than any sentence, so that what is a page of terms is linked and not put into a dialog. */
const longestSentence = 300;

const sentence = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestSentence;

/** One text for every language, or one for each; English may be left out. */
const operatorText: Check = (value) => {
  if (sentence(value)) return undefined;
  const isPair =
    typeof value === 'object' &&
    value !== null &&
    'vi' in value &&
    Object.entries(value).every(([key, one]) => ['vi', 'en'].includes(key) && sentence(one));
  return isPair
    ? undefined
    : `must be a text of 1 to ${longestSentence} signs, or { "vi": …, "en": … } of such texts`;
};

const matching =
  (pattern: RegExp, words: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `must be ${words}`;

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? undefined : check(value);

/** The configuration may contain no `javascript:` or `data:` address, and no `//host` that looks like a path. */
const address = matching(
  /^(?:https?:\/\/[^\s/]|\/(?![/\\]))[^\s\\]*$/i,
  'an http(s) address or a path that begins with /',
);

const origin = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  /^https?:\/\//i.test(value) &&
  parseUrl(value)?.origin === value.toLowerCase().replace(/\/$/, '')
    ? undefined
    : 'must be an http(s) origin without a path';

/** A longer list would not fit into the header that allows its origins. */
const mostOrigins = 20;

const origins: Check = (value) =>
  Array.isArray(value) &&
  value.length <= mostOrigins &&
  value.every((one) => origin(one) === undefined)
    ? undefined
    : `must be a list of http(s) origins without a path, ${mostOrigins} at most`;

const catalogues: Check = (value) =>
  Array.isArray(value) && value.every((one) => one === 'vps' || one === 'cloud')
    ? undefined
    : 'must be a list of "vps" and "cloud"';

const wireValue: Check = (value) =>
  typeof value === 'number' || typeof value === 'boolean' || text(value) === undefined
    ? undefined
    : 'must be a number, true, false or a text that is not empty';

const checks = {
  name: text,
  slug: matching(
    /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
    'lower-case letters, digits and hyphens, 40 at most',
  ),
  logo: orNull(address),
  accent: orNull(matching(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb, or null')),
  apiBase: address,
  realtime: {
    origin: orNull(origin),
    path: matching(/^\/(?!\/)[^\s\\?#]*$/, 'a path that begins with /'),
  },
  pictureOrigins: origins,
  idempotency: matching(/^(?:keys|none)$/, '"keys" or "none"'),
  contractDraft: orNull(address),
  confirmedTotal: matching(/^(?:checked|unchecked)$/, '"checked" or "unchecked"'),
  orderDates: matching(/^(?:filtered|ignored)$/, '"filtered" or "ignored"'),
  sentinels: {
    userRole: text,
    notificationShown: wireValue,
    vpsStatus: { already: text, onRental: text, end: text },
  },
  contact: {
    hotline: text,
    zalo: text,
    email: matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
    address: text,
    supportHours: text,
  },
  links: {
    forgotPassword: address,
    changePassword: address,
    termsOfService: address,
    gameDownloadForm: address,
    playClient: address,
    userGuide: address,
  },
  dataRetention: { pc: operatorText, vps: operatorText, cloud: operatorText },
  landing: {
    catalogues,
    installed: operatorText,
    invoices: operatorText,
    location: operatorText,
  },
} satisfies Checks<RuntimeConfig>;

/** A check for each key of the configuration, none left out. */
type Checks<Shape> = {
  readonly [Key in keyof Shape]-?: Shape[Key] extends Value ? Check : Checks<Shape[Key]>;
};

/** Keys that are checked as a whole. */
type Value = string | number | boolean | null | undefined | readonly string[] | OperatorText;

interface CheckTree {
  readonly [key: string]: Check | CheckTree;
}

/** What the reader of the configuration knows. */
export interface ConfigReader {
  /** What the API of the page's own origin does: our server knows it. Default: unknown, which is taken for the safe answer. */
  readonly ownApi?: OwnApi | undefined;
}

/**
 * Reads a configuration as an operator writes it: every key may be left out and then has its default.
 *
 * Without `idempotency` and `confirmedTotal`, an API at an absolute address is taken to honour no keys and to compare no totals: a wrong
 * guess would charge a customer twice, or more than was confirmed. One at a path of the page's own origin is what `ownApi` says. Likewise
 * `orderDates`, where a wrong guess would show every order as one of the chosen days, and `landing.catalogues`, where it would ask an API
 * for what it refuses.
 *
 * @throws {RuntimeConfigError} naming each wrong key with its path (`links.playClient`), an unknown one included, because a
 * misspelt key would otherwise be silently ignored.
 */
export function parseRuntimeConfig(value: unknown, { ownApi }: ConfigReader = {}): RuntimeConfig {
  refuseProblems(value);
  const defaults = defaultRuntimeConfig;
  const apiBase = value.apiBase ?? defaults.apiBase;
  const own = apiBase.startsWith('/') ? ownApi : undefined;
  const vpsStatus = { ...defaults.sentinels.vpsStatus, ...value.sentinels?.vpsStatus };
  return {
    ...defaults,
    ...own,
    ...value,
    apiBase: withoutLastSlash(apiBase),
    realtime: { ...defaults.realtime, ...value.realtime },
    pictureOrigins: (value.pictureOrigins ?? defaults.pictureOrigins).map(withoutLastSlash),
    sentinels: { ...defaults.sentinels, ...value.sentinels, vpsStatus },
    contact: { ...defaults.contact, ...value.contact },
    links: { ...defaults.links, ...value.links },
    dataRetention: {
      pc: inEachLanguage(value.dataRetention?.pc),
      vps: inEachLanguage(value.dataRetention?.vps),
      cloud: inEachLanguage(value.dataRetention?.cloud),
    },
    landing: {
      catalogues: value.landing?.catalogues ?? own?.landing.catalogues ?? [],
      installed: inEachLanguage(value.landing?.installed),
      invoices: inEachLanguage(value.landing?.invoices),
      location: inEachLanguage(value.landing?.location),
    },
  };
}

function withoutLastSlash(written: string): string {
  return written.replace(/\/$/, '');
}

/** English that is left out is the operator's Vietnamese: customers read what the operator says, in whatever language. */
function inEachLanguage(written: WrittenText | undefined): OperatorText | undefined {
  if (typeof written === 'string') return { vi: written, en: written };
  return written && { vi: written.vi, en: written.en ?? written.vi };
}

type WrittenText = string | { readonly vi: string; readonly en?: string | undefined };

/** A configuration as it is written: what is left out has its default. */
type Written<Shape> = {
  readonly [Key in keyof Shape]?: Shape[Key] extends OperatorText | undefined
    ? WrittenText
    : Shape[Key] extends Value
      ? Shape[Key]
      : Written<Shape[Key]>;
};

function refuseProblems(value: unknown): asserts value is Written<RuntimeConfig> {
  const problems: string[] = [];
  collectProblems(value, checks, '', problems);
  if (problems.length > 0) throw new RuntimeConfigError(problems);
}

function collectProblems(value: unknown, tree: CheckTree, path: string, problems: string[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(`${path === '' ? 'the whole' : path} must be an object`);
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`;
    const check = Object.hasOwn(tree, key) ? tree[key] : undefined;
    if (check === undefined) problems.push(`${at} is not known`);
    else if (typeof check === 'function') {
      const problem = check(part);
      if (problem !== undefined) problems.push(`${at} ${problem}`);
    } else collectProblems(part, check, at, problems);
  }
}
