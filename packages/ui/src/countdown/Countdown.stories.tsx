import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { DisplayAside } from '../display/Display.tsx';
import { IconHourglass } from '../icon/generated/IconHourglass.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { rechargeScale, sessionScale, unitLength } from '../time-ruler/scales.ts';
import { Countdown } from './Countdown.tsx';
import { CountdownDisplay } from './CountdownDisplay.tsx';

/** A frozen clock, so that pictures of these stories do not differ. */
const now = () => 1_000_000_000_000;
const inTime = (span: number) => now() + span;

const meta = {
  title: 'Components/Time left/Countdown',
  tags: ['stable'],
  component: CountdownDisplay,
  subcomponents: { CountdownDisplay },
  args: { caption: 'Còn lại', deadline: inTime(5.2 * unitLength.hour), now },
  render: (args) => (
    <Column width={514}>
      <CountdownDisplay {...args} />
    </Column>
  ),
} satisfies Meta<typeof CountdownDisplay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    aside: (
      <DisplayAside caption="Dùng đến" detail="20/11/2026" size="l">
        21:40
      </DisplayAside>
    ),
  },
  async play({ canvas }) {
    const timer = canvas.getByRole('timer', { name: 'Còn lại' });
    await expect(timer).toHaveTextContent('5 giờ12 phút');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Colour, words and an icon: never colour alone. */
export const Levels: Story = {
  render: () => (
    <Column width={514}>
      <CountdownDisplay caption="Còn lại" deadline={inTime(12.3 * unitLength.day)} now={now} />
      <CountdownDisplay caption="Còn lại" deadline={inTime(38 * 60_000 + 4000)} now={now} />
      <CountdownDisplay caption="Còn lại" deadline={inTime(9 * 60_000 + 4000)} now={now} />
      <CountdownDisplay caption="Còn lại" deadline={inTime(-1)} now={now} />
      <CountdownDisplay
        caption="Phiên này còn"
        format="hh:mm:ss"
        scale={sessionScale(8)}
        deadline={inTime(3 * unitLength.hour + 12 * 60_000 + 45_000)}
        now={now}
      />
      <CountdownDisplay
        caption="Mã còn hiệu lực"
        format="mm:ss"
        size="l"
        warns={false}
        scale={rechargeScale}
        deadline={inTime(12 * 60_000 + 47_000)}
        now={now}
        aside={
          <DisplayAside>
            <IconHourglass size={16} />
            Đang chờ tiền về
          </DisplayAside>
        }
      />
      <p>
        Mã hết hạn sau{' '}
        <Countdown label="Mã còn hiệu lực" format="mm:ss" deadline={inTime(47_000)} now={now} />
      </p>
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByText('Sắp hết giờ, còn lại')).toHaveLength(3);
    await expect(canvas.getAllByRole('timer')).toHaveLength(7);
  },
};

function MovedClock({ onEnd }: { readonly onEnd: () => void }) {
  const [clock] = useState(() => ({ offset: 0, now: () => now() + clock.offset }));
  const [deadline, setDeadline] = useState(() => inTime(61 * 60_000));
  return (
    <Column width={514}>
      <CountdownDisplay
        caption="Còn lại"
        subject="Render Tết 2027"
        deadline={deadline}
        now={clock.now}
        onEnd={onEnd}
      />
      {[1, 10, 50, 60].map((minutes) => (
        <Button
          key={minutes}
          onClick={() => {
            clock.offset += minutes * 60_000;
          }}
        >
          {`${minutes} phút sau`}
        </Button>
      ))}
      <Button onClick={() => setDeadline((before) => before + 2 * unitLength.hour)}>Gia hạn</Button>
    </Column>
  );
}

/** It follows the server's clock: when that moves, the number follows within a second, and each warning is announced once. */
// @spec S8
export const FollowsTheServerClock: Story = {
  args: { onEnd: fn() },
  render: ({ onEnd }) => <MovedClock onEnd={onEnd ?? fn()} />,
  async play({ canvas, args }) {
    const timer = canvas.getByRole('timer', { name: 'Còn lại' });
    const status = canvas.getByRole('status');
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const shows = (time: string, spoken: string) =>
      waitFor(
        async () => {
          await expect(timer).toHaveTextContent(time);
          await expect(status.textContent).toBe(spoken);
        },
        { timeout: 3000 },
      );
    await shows('1 giờ01 phút', '');
    await press('1 phút sau');
    await shows('1 giờ00 phút', 'Render Tết 2027: còn 60 phút');
    await press('50 phút sau');
    await shows('10 phút00 giây', 'Render Tết 2027: còn 10 phút');
    await expect(canvas.getByText('Sắp hết giờ, còn lại')).toBeVisible();
    await press('Gia hạn');
    await shows('2 giờ10 phút', '');
    await press('60 phút sau');
    await press('60 phút sau');
    await shows('10 phút00 giây', 'Render Tết 2027: còn 10 phút');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await press('10 phút sau');
    await shows('0 phút00 giây', '');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const LongVietnamese: Story = {
  args: { caption: 'Phiên “Dựng phim ngắn Ẩn Ức — bản cuối cùng” còn', deadline: inTime(60_000) },
  render: (args) => (
    <Column width={288}>
      <CountdownDisplay {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
