import type { ReactNode } from 'react';
import { FieldGroup, type FieldWordsProps } from '../field/Field.tsx';
import { isString, leavesGroup, type FieldValueProps } from '../form/useField.ts';
import { useGroupField } from '../form/useGroupField.ts';
import {
  amount,
  card,
  detail,
  icon as iconClass,
  label as labelClass,
  list,
  price,
  radio,
  subject,
  unit,
  words,
} from './ChoiceList.css.ts';

export interface ChoiceListOption {
  readonly value: string;
  readonly label: string;
  /** Below the label: what it is made of, or why it cannot be chosen. */
  readonly detail?: string;
  /** Before the label, size 24: a brand or a device. */
  readonly icon?: ReactNode;
  /** At the right: an amount and its unit below (`45.000`, `VNĐ/giờ`). */
  readonly price?: { readonly amount: string; readonly unit: string };
  readonly disabled?: boolean;
}

export interface ChoiceListProps extends FieldWordsProps, FieldValueProps<string> {
  readonly options: readonly ChoiceListOption[];
  /** Two short choices may stand side by side; on phones they never do. @default 1 */
  readonly columns?: 1 | 2;
  readonly disabled?: boolean;
}

/**
 * One of several that need comparing: packages with their prices, operating systems. Renders a `<fieldset role="radiogroup">` of
 * cards, each a `<label>` around a radio. Pattern: WAI-ARIA radio group; arrow keys move and choose.
 */
export function ChoiceList({
  label,
  hideLabel,
  aside,
  hint,
  issue: givenIssue,
  required: givenRequired,
  options,
  columns = 1,
  disabled,
  ...binding
}: ChoiceListProps) {
  const { value, setValue, leave, issue, group, inputName, messageId, required, optional } =
    useGroupField<string>({
      ...binding,
      issue: givenIssue,
      required: givenRequired,
      empty: '',
      accepts: isString,
      read: ([checked]) => checked,
    });
  return (
    <FieldGroup
      ref={group}
      kind="radiogroup"
      label={label}
      hideLabel={hideLabel}
      aside={aside}
      hint={hint}
      issue={issue}
      optional={optional}
      required={required}
      disabled={disabled}
      messageId={messageId}
    >
      <div className={list({ columns: columns === 2 ? 'two' : 'one' })}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <span className={subject}>
              <input
                type="radio"
                name={inputName}
                value={option.value}
                className={radio}
                checked={value === option.value}
                disabled={option.disabled}
                onChange={() => setValue(option.value)}
                onBlur={leavesGroup(leave)}
              />
              {option.icon !== undefined && <span className={iconClass}>{option.icon}</span>}
              <span className={words}>
                <span className={labelClass}>{option.label}</span>
                {option.detail !== undefined && <span className={detail}>{option.detail}</span>}
              </span>
            </span>
            {option.price !== undefined && (
              <span className={price}>
                <span className={amount}>{option.price.amount}</span>
                <span className={unit}>{option.price.unit}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
