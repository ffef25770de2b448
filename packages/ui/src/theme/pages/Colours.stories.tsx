import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { color } from '../contract.css.ts';
import { tones, type Palette } from '../palette.ts';
import { Page, Sample, Section, useThemeValue } from '../../testing/Page.tsx';
import { grid, swatch } from '../../testing/Page.css.ts';

/** The colour contract, with what each token is worth in the theme of the toolbar. */
const meta = { title: 'Foundations/Colours' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Token = Exclude<keyof Palette, 'tone'>;

/** Every token once; a token of the contract that is in no group fails the story. */
const groups: readonly {
  readonly title: string;
  readonly about: string;
  readonly tokens: readonly Token[];
}[] = [
  {
    title: 'Surfaces',
    about: 'Canvas is the page, surface lies on it, raised is what opens over it.',
    tokens: ['canvas', 'surface', 'surface2', 'surface3', 'raised'],
  },
  {
    title: 'Lines',
    about: 'Line parts, line-2 holds together, line-control is the edge of what can be filled in.',
    tokens: ['line', 'line2', 'lineControl'],
  },
  {
    title: 'Text',
    about: 'Text is read, text-2 supports it, text-3 labels it or says that it is not available.',
    tokens: ['text', 'text2', 'text3'],
  },
  {
    title: 'Accent',
    about:
      'For what can be pressed, and nothing else. The only colours that an operator can change.',
    tokens: [
      'accent',
      'accentHover',
      'accentActive',
      'onAccent',
      'accentText',
      'accentSoft',
      'accentLine',
      'focus',
    ],
  },
  {
    title: 'Display',
    about: 'Live numbers on ink: what a machine or a balance says right now.',
    tokens: [
      'display',
      'displayLine',
      'displayText',
      'display2',
      'displayFill',
      'displayTick',
      'displayWarning',
      'displayCritical',
      'displayPositive',
    ],
  },
  {
    title: 'Danger',
    about: 'The button of a confirmation that cannot be taken back. A state that is bad is a tone.',
    tokens: ['danger', 'dangerHover', 'onDanger'],
  },
  {
    title: 'Over the page',
    about: 'The veil under a dialog, and the shadows of what floats.',
    tokens: ['scrim', 'shadowFloat', 'shadowDialog'],
  },
];

function Swatch({ token, title }: { readonly token: string; readonly title: string }) {
  const worth = useThemeValue(token);
  const drawn = title.startsWith('shadow') ? { boxShadow: token } : { background: token };
  return <Sample picture={<div className={swatch} style={drawn} />} title={title} detail={worth} />;
}

export const EveryToken: Story = {
  render: () => (
    <Page>
      {groups.map(({ title, about, tokens }) => (
        <Section key={title} title={title} about={about}>
          <div className={grid}>
            {tokens.map((token) => (
              <Swatch key={token} token={color[token]} title={token} />
            ))}
          </div>
        </Section>
      ))}
      <Section
        title="Tones"
        about="Seven and no eighth. Critical is the state of a thing, invalid is an answer to what the customer just did."
      >
        <div className={grid}>
          {tones.flatMap((tone) =>
            (['text', 'icon', 'background', 'border'] as const).map((part) => (
              <Swatch
                key={`${tone} ${part}`}
                token={color.tone[tone][part]}
                title={`${tone} ${part}`}
              />
            )),
          )}
        </div>
      </Section>
    </Page>
  ),
  async play() {
    const shown = new Set<string>(groups.flatMap(({ tokens }) => tokens));
    const missing = Object.keys(color).filter((token) => token !== 'tone' && !shown.has(token));
    await expect(missing).toEqual([]);
  },
};
