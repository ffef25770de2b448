import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { NumberStepper } from './NumberStepper.tsx';

export const numberStepperPairs: readonly DoDont[] = [
  {
    do: {
      words: 'A small whole number with its unit, one press a step.',
      picture: () => (
        <Column width={260}>
          <NumberStepper label="Số giờ thuê" unit="giờ" min={1} defaultValue={3} />
        </Column>
      ),
    },
    dont: {
      words: 'A text field takes anything and checks it too late.',
      picture: () => (
        <Column width={260}>
          <TextField label="Số giờ thuê" defaultValue="3 giờ" />
        </Column>
      ),
    },
  },
];
