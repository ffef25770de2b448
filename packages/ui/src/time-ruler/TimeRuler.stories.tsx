import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Display, DisplayFigure } from '../display/Display.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { dayScale, monthScale, rechargeScale, sessionScale, unitLength } from './scales.ts';
import { TimeRuler } from './TimeRuler.tsx';

const meta = {
  title: 'Components/Time left/TimeRuler',
  tags: ['stable'],
  component: TimeRuler,
  args: { scale: dayScale, span: 6 * unitLength.hour },
  render: (args) => (
    <Column width={514}>
      <Display caption="Còn lại" ruler={<TimeRuler {...args} />}>
        <DisplayFigure value="6" unit="giờ" />
      </Display>
    </Column>
  ),
} satisfies Meta<typeof TimeRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of a value is under the end of its bar, so the ruler can be read. */
export const Default: Story = {
  async play({ canvas, canvasElement }) {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('6', { selector: '[aria-hidden] span' }));
    const numeral = range.getBoundingClientRect();
    const bar = canvasElement.querySelector('rect');
    const end = bar?.getBoundingClientRect().right ?? Number.NaN;
    await expect(Math.abs(numeral.left + numeral.width / 2 - end)).toBeLessThan(1);
    await expect(
      canvasElement.querySelector('[aria-hidden] [style], [aria-hidden][style]'),
    ).toBeNull();
  },
};

export const Scales: Story = {
  render: () => (
    <Column width={514}>
      {[
        { scale: dayScale, span: 24 * unitLength.hour },
        { scale: monthScale, span: 12.5 * unitLength.day },
        { scale: rechargeScale, span: 12.78 * unitLength.minute },
        { scale: sessionScale(5), span: 0 },
        { scale: sessionScale(8), span: 3.2 * unitLength.hour },
        { scale: sessionScale(12), span: 0.2 * unitLength.hour, tone: 'warning' as const },
        { scale: sessionScale(6), span: 0.1 * unitLength.hour, tone: 'critical' as const },
      ].map((ruler) => (
        <Display key={`${ruler.scale.unit}${ruler.scale.length}`} ruler={<TimeRuler {...ruler} />}>
          <DisplayFigure value={ruler.scale.length} />
        </Display>
      ))}
      <TimeRuler scale={monthScale} on="paper" />
    </Column>
  ),
};
