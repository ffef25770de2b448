import { FieldGroup } from '../field/Field.tsx';
import { useRadioField, type GroupFieldProps } from '../form/useGroupField.ts';
import { note, radio, segment, track } from './Segmented.css.ts';

export interface SegmentedOption {
  readonly value: string;
  readonly label: string;
  /** Below the label: the unit price of this choice. */
  readonly note?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedProps extends GroupFieldProps<string> {
  /** Two to four short choices. */
  readonly options: readonly SegmentedOption[];
}

/**
 * One of two to four, all in sight: hour, day or month with their prices. Renders a `<fieldset role="radiogroup">` of radios on
 * a track. Pattern: WAI-ARIA radio group; arrow keys move and choose, the choice is one tab stop.
 */
export function Segmented({ options, ...field }: SegmentedProps) {
  const { radioProps, shell } = useRadioField(field, options);
  return (
    <FieldGroup kind="radiogroup" {...shell}>
      <div className={track}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input {...radioProps(option)} className={radio} />
            <span>{option.label}</span>
            {option.note !== undefined && (
              <>
                {' '}
                <span className={note}>{option.note}</span>
              </>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
