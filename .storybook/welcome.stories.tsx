import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '@tram/ui/brand-mark';
import { Link } from '@tram/ui/link';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import manifest from '../packages/ui/package.json' with { type: 'json' };
import * as styles from './docs/welcome.css.ts';
import { statuses } from './statuses.ts';

/** The first page: what this is, how to read it, where the rest is. */
const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const repository = manifest.repository.url.replace(/^git\+|\.git$/gu, '');
const inRepository = (file: string) => `${repository}/blob/main/${file}`;

/** Pages of this Storybook by their addresses; the menu stands around them. */
const places = [
  {
    title: 'Foundations',
    text: 'Colours, type, sizes, icons and statuses, read from the code that ships.',
    links: { Colours: 'foundations-colours--docs', Icons: 'foundations-icons--docs' },
  },
  {
    title: 'Components',
    text: 'One page each: when to use it and when not, examples, do and don’t, accessibility, props.',
    links: {
      Button: 'components-actions-button--docs',
      Dialog: 'components-overlays-dialog--docs',
      MachineCard: 'components-data-machinecard--docs',
    },
  },
  {
    title: 'Screens',
    text: 'The portal itself in every state of every page, without a server.',
    links: { 'My PCs': 'screens-my-pcs--docs', Pages: 'screens-pages--docs' },
  },
] as const;

const toolbar = {
  Theme: 'Light, dark, and more contrast. Pages of documentation follow it.',
  Accent: 'The product is white-label: an operator brings one colour, the kit derives the rest.',
  Language:
    'Stories speak Vietnamese, as the product does, or English. What documents them is English.',
  'Text size': '100, 150 and 200 % of the browser’s own.',
  Viewport: 'From 320 to 1440 px; the whole width without it.',
} as const;

const packages = {
  '@tram/ui': 'This kit: tokens, themes, components, words.',
  '@tram/machines': 'The lifecycles behind the screens, as state machines without an interface.',
  '@tram/api': 'The typed client of the portal’s API.',
} as const;

// What the page itself imports: what is quoted in a story's file counts as an import of it.
const firstUse = `import '@tram/ui/styles'; // once, where the application starts
import { Link } from '@tram/ui/link';

<Link href="/vps">Thuê VPS</Link>`;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { readonly facts: Readonly<Record<string, string>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).flatMap(([name, text]) => [
        <dt key={name} className={styles.fact}>
          {name}
        </dt>,
        <dd key={`${name}:`}>{text}</dd>,
      ])}
    </dl>
  );
}

function WelcomePage() {
  return (
    <main className={styles.page} lang="en">
      <header className={styles.hero}>
        <h1 className={styles.name}>
          <BrandMark /> Trạm
        </h1>
        <p className={styles.lead}>
          The design system of a portal where people rent computers by the hour: a calm instrument
          panel. Live numbers on ink, everything else quiet paper.
        </p>
      </header>
      <div className={styles.cards}>
        {places.map(({ title, text, links }) => (
          <div key={title} className={styles.card}>
            <h2 className={styles.cardTitle}>{title}</h2>
            <p className={styles.cardText}>{text}</p>
            <div className={styles.links}>
              {Object.entries(links).map(([name, id]) => (
                <a key={id} href={`./?path=/docs/${id}`} target="_top">
                  {name}
                </a>
              ))}
            </div>
          </div>
        ))}
      </div>
      <Section title="The toolbar">
        <Facts facts={toolbar} />
      </Section>
      <Section title="Status of a component">
        <Facts
          facts={Object.fromEntries(statuses.map(({ title, means }) => [title, means] as const))}
        />
      </Section>
      <Section title="Use it">
        <pre className={styles.code}>{firstUse}</pre>
        <Facts facts={packages} />
      </Section>
      <Section title="Add or change a component">
        <ol className={styles.steps}>
          <li>
            Name.tsx, Name.css.ts and Name.stories.tsx in a folder of their own; every story is a
            test.
          </li>
          <li>
            Name.usage.md: when, when not and what instead, which words. Name.a11y.md: keys, roles.
          </li>
          <li>Name.pairs.tsx: what to do beside what to leave, drawn with the component.</li>
          <li>One status in the meta of the stories, and a changeset that says what users see.</li>
        </ol>
      </Section>
      <Section title="Elsewhere">
        <div className={styles.links}>
          <Link external href={repository}>
            Code
          </Link>
          <Link external href={inRepository('packages/ui/README.md')}>
            Guide of the kit
          </Link>
          <Link external href={inRepository('packages/ui/CHANGELOG.md')}>
            Changelog
          </Link>
          <Link external href={`${repository}/tree/main/.changeset`}>
            What comes with the next version
          </Link>
          <Link external href={`${repository}/issues`}>
            Report a fault
          </Link>
        </div>
      </Section>
    </main>
  );
}

export const Welcome: Story = {
  render: () => <WelcomePage />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Trạm' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Button' })).toBeVisible();
  },
};
