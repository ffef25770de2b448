import { useId, type ReactNode } from 'react';
import { FieldGroup } from '../field/Field.tsx';
import { useRadioField, type GroupFieldProps } from '../form/useGroupField.ts';
import { detail, list, radio, radioStatus, row, words } from './RadioGroup.css.ts';

export interface RadioGroupOption {
  readonly value: string;
  readonly label: string;
  /** Below the label: what choosing it means, or why it cannot be chosen. It is the radio's description, not its name. */
  readonly detail?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps extends GroupFieldProps<string> {
  readonly options: readonly RadioGroupOption[];
}

/**
 * One of a few that are read and not compared: a reason, a way to be notified. Renders a `<fieldset role="radiogroup">` of radios below
 * each other and one message slot. For choices with prices use `ChoiceList`, for two to four short words `Segmented`, for
 * more than seven `Select`.
 *
 * Pattern: WAI-ARIA radio group, native radios: one tab stop, arrow keys move and choose.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function RadioGroup({ options, ...field }: RadioGroupProps) {
  const id = useId();
  const { radioProps, issue, shell } = useRadioField(field, options);
  return (
    <FieldGroup kind="radiogroup" {...shell}>
      <div className={list}>
        {options.map((option, index) => {
          const labelId = `${id}-${index}-label`;
          const detailId = `${id}-${index}-detail`;
          return (
            <label key={option.value} className={row}>
              <input
                {...radioProps(option)}
                className={issue === undefined ? radio : `${radio} ${radioStatus[issue.status]}`}
                aria-labelledby={labelId}
                {...(option.detail === undefined ? {} : { 'aria-describedby': detailId })}
              />
              <span className={words}>
                <span id={labelId}>{option.label}</span>
                {option.detail !== undefined && (
                  <span id={detailId} className={detail}>
                    {option.detail}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
