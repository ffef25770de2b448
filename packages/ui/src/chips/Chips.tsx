import { chip, chips } from './Chips.css.ts';

interface ChipsProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  readonly values: readonly number[];
  readonly selected: number | null;
  readonly onSelect: (value: number) => void;
  /** What a chip says. */
  readonly format: (value: number) => string;
  /** As wide as their words, or equal columns. */
  readonly layout: 'wrap' | 'grid';
  readonly disabled: boolean;
}

/** Usual values of a number field, one press away. Renders a `<fieldset>` of toggle buttons; private to the kit. */
export function Chips({ label, values, selected, onSelect, format, layout, disabled }: ChipsProps) {
  return (
    <fieldset aria-label={label} className={chips({ layout })}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={chip}
          aria-pressed={value === selected}
          {...(disabled ? { 'aria-disabled': true } : {})}
          onClick={() => {
            if (!disabled) onSelect(value);
          }}
        >
          {format(value)}
        </button>
      ))}
    </fieldset>
  );
}
