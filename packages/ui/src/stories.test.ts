import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * What every component's stories have: one for each size, look and state of its props, one with long Vietnamese words, one in a
 * narrow frame (320 px or less), and arguments, so that the page has controls. Read from the source of the stories and from `api/`.
 * What has no such story is listed below with its reason.
 */

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const componentsOf = (surface: string) =>
  [...surface.matchAll(/^function ([A-Z]\w*)/gmu)].map(([, name]) => name ?? '');

const surfaces = new Map(
  globSync('api/*.txt', { cwd: root }).flatMap((file) => {
    const text = read(file);
    return componentsOf(text).map((name) => [name, text] as const);
  }),
);

interface Stories {
  readonly name: string;
  readonly text: string;
  /** The components that the file is about. */
  readonly components: readonly string[];
}

const files: readonly Stories[] = globSync('src/*/*.stories.tsx', { cwd: root })
  .toSorted()
  .map((file) => {
    const text = read(file);
    const name = path.basename(file, '.stories.tsx');
    const parts = (/subcomponents: \{([^}]*)\}/u.exec(text)?.[1] ?? '').split(/[\s,]+/u);
    return { name, text, components: [name, ...parts].filter((part) => surfaces.has(part)) };
  });

/** Nothing in them is written by a customer or an operator: short words of the kit, numbers, drawings. */
const withoutLongWords: Readonly<Record<string, string>> = {
  DateTime: 'a moment has one form',
  English: 'its words are those of another language',
  IconButton: 'it has no words on the screen',
  KitWordsProvider: 'it draws nothing itself',
  LoadingOverlay: 'its only words are the kit’s',
  Mono: 'never Vietnamese; its long text is in Narrow',
  Money: 'a number; its longest is in Narrow',
  OfflineState: 'its only words are the kit’s, in Narrow',
  Pagination: 'numbers; its narrow frames are in Narrow and Phone',
  Price: 'a number; its longest is in Narrow',
  QrPanel: 'its only words are the kit’s',
  SecretField: 'a secret is no Vietnamese; its longest is in LongSecret',
  Skeleton: 'it has no words',
  Spinner: 'it has no words',
  TimeRuler: 'numerals and one unit',
  VisuallyHidden: 'nothing of it is seen',
};

const withoutNarrowFrame: Readonly<Record<string, string>> = {
  IconButton: 'a square of one size',
  LoadingOverlay: 'a line and a small plate over any page',
  Spinner: 'a square of one size',
  TimeRuler: 'as wide as its display, which has narrow stories',
  VisuallyHidden: 'nothing of it is seen',
  KitWordsProvider: 'it draws nothing itself',
};

/** Looks and states that are shown elsewhere, by component and prop. */
const withoutState: Readonly<Record<string, string>> = {
  'Dialog.role=alertdialog': 'in the stories of ConfirmDialog',
};

/** Props whose values look the same (what they announce is tested), or that only say where something opens first. */
const unseenProps = new Set(['announce', 'autoComplete', 'headingLevel', 'placement']);

/** Looks like another component, whose stories show them all. */
const looksOf: Readonly<Record<string, string>> = { SubmitButton: 'Button' };

/** What a component can be in besides its own looks. The `aside` of a field is drawn by all in the same way. */
const states = [
  'busy',
  'disabled',
  'disabledReason',
  'hint',
  'issue',
  'retrying',
  'usualAmounts',
  'usualValues',
];

const isNarrow = (text: string) =>
  /viewport: \{ value: 'mobile1' \}/u.test(text) ||
  [...text.matchAll(/width(?:=\{|: )(\d+)/gu)].some(([, width]) => Number(width) <= 320);

const without = (reasons: Readonly<Record<string, string>>, lacks: (stories: Stories) => boolean) =>
  files
    .filter((stories) => reasons[stories.name] === undefined && lacks(stories))
    .map(({ name }) => name);

test('every story file has a story with long Vietnamese words', () => {
  expect(without(withoutLongWords, ({ text }) => !text.includes('const LongVietnamese'))).toEqual(
    [],
  );
});

test('every story file has a story in a narrow frame', () => {
  expect(without(withoutNarrowFrame, ({ text }) => !isNarrow(text))).toEqual([]);
});

test('every story file has arguments, which are the controls of its page', () => {
  expect(without({}, ({ text }) => !/^ {2}args: \{/mu.test(text))).toEqual([]);
});

/** The literals that a prop of the component itself may be: `readonly size?: 's' | 'm'`, `ButtonTheme`. */
function choices(
  component: string,
): readonly { readonly prop: string; readonly values: readonly string[] }[] {
  const surface = surfaces.get(component) ?? '';
  const own = new RegExp(`^interface ${component}(?:Base)?Props[^{]*\\{(.*?)^\\}`, 'msu').exec(
    surface,
  );
  const inherited = /^interface ButtonBaseProps \{(.*?)^\}/msu.exec(surface);
  const lines = `${own?.[1] ?? ''}\n${inherited?.[1] ?? ''}`;
  return [...lines.matchAll(/^ {4}readonly (\w+)\??: (.*);$/gmu)].flatMap(
    ([, prop = '', type = '']) => {
      const named = new RegExp(`^type ${type} = (.*);$`, 'mu').exec(surface)?.[1] ?? type;
      const values = [...named.matchAll(/'([^']+)'|\b(\d+)\b/gu)].map(
        ([, word, number]) => word ?? number ?? '',
      );
      return values.length > 1 && !unseenProps.has(prop) ? [{ prop, values }] : [];
    },
  );
}

const sources = globSync('src/*/*.tsx', { cwd: root }).map(read);

/** The default value of a prop: it is in every other story. */
function isDefault(component: string, prop: string, value: string): boolean {
  const head = new RegExp(`function ${component}(?:<\\w+>)?\\(\\{(.*?)\\}:`, 'su');
  return sources.some((source) =>
    new RegExp(`\\b${prop}(?:: \\w+)? = '?${value}'?[,\\s]`, 'u').test(
      head.exec(source)?.[1] ?? '',
    ),
  );
}

const isWritten = (text: string, value: string) =>
  new RegExp(`['"{[ ]${value}['"}\\], ]`, 'u').test(text);

function missingLooks({ text }: Stories, component: string): readonly string[] {
  return choices(component).flatMap(({ prop, values }) =>
    values
      .filter((value) => !isWritten(text, value) && !isDefault(component, prop, value))
      .map((value) => `${component}.${prop}=${value}`),
  );
}

function missingStates({ text }: Stories, component: string): readonly string[] {
  const surface = surfaces.get(component) ?? '';
  return states
    .filter((state) => surface.includes(`readonly ${state}?: `))
    .filter((state) => !new RegExp(`\\b${state}\\b`, 'u').test(text))
    .map((state) => `${component}.${state}`);
}

test('every size, look and state of a component’s props is in a story', () => {
  const missing = files.flatMap((stories) =>
    stories.components
      .filter((component) => looksOf[component] === undefined)
      .flatMap((component) =>
        missingLooks(stories, component).concat(missingStates(stories, component)),
      ),
  );
  expect(missing.filter((one) => withoutState[one] === undefined)).toEqual([]);
});

test('every exemption is about a story file that is there', () => {
  const names = new Set(files.map(({ name }) => name));
  const exempt = [...Object.keys(withoutLongWords), ...Object.keys(withoutNarrowFrame)];
  expect(exempt.filter((name) => !names.has(name))).toEqual([]);
});
