import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Icon } from '../../icon/createIcon.tsx';
import { TokenPage } from '../../testing/TokenPage.tsx';
import { icon } from '../../testing/TokenPage.css.ts';

/** Every icon of the kit: Tabler's outlines, one module each (`@tram/ui/icon/IconCopy`), 16, 20 or 24 px. */
const meta = { title: 'Foundations/Icons', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<Readonly<Record<string, Icon>>>('../../icon/generated/Icon*.ts', {
  eager: true,
});
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

/** `IconDeviceDesktop` → `device desktop`, as it is called where it comes from and as one would search for it. */
const spoken = (name: string): string =>
  name
    .replace(/^Icon/u, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')
    .toLowerCase();

export const EveryIcon: Story = {
  render: () => (
    <TokenPage
      search="Search icons"
      sections={[
        {
          title: 'Icons',
          about: 'An icon alone has a name for screen readers; beside words it is silent.',
          rows: icons.map(([name, Drawn]) => ({
            name,
            value: spoken(name),
            code: `import { ${name} } from '@tram/ui/icon/${name}';`,
            picture: (
              <span className={icon}>
                <Drawn size={24} />
              </span>
            ),
          })),
        },
      ]}
    />
  ),
};

const write = fn<Clipboard['writeText']>();

/** Found by its words, and copied as the line that imports it. */
export const SearchAndCopy: Story = {
  ...EveryIcon,
  beforeEach() {
    write.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'device mobile');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /^Copy/u }));
    await expect(write.mock.lastCall).toEqual([
      "import { IconDeviceMobile } from '@tram/ui/icon/IconDeviceMobile';",
    ]);
  },
};
