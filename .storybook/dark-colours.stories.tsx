import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkDarkColours } from './dark-colours.ts';

/** Proof of a check in the test runs; hidden from the menu. */
const meta = {
  title: 'Checks/Colours in dark',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grey that is readable only on a light page: reported, with the theme and the element, and the theme is restored. */
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
