import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoint, duration, easing, layer, media, radius, space } from '../scale.ts';
import { Page, Sample, Section } from '../../testing/Page.tsx';
import { bar, corner, grid, value } from '../../testing/Page.css.ts';

/** Spaces, corners, motion, layers and widths, read from the scale itself. */
const meta = { title: 'Foundations/Sizes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Values({ values }: { readonly values: Readonly<Record<string, string | number>> }) {
  return (
    <div className={grid}>
      {Object.entries(values).map(([name, worth]) => (
        <Sample key={name} picture={<span />} title={name} detail={String(worth)} />
      ))}
    </div>
  );
}

export const EverySize: Story = {
  render: () => (
    <Page>
      <Section title="Space">
        {Object.entries(space).map(([step, width]) => (
          <div key={step}>
            <div className={value}>{width}</div>
            <div className={bar} style={{ width }} />
          </div>
        ))}
      </Section>
      <Section title="Corners">
        <div className={grid}>
          {Object.entries(radius).map(([name, borderRadius]) => (
            <Sample
              key={name}
              picture={<div className={corner} style={{ borderRadius }} />}
              title={name}
              detail={borderRadius}
            />
          ))}
        </div>
      </Section>
      <Section
        title="Motion"
        about="Motion shows where a thing came from and nothing else; under reduced motion there is none."
      >
        <Values values={{ ...duration, easing }} />
      </Section>
      <Section title="Layers" about="What lies over what.">
        <Values values={layer} />
      </Section>
      <Section title="Widths, px">
        <Values values={breakpoint} />
      </Section>
      <Section title="Conditions">
        <Values values={media} />
      </Section>
    </Page>
  ),
};
