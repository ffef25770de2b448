import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  colorGroups,
  colorNotes,
  overPage,
  toneNotes,
  toneParts,
} from '../../testing/token-notes.ts';
import { TokenPage, type TokenRow, type TokenSection } from '../../testing/TokenPage.tsx';
import { swatch } from '../../testing/TokenPage.css.ts';
import { color } from '../contract.css.ts';
import { tones } from '../palette.ts';
import { tokenName } from '../variable-name.ts';

/** The colour contract, with what each token is worth in the theme of the toolbar. */
const meta = { title: 'Foundations/Colours', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (path: readonly string[], code: string, note: string): TokenRow => ({
  name: tokenName(path),
  code,
  note,
  picture: <div className={swatch} style={{ background: code }} />,
});

const parts = ['text', 'icon', 'background', 'border'] as const;

const sections: readonly TokenSection[] = [
  ...colorGroups.map(({ title, about, tokens }) => ({
    title,
    about,
    rows: tokens.map((token) => rowOf([token], color[token], colorNotes[token])),
  })),
  {
    title: 'Tones',
    about:
      'Seven and no eighth. Critical is the state of a thing, invalid is an answer to what the customer just did.',
    rows: tones.flatMap((tone) =>
      parts.map((part) =>
        rowOf(
          ['tone', tone, part],
          color.tone[tone][part],
          `${toneNotes[tone]}: ${toneParts[part]}`,
        ),
      ),
    ),
  },
];

export const EveryToken: Story = {
  render: () => <TokenPage search="Search colours" sections={sections} />,
  async play() {
    const shown = new Set<string>([...colorGroups.flatMap(({ tokens }) => tokens), ...overPage]);
    const missing = Object.keys(color).filter((token) => token !== 'tone' && !shown.has(token));
    await expect(missing).toEqual([]);
  },
};

/** By name, by value and by use; the count is said aloud. */
export const Search: Story = {
  ...EveryToken,
  async play({ canvas }) {
    const box = canvas.getByRole('searchbox', { name: 'Search colours' });
    await userEvent.type(box, 'accent links');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('accent-text');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('1 of 59');
    await userEvent.clear(box);
    const focus = getComputedStyle(document.documentElement).getPropertyValue('--tram-focus');
    await userEvent.type(box, `${focus.trim()}{Enter}`);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('focus');
    await userEvent.clear(box);
    await userEvent.type(box, 'purple{Enter}');
    await expect(canvas.getByRole('heading')).toHaveTextContent('Nothing is called “purple”');
  },
};
