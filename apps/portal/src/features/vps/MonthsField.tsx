import { NumberStepper } from '@tram/ui/number-stepper';
import { useWords } from '../../app/words.ts';
import { vpsWords } from './words.vi.ts';

/** Months that people choose most. */
const usualMonths = [1, 3, 6, 12];

export interface MonthsFieldProps {
  /** The most months that may be chosen. */
  readonly max: number;
  readonly disabled: boolean;
}

/** How many months of a VPS: the field `rental_period` of a form. */
export function MonthsField({ max, disabled }: MonthsFieldProps) {
  const words = useWords(vpsWords);
  return (
    <NumberStepper
      name="rental_period"
      label={words.months}
      aside={words.atLeast}
      unit={words.month}
      max={max}
      usualValues={usualMonths}
      disabled={disabled}
    />
  );
}
