import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Icon } from '../../icon/createIcon.tsx';
import { Page, Sample, Section } from '../../testing/Page.tsx';
import { grid, icon } from '../../testing/Page.css.ts';

/** Every icon of the kit: Tabler's outlines, one module each (`@tram/ui/icon/IconCopy`), 16, 20 or 24 px. */
const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<Readonly<Record<string, Icon>>>('../../icon/generated/Icon*.ts', {
  eager: true,
});
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

export const EveryIcon: Story = {
  render: () => (
    <Page>
      <Section
        title="Icons"
        about="An icon alone has a name for screen readers; beside words it is silent."
      >
        <div className={grid}>
          {icons.map(([name, Drawn]) => (
            <Sample
              key={name}
              picture={
                <span className={icon}>
                  <Drawn size={24} />
                </span>
              }
              title={name}
              detail={`@tram/ui/icon/${name}`}
            />
          ))}
        </div>
      </Section>
    </Page>
  ),
};
