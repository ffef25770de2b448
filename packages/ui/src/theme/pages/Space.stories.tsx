import type { Meta, StoryObj } from '@storybook/react-vite';
import { radiusNotes, withNotes } from '../../testing/token-notes.ts';
import { TokenPage, type TokenSection } from '../../testing/TokenPage.tsx';
import { bar, bars, corner } from '../../testing/TokenPage.css.ts';
import { breakpoint, media, radius, space } from '../scale.ts';

/** Spaces, corners and the widths at which a layout changes, read from the scale itself. */
const meta = { title: 'Foundations/Space', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sections: readonly TokenSection[] = [
  {
    title: 'Space',
    about: 'Gaps and paddings. Small steps hold a thing together, large ones part it from others.',
    rows: Object.entries(space).map(([step, width]) => ({
      name: step,
      value: width,
      code: `space[${step}]`,
      picture: (
        <div className={bars}>
          <div className={bar} style={{ width }} />
        </div>
      ),
    })),
  },
  {
    title: 'Corners',
    about: 'The larger the thing, the rounder.',
    rows: withNotes(radius, radiusNotes).map(({ name, worth, note }) => ({
      name,
      value: worth,
      note,
      code: `radius.${name}`,
      picture: <div className={corner} style={{ borderRadius: worth }} />,
    })),
  },
  {
    title: 'Widths',
    about: 'The width of the window from which a layout is another.',
    rows: Object.entries(breakpoint).map(([name, width]) => ({
      name,
      value: `${width}px`,
      code: `breakpoint.${name}`,
    })),
  },
  {
    title: 'Conditions',
    about:
      'Media queries for styles: of the window, and of what a customer has asked the system for.',
    rows: Object.entries(media).map(([name, query]) => ({
      name,
      value: query,
      code: `media.${name}`,
    })),
  },
];

export const EverySize: Story = {
  render: () => <TokenPage search="Search space" sections={sections} />,
};
