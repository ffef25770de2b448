import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { LifecycleDiagram } from './LifecycleDiagram.tsx';
import { rentalChart } from '../testing/sample-chart.ts';
import type { DiagramChart } from './chart.ts';

const meta = {
  title: 'Components/Data/LifecycleDiagram',
  tags: ['stable'],
  component: LifecycleDiagram,
  args: {
    label: 'Vòng đời của máy Render Tết 2027',
    chart: rentalChart,
    at: ['status.waiting', 'payment.idle'],
  },
} satisfies Meta<typeof LifecycleDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two regions, one place in each. */
export const Default: Story = {
  async play({ canvas, canvasElement }) {
    await expect(
      canvas.getByRole('list', { name: 'Vòng đời của máy Render Tết 2027' }),
    ).toBeVisible();
    const here = [...canvasElement.querySelectorAll('[aria-current="step"]')];
    await expect(here.map((state) => state.querySelector('span')?.textContent)).toEqual([
      'Chờ tạo máy',
      'Không có',
    ]);
    await expect(canvas.getByText('Thanh toán › Bị từ chối').closest('li')).toHaveTextContent(
      'dẫn đến Thanh toán › Bị từ chối: không tạo được máy',
    );
  },
};

/** Of another lifecycle, or unknown: no state is marked. */
export const Nowhere: Story = {
  args: { at: [] },
  async play({ canvas }) {
    await expect(canvas.queryByText('Bạn đang ở đây')).toBeNull();
  },
};

export const Narrow: Story = {
  args: { at: ['status.ready', 'payment.sending'] },
  render: (args) => (
    <Column width={288}>
      <LifecycleDiagram {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const longChart: DiagramChart = {
  root: {
    path: '',
    label: 'Yêu cầu thêm phần cứng',
    kind: 'compound',
    states: [
      {
        path: 'asked',
        label: 'Đang chờ kỹ thuật viên xác nhận còn ổ cứng SSD 2 TB cho máy dựng phim',
        kind: 'leaf',
        states: [],
      },
      {
        path: 'done',
        label: 'Đã lắp vào máy “Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức”',
        kind: 'leaf',
        states: [],
      },
    ],
  },
  transitions: [
    { from: 'asked', to: 'done', label: 'kỹ thuật viên lắp xong và khởi động lại máy' },
  ],
};

export const LongVietnamese: Story = {
  args: { label: 'Vòng đời của một yêu cầu', chart: longChart, at: ['asked'] },
  render: (args) => (
    <Column width={240}>
      <LifecycleDiagram {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
