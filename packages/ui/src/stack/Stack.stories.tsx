import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Tag } from '../tag/Tag.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { Stack } from './Stack.tsx';
import { stackPairs } from './Stack.pairs.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  tags: ['new'],
  component: Stack,
  parameters: { pairs: stackPairs },
  args: {
    children: (
      <>
        <Card>Máy đang chạy</Card>
        <Card>Máy đã tắt</Card>
        <Card>Máy đang tạo</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button theme="primary">Thuê máy</Button>
    <Button>Xem bảng giá</Button>
    <Button theme="tertiary">Để sau</Button>
  </>
);

/** The space between neighbours, px. */
function gapsOf({ children }: Element, side: 'x' | 'y'): readonly number[] {
  const boxes = [...children].map((child) => child.getBoundingClientRect());
  return boxes.slice(1).map((box, index) => {
    const before = boxes[index];
    if (before === undefined) throw new Error('there is none before it');
    return Math.round(side === 'x' ? box.left - before.right : box.top - before.bottom);
  });
}

const stackIn = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector('#stack');
  if (found === null) throw new Error('the story has no stack');
  return found;
};

export const Default: Story = {
  args: { id: 'stack' },
  async play({ canvasElement }) {
    const stack = stackIn(canvasElement);
    await expect(gapsOf(stack, 'y')).toEqual([16, 16]);
    const [first] = stack.children;
    await expect(first?.clientWidth).toBeGreaterThan(stack.clientWidth - 4);
  },
};

export const InARow: Story = {
  args: { id: 'stack', direction: 'row', gap: 12, children: buttons },
  async play({ canvasElement }) {
    await expect(gapsOf(stackIn(canvasElement), 'x')).toEqual([12, 12]);
  },
};

export const Spaces: Story = {
  render: () => (
    <Stack gap={24}>
      {([0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          <Tag tone="info">{gap} px</Tag>
          <Tag tone="neutral">Máy 01</Tag>
          <Tag tone="neutral">Máy 02</Tag>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Alignments: Story = {
  render: () => (
    <Stack gap={24}>
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Stack key={align} direction="row" align={align}>
          <Card padding="m">{align}</Card>
          <Button size="xs">Gia hạn</Button>
          <Card>Lề lớn hơn, nên ô này cao hơn.</Card>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Justified: Story = {
  render: () => (
    <Stack gap={24}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Stack key={justify} direction="row" justify={justify}>
          <Tag tone="info">{justify}</Tag>
          <Button>Gia hạn</Button>
        </Stack>
      ))}
    </Stack>
  ),
};

/** A list keeps its role, without bullets. */
export const List: Story = {
  args: {
    as: 'ul',
    gap: 8,
    children: (
      <>
        <li>Windows 11, đủ quyền quản trị</li>
        <li>Ổ cứng 500 GB, giữ nguyên khi tắt máy</li>
      </>
    ),
  },
  async play({ canvas }) {
    const list = canvas.getByRole('list');
    await expect(getComputedStyle(list).paddingInlineStart).toBe('0px');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** What has no room goes on in the next line, unless `wrap` is off. */
export const Narrow: Story = {
  render: () => (
    <Column width={240}>
      <Stack id="stack" direction="row" gap={8}>
        {buttons}
      </Stack>
      <Stack direction="row" gap={8} wrap={false}>
        <Tag tone="positive">Đang chạy</Tag>
        <span>PC 01</span>
      </Stack>
    </Column>
  ),
  async play({ canvasElement }) {
    const stack = stackIn(canvasElement);
    await expect(stack.scrollWidth).toBeLessThanOrEqual(stack.clientWidth);
    const tops = [...stack.children].map((child) => child.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={220}>
      <Stack id="stack" gap={8}>
        <Card padding="m">
          Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn vẫn ngẫm ngợi.
        </Card>
        <Card padding="m">Máy của bạn ở đây, mở Remote Desktop là vào việc.</Card>
      </Stack>
    </Column>
  ),
  async play({ canvasElement }) {
    const stack = stackIn(canvasElement);
    await expect(stack.scrollWidth).toBeLessThanOrEqual(stack.clientWidth);
  },
};
