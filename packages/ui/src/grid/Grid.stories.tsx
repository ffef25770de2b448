import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { Grid } from './Grid.tsx';
import { gridPairs } from './Grid.pairs.tsx';

const cards = ['G4090', 'G3080', 'G3070', 'G2080', 'G1660', 'G1060'].map((name) => (
  <Card key={name} padding="m">
    {name}
  </Card>
));

const meta = {
  title: 'Components/Layout/Grid',
  tags: ['new'],
  component: Grid,
  parameters: { pairs: gridPairs },
  args: { children: cards },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many children the first row of each grid has. */
const columnsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-grid]')].map(({ children }) => {
    const tops = [...children].map((child) => Math.round(child.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

export const Default: Story = {};

/** As many columns as there is room for. */
export const LeastWidths: Story = {
  render: () => (
    <Column width={1008}>
      {([120, 160, 200, 240, 280, 320, 400, 480] as const).map((minColumn) => (
        <Grid key={minColumn} data-grid minColumn={minColumn}>
          {cards}
        </Grid>
      ))}
    </Column>
  ),
  async play({ canvasElement, canvas }) {
    await expect(canvas.getAllByText('G4090')).toHaveLength(8);
    const room = canvasElement.querySelector('[data-grid]')?.clientWidth ?? 0;
    const expected = [120, 160, 200, 240, 280, 320, 400, 480].map((width) =>
      Math.min(6, Math.floor((room + 16) / (width + 16))),
    );
    await expect(columnsIn(canvasElement)).toEqual(expected);
  },
};

/** No more columns than are said, and fewer where there is no room. */
export const MostColumns: Story = {
  render: () => (
    <Column width={1008}>
      {([2, 3, 4, 6] as const).map((columns) => (
        <Grid key={columns} data-grid columns={columns} minColumn={120} gap={8}>
          {cards}
        </Grid>
      ))}
      <Grid columns="many" minColumn={120} gap={8}>
        {cards}
      </Grid>
    </Column>
  ),
  async play({ canvasElement }) {
    const room = canvasElement.querySelector('[data-grid]')?.clientWidth ?? 0;
    const most = Math.floor((room + 8) / (120 + 8));
    await expect(columnsIn(canvasElement)).toEqual([2, 3, 4, 6].map((one) => Math.min(one, most)));
  },
};

export const Alignments: Story = {
  render: () => (
    <Stack gap={24}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Grid key={align} align={align} columns={2} minColumn={120}>
          <Card padding="m">{align}</Card>
          <Card>Lề lớn hơn, nên ô này cao hơn.</Card>
        </Grid>
      ))}
    </Stack>
  ),
};

/** A place that is narrower than a column has one. */
export const Narrow: Story = {
  render: () => (
    <Column width={200}>
      <Grid data-grid>{cards.slice(0, 2)}</Grid>
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(columnsIn(canvasElement)).toEqual([1]);
    const grid = canvasElement.querySelector('[data-grid]');
    await expect(grid?.scrollWidth).toBeLessThanOrEqual(grid?.clientWidth ?? 0);
  },
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={320}>
      <Grid as="ul" data-grid minColumn={120} gap={8}>
        <li>Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn.</li>
        <li>Windows11EnterpriseDànhChoCôngTyCóKhóaRiêng</li>
      </Grid>
    </Column>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(columnsIn(canvasElement)).toEqual([2]);
  },
};
