/** What the site is made of and in which order: the one table behind the sidebar, the routes and the links between pages. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.ts';

/** A document of the repository as a page of the site. */
export interface Page {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  /** Address below the site's own, without slashes around it. */
  readonly route: string;
  /** In the sidebar. @default the document's title */
  readonly label?: string;
}

export interface Section {
  readonly label: string;
  /** What the home page says of it. */
  readonly about: string;
  /** BCP 47, where it is not English. */
  readonly language?: string;
  readonly pages: readonly Page[];
}

/** The files of a pattern, as paths from the root of the repository with forward slashes, in the order of their names. */
export function filesOf(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

/** A page for every file of a pattern. */
const pagesOf = (pattern: string, routeFor: (file: string) => string): readonly Page[] =>
  filesOf(pattern).map((file) => ({ file, route: routeFor(file) }));

/** The name of a file without what ends it. */
const nameOf = (file: string) => path.basename(file, path.extname(file)).toLowerCase();
/** The name of the folder that a file is in. */
const folderOf = (file: string) => path.basename(path.dirname(file));

const machines = 'packages/machines';
/** Pure rules, without a lifecycle of their own. */
const rules = [`${machines}/src/rules/README.md`, `${machines}/src/validation/README.md`] as const;

const decisions = 'docs/decisions/README.md';
const guide = 'docs/user-guide/README.md';

/** The lifecycles, each with a diagram to step through. */
export const lifecyclePages = pagesOf(
  `${machines}/src/*/README.md`,
  (file) => `lifecycles/${folderOf(file)}`,
).filter(({ file }) => !rules.some((one) => one === file));

export const sections: readonly Section[] = [
  {
    label: 'Start',
    about: 'One command starts the whole product on an empty machine; a walk shows what it does.',
    pages: [
      { file: 'README.md', route: 'start', label: 'Trạm on your machine' },
      { file: 'docs/walkthrough.md', route: 'walkthrough' },
      { file: 'docs/glossary.md', route: 'glossary' },
    ],
  },
  {
    label: 'Packages',
    about: 'The client, the lifecycles, the design system, and the program that tries a backend.',
    pages: [
      { file: 'packages/api/README.md', route: 'packages/api' },
      { file: `${machines}/README.md`, route: 'packages/machines' },
      { file: rules[0], route: 'packages/machines/rules' },
      { file: rules[1], route: 'packages/machines/validation' },
      { file: `${machines}/VERSIONING.md`, route: 'packages/machines/versioning' },
      { file: 'packages/ui/README.md', route: 'packages/ui' },
      ...pagesOf('packages/ui/docs/*.md', (file) => `packages/ui/${nameOf(file)}`),
      { file: 'packages/ui/SIZES.md', route: 'packages/ui/sizes' },
      { file: 'packages/ui/BENCH.md', route: 'packages/ui/bench' },
      { file: '.storybook/README.md', route: 'packages/ui/storybook' },
      { file: 'packages/conformance/README.md', route: 'packages/conformance' },
    ],
  },
  {
    label: 'Lifecycles',
    about:
      'Each state machine with its diagram: step through it, and see what every event leads to.',
    pages: lifecyclePages,
  },
  {
    label: 'Contract',
    about: 'Every call and every event: parameters, bodies, examples, refusals.',
    pages: [{ file: 'openapi/README.md', route: 'contract', label: 'How to read it' }],
  },
  {
    label: 'Examples',
    about: 'Front ends and a backend on the same packages: proof that they are reused.',
    pages: pagesOf('examples/*/README.md', (file) => `examples/${folderOf(file)}`),
  },
  {
    label: 'Operators',
    about: 'Put the portal on a host, run the server, and know what is kept safe and how.',
    pages: [
      { file: 'docs/deploy.md', route: 'deploy' },
      { file: 'docs/reference-server.md', route: 'reference-server' },
      { file: 'apps/server/README.md', route: 'server' },
      ...pagesOf('apps/server/docs/*.md', (file) => `server/${nameOf(file)}`),
      { file: 'docs/security.md', route: 'security' },
      { file: 'docs/access-matrix.md', route: 'access-matrix' },
      { file: 'docs/dependencies.md', route: 'dependencies' },
    ],
  },
  {
    label: 'The portal',
    about: 'How the application is made, what it says to customers, and what shows that it works.',
    pages: [
      { file: 'apps/portal/README.md', route: 'portal' },
      { file: 'docs/customers-words.md', route: 'customers-words' },
      { file: 'docs/screen-reader.md', route: 'screen-reader' },
      { file: 'docs/testing.md', route: 'testing' },
      { file: 'docs/specification.md', route: 'specification' },
      { file: 'docs/fault-matrix.md', route: 'fault-matrix' },
      { file: 'docs-site/README.md', route: 'docs-site' },
      { file: '.changeset/README.md', route: 'changesets' },
    ],
  },
  {
    label: 'Hướng dẫn sử dụng',
    about: 'For customers, in Vietnamese: what this portal shows more than others, with pictures.',
    language: 'vi',
    pages: [
      { file: guide, route: 'user-guide' },
      ...pagesOf('docs/user-guide/*.md', (file) => `user-guide/${nameOf(file)}`).filter(
        ({ file }) => file !== guide,
      ),
    ],
  },
  {
    label: 'Decisions',
    about: 'Why things are as they are: one page a decision.',
    pages: [
      { file: decisions, route: 'decisions', label: 'All decisions' },
      ...pagesOf('docs/decisions/*.md', (file) => `decisions/${nameOf(file)}`).filter(
        ({ file }) => file !== decisions,
      ),
    ],
  },
];

/** Pages that are generated from what is not a document; they stand below ‘Contract’ in the sidebar. */
export const generated = {
  calls: { file: 'openapi/portal.yaml', route: 'contract/calls' },
  refusals: { file: 'openapi/portal.yaml#Error', route: 'contract/refusals' },
  events: { file: 'openapi/events.yaml', route: 'contract/events' },
  flows: { file: 'openapi/flows', route: 'contract/workflows' },
  sandbox: { file: 'openapi/sandbox.yaml', route: 'contract/sandbox' },
} as const satisfies Readonly<Record<string, Page>>;

/** Where Storybook stands in the built site. */
export const storybookRoute = 'storybook';

/** Documents that have no page, as patterns from the root, with the reason. */
export const withoutPage: Readonly<Record<string, string>> = {
  'packages/ui/src/**/*.{usage,a11y}.md': 'notes of one component: Storybook shows them beside it',
  '.changeset/!(README).md': 'what the next version’s changelog is made of',
};

export const pages: readonly Page[] = sections.flatMap((section) => section.pages);

const routes = new Map(
  [...pages, ...Object.values(generated)].map(({ file, route }) => [file, route]),
);

/** The address of a document of the repository, or of a folder by its README; `null` where it has no page. */
export function routeOf(file: string): string | null {
  return routes.get(file) ?? routes.get(path.posix.join(file, 'README.md')) ?? null;
}
