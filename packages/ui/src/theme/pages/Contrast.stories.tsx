import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastOf, floorsOf, pairsOf } from '../../testing/contrast-pairs.ts';
import { palettes } from '../palette.ts';
import { Page, Section } from '../../testing/Page.tsx';
import { cell, scroller, table } from '../../testing/Page.css.ts';

/** Every pair of colours that the kit draws, measured in every theme as WCAG 2.2 does. `npm run contrast` prints the same. */
const meta = { title: 'Foundations/Contrast', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = Object.entries(palettes);
const names = [
  ...new Set(themes.flatMap(([, palette]) => pairsOf(palette).map(({ name }) => name))),
];

export const EveryPair: Story = {
  render: () => (
    <Page>
      <Section
        title="Measured"
        about="The tests fail under the floors: 4.5 for text and 3 for edges, icons and the focus ring; 7 and 4.5 in the contrast theme."
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways on phones has to be reachable by keys */}
        <section className={scroller} tabIndex={0} aria-label="Contrast">
          <table className={table}>
            <thead>
              <tr>
                <th scope="col" className={cell}>
                  Pair
                </th>
                {themes.map(([theme]) => (
                  <th key={theme} scope="col" className={cell}>
                    {theme}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row" className={cell}>
                    {name}
                  </th>
                  {themes.map(([theme, palette]) => {
                    const pair = pairsOf(palette).find((one) => one.name === name);
                    return (
                      <td key={theme} className={cell}>
                        {pair === undefined
                          ? ''
                          : `${contrastOf(pair, palette).toFixed(1)} ≥ ${floorsOf(palette)[pair.purpose]}`}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Section>
    </Page>
  ),
};
