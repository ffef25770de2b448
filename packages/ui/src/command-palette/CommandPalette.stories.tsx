import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CommandPalette, type CommandGroup } from './CommandPalette.tsx';
import { sampleCommands } from '../testing/sample-commands.tsx';
import { longName } from '../testing/long-name.ts';

const none: readonly string[] = [];
const chosen = fn<(id: string) => void>();

function Screen({
  recent = none,
  defaultOpen = true,
  groups: givenGroups,
}: {
  readonly recent?: readonly string[];
  readonly defaultOpen?: boolean;
  /** In place of the sample's. */
  readonly groups?: readonly CommandGroup[];
}) {
  const [open, setOpen] = useState(defaultOpen);
  const groups = useMemo(() => givenGroups ?? sampleCommands(chosen), [givenGroups]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Tìm lệnh</Button>
      <CommandPalette open={open} onClose={() => setOpen(false)} groups={groups} recent={recent} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  tags: ['stable'],
  component: Screen,
  subcomponents: { CommandPalette },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { defaultOpen: true, recent: none },
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is being awaited: its code, and then its motion. */
const shown = () =>
  waitFor(
    () => expect(screen.getByRole('dialog', { name: 'Tìm lệnh' })).toHaveStyle({ opacity: '1' }),
    {
      timeout: 15_000,
    },
  );

export const Open: Story = {
  async play() {
    await shown();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(6);
    await expect(screen.getByRole('group', { name: 'Tài khoản' })).toBeVisible();
  },
};

/** The commands used last are first. */
export const Recent: Story = {
  args: { recent: ['top-up', 'pc-3'] },
  async play() {
    await shown();
    await expect(screen.getByRole('group', { name: 'Gần đây' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(6);
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Nạp tiền');
  },
};

/** Text typed without diacritics finds words with them; Enter chooses and the palette closes. */
export const Typing: Story = {
  args: { defaultOpen: false },
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Tìm lệnh' });
    await userEvent.click(opener);
    await shown();
    await userEvent.type(screen.getByRole('combobox'), 'nap tien');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('status')).toHaveTextContent('1 kết quả');
    await waitFor(() =>
      expect(screen.getByRole('option')).toHaveAttribute('data-active-item', 'true'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(chosen.mock.calls).toEqual([['top-up']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NothingFound: Story = {
  async play() {
    await shown();
    await userEvent.type(screen.getByRole('combobox'), 'kho bạc');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Không có dữ liệu'));
    await userEvent.keyboard('{Enter}');
    await expect(chosen).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'mobile1' } },
  args: { recent: ['pc-2'] },
};

const longCommands: readonly CommandGroup[] = [
  {
    id: 'machines',
    label: 'Máy của nhóm “Dựng phim ngắn Ẩn Ức, bản cuối cùng của mùa đông năm ấy”',
    commands: [
      {
        id: 'long',
        label: 'Gia hạn “Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn”',
        detail: 'Máy 04 · G4090 · còn 38 phút 04 giây, dùng đến 21:40 ngày 20/11/2026',
        onSelect: fn(),
      },
    ],
  },
];

export const LongVietnamese: Story = {
  args: { groups: longCommands },
  globals: { viewport: { value: 'mobile1' } },
  async play() {
    await shown();
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: {
    groups: [
      {
        id: 'machines',
        label: longName,
        commands: [{ id: 'extend', label: 'Gia hạn', detail: longName, onSelect: fn() }],
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: shown,
};
