import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { weightNotes, withNotes } from '../../testing/token-notes.ts';
import { TokenPage, type TokenSection } from '../../testing/TokenPage.tsx';
import { words as captionClass } from '../../testing/TokenPage.css.ts';
import { fontFamily, fontWeight, tabularFigures, type } from '../scale.ts';

/** The type scale as it is set: Archivo for every word and figure, JetBrains Mono for addresses, passwords and ids. */
const meta = { title: 'Foundations/Type', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked marks on capitals are the highest letters of Vietnamese, descenders the lowest. */
const words = 'Ổ đĩa ảo đã được gỡ khỏi máy, quý khách gia hạn trước 21:40';

const sample = (style: Readonly<Record<string, string | number>>, text = words) => (
  <div lang="vi" data-sample="" style={style}>
    {text}
  </div>
);

const px = (rem: string): string => `${Number.parseFloat(rem) * 16}`;

const sections: readonly TokenSection[] = [
  {
    title: 'Steps',
    about: 'Sizes are rem, so that the browser’s own text size is followed.',
    rows: Object.entries(type).map(([step, values]) => ({
      name: step,
      value: Object.values(values).join(' / '),
      note: `Letters of ${px(values.fontSize)} px in lines of ${px(values.lineHeight)} px`,
      code: /^\d/u.test(step) ? `type['${step}']` : `type.${step}`,
      specimen: sample(values),
    })),
  },
  {
    title: 'Weights',
    rows: withNotes(fontWeight, weightNotes).map(({ name, worth, note }) => ({
      name,
      value: String(worth),
      note,
      code: `fontWeight.${name}`,
      specimen: sample({ ...type.xl, fontWeight: worth }),
    })),
  },
  {
    title: 'Families',
    rows: Object.entries(fontFamily).map(([family, stack]) => ({
      name: family,
      value: stack,
      code: `fontFamily.${family}`,
      specimen: sample({ ...type.l, fontFamily: stack }, 'Aa Ăă Ơơ Ưư Đđ 0123456789 O0 Il1'),
    })),
  },
  {
    title: 'Figures',
    about: 'Figures that change or are compared keep their columns.',
    rows: [
      {
        name: 'tabular',
        value: tabularFigures,
        code: 'tabularFigures',
        specimen: (
          <>
            {sample({ ...type['2xl'], fontVariantNumeric: tabularFigures }, '1.111.111đ')}
            {sample({ ...type['2xl'], fontVariantNumeric: tabularFigures }, '2.840.500đ')}
          </>
        ),
      },
    ],
  },
];

/** The highest and the lowest that the letters of an element are drawn, px of the window. */
function inkOf(element: HTMLElement) {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('this browser measures no text');
  const { font, letterSpacing } = getComputedStyle(element);
  context.font = font;
  context.letterSpacing = letterSpacing;
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
    context.measureText(element.textContent);
  const baselines = document.createElement('span');
  baselines.style.display = 'inline-block';
  element.prepend(baselines);
  const first = baselines.getBoundingClientRect().bottom;
  element.append(baselines);
  const last = baselines.getBoundingClientRect().bottom;
  baselines.remove();
  return { top: first - ascent, bottom: last + descent };
}

export const EveryStep: Story = {
  render: () => <TokenPage search="Search type" sections={sections} />,
  /** No mark of a sample reaches the words above it or below it. */
  async play({ canvasElement }) {
    await document.fonts.ready;
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-sample]')];
    await expect(samples.length).toBeGreaterThan(15);
    const reaching = samples.filter((element) => {
      const row = element.closest('li');
      const caption = row?.querySelector(`.${captionClass}`);
      const { top, bottom } = inkOf(element);
      return (
        row === null ||
        !caption ||
        top < row.getBoundingClientRect().top ||
        bottom > caption.getBoundingClientRect().top
      );
    });
    await expect(reaching.map(({ style }) => style.fontSize)).toEqual([]);
  },
};
