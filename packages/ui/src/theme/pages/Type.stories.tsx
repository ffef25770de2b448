import type { Meta, StoryObj } from '@storybook/react-vite';
import { fontFamily, fontWeight, tabularFigures, type } from '../scale.ts';
import { Page, Section } from '../../testing/Page.tsx';
import { value } from '../../testing/Page.css.ts';

/** The type scale as it is set: Archivo for every word and figure, JetBrains Mono for addresses, passwords and ids. */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked marks on capitals are the highest letters of Vietnamese, descenders the lowest. */
const words = 'Ổ đĩa ảo đã được gỡ khỏi máy, quý khách gia hạn trước 21:40';

export const EveryStep: Story = {
  render: () => (
    <Page>
      <Section
        title="Steps"
        about="Sizes are rem, so that the browser’s own text size is followed."
      >
        {Object.entries(type).map(([step, values]) => (
          <div key={step}>
            <div className={value}>
              {step}: {Object.values(values).join(' / ')}
            </div>
            <div style={values}>{words}</div>
          </div>
        ))}
      </Section>
      <Section title="Weights">
        {Object.entries(fontWeight).map(([weight, number]) => (
          <div key={weight}>
            <div className={value}>
              {weight}: {number}
            </div>
            <div style={{ ...type.xl, fontWeight: number }}>{words}</div>
          </div>
        ))}
      </Section>
      <Section title="Families">
        {Object.entries(fontFamily).map(([family, stack]) => (
          <div key={family}>
            <div className={value}>
              {family}: {stack}
            </div>
            <div style={{ ...type.l, fontFamily: stack }}>Aa Ăă Ơơ Ưư Đđ 0123456789 O0 Il1</div>
          </div>
        ))}
      </Section>
      <Section title="Figures" about="Figures that change or are compared keep their columns.">
        <div style={{ ...type['2xl'], fontVariantNumeric: tabularFigures }}>
          <div>1.111.111đ</div>
          <div>2.840.500đ</div>
        </div>
      </Section>
    </Page>
  ),
};
