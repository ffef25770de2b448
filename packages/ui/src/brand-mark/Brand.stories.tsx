import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Display } from '../display/Display.tsx';
import { SampleLink } from '../testing/sample-navigation.tsx';
import { Column, Row } from '../testing/StoryFrame.tsx';
import { Brand, BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Components/Navigation/Brand',
  tags: ['stable'],
  component: Brand,
  subcomponents: { BrandMark },
  args: { name: 'Trạm', link: <SampleLink href="#top" />, place: 'page' },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Trạm' })).toBeVisible();
  },
};

/** Plain text, an operator's logo, on ink, and only the mark in both sizes. */
export const Kinds: Story = {
  render: () => (
    <Column>
      <Brand name="Trạm" place="page" />
      <Brand
        name="Máy Xa"
        place="page"
        logo="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='28'%3E%3Ccircle cx='14' cy='14' r='14' fill='%23735'/%3E%3C/svg%3E"
      />
      <Display>
        <Brand name="Trạm" place="ink" />
      </Display>
      <Row>
        <BrandMark size={24} />
        <BrandMark size={28} />
      </Row>
    </Column>
  ),
};

/** In the bar the name is hidden where the balance needs the room; screen readers still announce it. */
export const Bar: Story = {
  args: { place: 'bar' },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Trạm' })).toBeVisible();
  },
};

export const LongVietnamese: Story = {
  args: { name: 'Công ty Nghiêng Thuở Trường Khuya' },
  render: (args) => (
    <Column width={240}>
      <Brand {...args} />
    </Column>
  ),
};
