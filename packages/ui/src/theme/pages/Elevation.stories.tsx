import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { colorNotes, layerNotes, withNotes } from '../../testing/token-notes.ts';
import { TokenPage, type TokenSection } from '../../testing/TokenPage.tsx';
import { floating, veil, veiled } from '../../testing/TokenPage.css.ts';
import { color } from '../contract.css.ts';
import { layer } from '../scale.ts';
import { tokenName } from '../variable-name.ts';

/** What lies over what, and how that is seen. */
const meta = { title: 'Foundations/Elevation', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (token: 'shadowFloat' | 'shadowDialog' | 'scrim', specimen: ReactNode) => ({
  name: tokenName([token]),
  note: colorNotes[token],
  code: color[token],
  specimen,
});

const sections: readonly TokenSection[] = [
  {
    title: 'Shadows',
    about:
      'Cards have none: their surface parts them from the page. What opens over the page has a shadow, and an edge for the dark.',
    rows: (['shadowFloat', 'shadowDialog'] as const).map((token) =>
      rowOf(token, <div className={floating} style={{ boxShadow: color[token] }} />),
    ),
  },
  {
    title: 'Veil',
    about: 'Between the page and a dialog, so that nothing of the page asks to be read.',
    rows: [
      rowOf(
        'scrim',
        <div className={veiled}>
          <div className={veil} style={{ background: color.scrim }} />
        </div>,
      ),
    ],
  },
  {
    title: 'Layers',
    about: 'The z-index of what stays or opens over the page, from the lowest to the highest.',
    rows: withNotes(layer, layerNotes).map(({ name, worth, note }) => ({
      name,
      value: String(worth),
      note,
      code: `layer.${name}`,
    })),
  },
];

export const EveryLayer: Story = {
  render: () => <TokenPage search="Search elevation" sections={sections} />,
};
