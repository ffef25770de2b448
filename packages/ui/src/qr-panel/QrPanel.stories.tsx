import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { QrPanel } from './QrPanel.tsx';

const payload =
  '00020101021238540010A00000072701240006970436011010234567890208QRIBFTTA53037045406500000580' +
  '2VN62140810TRAM8K2Q7D6304A1B2';

/** A picture that a browser can show: one white dot. */
const picture =
  'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const meta = {
  title: 'Components/Values/QrPanel',
  tags: ['stable'],
  component: QrPanel,
  args: { payload },
  render: (args) => (
    <Column width={285}>
      <QrPanel {...args} />
    </Column>
  ),
} satisfies Meta<typeof QrPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn here, black on white with four modules of quiet zone in both themes. */
export const Drawn: Story = {
  async play({ canvas }) {
    const code = canvas.getByRole('img', { name: 'Mã QR để chuyển khoản' });
    await expect(code.tagName).toBe('svg');
    const tile = code.parentElement;
    await expect(getComputedStyle(tile ?? code).backgroundColor).toBe('rgb(255, 255, 255)');
    const modules = code.querySelector('path');
    await expect(getComputedStyle(modules ?? code).fill).toBe('rgb(0, 0, 0)');
    await expect(canvas.getByRole('button', { name: 'Lưu ảnh QR' })).toBeEnabled();
  },
};

export const Picture: Story = {
  args: { src: picture },
  async play({ canvas }) {
    await waitFor(async () => {
      const shown = canvas.getAllByRole('img');
      await expect(shown).toHaveLength(1);
      await expect(shown[0]?.tagName).toBe('IMG');
    });
  },
};

/** The picture cannot be loaded: the drawing stays, and nothing is lost. */
export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,bm8=' },
  async play({ canvas }) {
    await waitFor(async () => {
      const shown = canvas.getAllByRole('img');
      await expect(shown).toHaveLength(1);
      await expect(shown[0]?.tagName).toBe('svg');
    });
  },
};

/** Neither payload nor picture: it says so, with a next step. */
export const NothingToShow: Story = {
  render: () => (
    <Column width={285}>
      <QrPanel src="data:image/png;base64,bm8=" />
    </Column>
  ),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Chưa tải được ảnh QR. Bạn có thể chép từng dòng.',
      ),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { layout: 'beside' },
  render: (args) => (
    <Column width={343}>
      <QrPanel {...args} />
    </Column>
  ),
};
