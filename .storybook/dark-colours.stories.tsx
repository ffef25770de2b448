import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkDarkColours } from './dark-colours.ts';

/** Proof of a check of the test runs, which the menu does not show. */
const meta = {
  title: 'Checks/Colours in dark',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grey that can be read on a light page alone: found, with the theme and the place, and the theme is put back. */
export const DarkOnlyFault: Story = {
  render: () => <p>Có thể đọc ở cả hai giao diện.</p>,
  async play({ canvasElement }) {
    const { theme } = document.documentElement.dataset;
    await checkDarkColours();
    const grey = document.createElement('p');
    grey.textContent = 'Chỉ đọc được trên nền sáng.';
    grey.style.color = '#474c55';
    canvasElement.append(grey);
    await expect(checkDarkColours()).rejects.toThrow(
      /dark theme[^]*color-contrast[^]*Chỉ đọc được trên nền sáng[^]*insufficient color contrast/,
    );
    grey.remove();
    await expect(document.documentElement.dataset).toHaveProperty('theme', theme);
  },
};
