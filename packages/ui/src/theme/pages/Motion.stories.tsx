import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../button/Button.tsx';
import { durationNotes, easingNote, withNotes } from '../../testing/token-notes.ts';
import { TokenPage } from '../../testing/TokenPage.tsx';
import { runner, track } from '../../testing/TokenPage.css.ts';
import { duration, easing } from '../scale.ts';

/** How long things move, and how: under reduced motion nothing does. */
const meta = { title: 'Foundations/Motion', globals: { language: 'en' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function MotionPage() {
  const [hasArrived, setArrived] = useState(false);
  const running = (transitionDuration: string) => (
    <div className={track}>
      <div
        className={runner}
        data-arrived={hasArrived ? '' : undefined}
        style={{ transitionDuration, transitionTimingFunction: easing }}
      />
    </div>
  );
  return (
    <TokenPage
      search="Search motion"
      sections={[
        {
          title: 'Durations',
          about:
            'Motion shows where a thing came from and nothing else. What leaves takes three quarters of the time.',
          head: <Button onClick={() => setArrived(!hasArrived)}>Move</Button>,
          rows: withNotes(duration, durationNotes).map(({ name, worth, note }) => ({
            name,
            value: worth,
            note,
            code: `duration.${name}`,
            specimen: running(worth),
          })),
        },
        {
          title: 'Easing',
          about: 'One curve for everything. Here it takes a second, so that it can be seen.',
          rows: [
            {
              name: 'standard',
              value: easing,
              note: easingNote,
              code: 'easing',
              specimen: running('1s'),
            },
          ],
        },
      ]}
    />
  );
}

export const EveryMotion: Story = {
  render: () => <MotionPage />,
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-arrived]')).toHaveLength(4);
  },
};
