import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { KitWordsProvider } from './KitWordsProvider.tsx';
import { englishWords } from './english.ts';
import { vietnameseWords } from '../testing/vietnamese-words.ts';

const meta = {
  title: 'Components/Language/KitWordsProvider',
  tags: ['stable'],
  component: KitWordsProvider,
  args: {
    words: vietnameseWords,
    children: (
      <Column width={320}>
        <PasswordField label="Mật khẩu" autoComplete="current-password" />
        <EmptyState />
      </Column>
    ),
  },
} satisfies Meta<typeof KitWordsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Hiện mật khẩu' })).toBeVisible();
  },
};

/** Another language: the kit's own words change, those that came in through props do not. */
export const AnotherLanguage: Story = {
  args: {
    words: englishWords,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No data' })).toBeVisible();
    await expect(canvas.getByLabelText('Mật khẩu')).toBeVisible();
  },
};
