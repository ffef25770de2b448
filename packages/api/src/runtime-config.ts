/**
 * The white label: everything an operator changes without a rebuild. The server reads it from a JSON file and puts it into
 * every page; the portal reads it from there before its first paint. Both go through `parseRuntimeConfig`.
 */

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

/** One brand. */
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
  readonly contact: Contact;
  readonly links: Links;
}

/** Id of the `<script type="application/json">` that holds the configuration in a page. */
export const runtimeConfigElementId = 'runtime-config';

/** What applies where the operator says nothing. */
export const defaultRuntimeConfig: RuntimeConfig = {
  name: 'Trạm',
  slug: 'tram',
  logo: null,
  accent: null,
  apiBase: '/api',
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

/** Says what is wrong with a value, or undefined when it is right. */
type Check = (value: unknown) => string | undefined;

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'must be a text that is not empty';

const matching =
  (pattern: RegExp, words: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `must be ${words}`;

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? undefined : check(value);

/** No `javascript:` or `data:` address may come in by configuration, and no `//host` that looks like a path. */
const address = matching(
  /^(?:https?:\/\/[^\s/]|\/(?![/\\]))[^\s\\]*$/i,
  'an http(s) address or a path that begins with /',
);

const checks = {
  name: text,
  slug: matching(
    /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
    'lower-case letters, digits and hyphens, 40 at most',
  ),
  logo: orNull(address),
  accent: orNull(matching(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb, or null')),
  apiBase: address,
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
} satisfies Checks<RuntimeConfig>;

/** A check for each key of the configuration, none left out. */
type Checks<Shape> = {
  readonly [Key in keyof Shape]-?: Shape[Key] extends string | null ? Check : Checks<Shape[Key]>;
};

interface CheckTree {
  readonly [key: string]: Check | CheckTree;
}

/**
 * Reads a configuration as an operator writes it: every key may be left out and then has its default.
 *
 * @throws {RuntimeConfigError} naming each wrong key with its path (`links.playClient`), an unknown one included, because a
 * misspelt key would otherwise be ignored in silence.
 */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  refuseProblems(value);
  const apiBase = value.apiBase ?? defaultRuntimeConfig.apiBase;
  return {
    ...defaultRuntimeConfig,
    ...value,
    apiBase: apiBase.replace(/\/$/, ''),
    contact: { ...defaultRuntimeConfig.contact, ...value.contact },
    links: { ...defaultRuntimeConfig.links, ...value.links },
  };
}

/** A configuration as it is written: what is left out has its default. */
type WrittenConfig = Partial<Omit<RuntimeConfig, 'contact' | 'links'>> & {
  readonly contact?: Partial<Contact>;
  readonly links?: Partial<Links>;
};

function refuseProblems(value: unknown): asserts value is WrittenConfig {
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
