import type { ReactNode } from 'react';
import { boxClass, Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField, type NativeControlProps } from '../field/useControlField.ts';
import { isString, type FieldValueProps } from '../form/useField.ts';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { chevron, frame, icon as iconClass, select, withIcon } from './Select.css.ts';

export interface SelectOption {
  /** What the form holds. The empty string is 'nothing chosen'. */
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

type NativeProps = Omit<NativeControlProps<'select'>, 'size' | 'multiple'>;

export interface SelectProps extends FieldWordsProps, FieldValueProps<string>, NativeProps {
  readonly options: readonly SelectOption[];
  /** Stands while nothing is chosen, and cannot be chosen itself. */
  readonly placeholder?: string | undefined;
  /** In the box before the choice, size 20. */
  readonly icon?: ReactNode | undefined;
}

/**
 * One of a short list (at most some fifteen). Renders a `<label>`, a native `<select>` and one message slot. The list has our
 * look and a height of 320 px at most where the browser lets us style it; phones keep their own.
 */
export function Select({ options, placeholder, icon, onChange, ...props }: SelectProps) {
  const field = useControlField(props, {
    empty: placeholder === undefined ? (options[0]?.value ?? '') : '',
    accepts: isString,
    // The placeholder is not a choice: it also shows while the option of the value has yet to load.
    read: (element: HTMLSelectElement) =>
      placeholder !== undefined && element.value === '' ? undefined : element.value,
  });
  const { value, setValue } = field;
  // What cannot be chosen from now is not wrong: its hint says what is to be done first.
  const issue = props.disabled === true ? undefined : field.issue;
  const { shell, attributes } = field.parts({ issue });
  return (
    <Field {...shell}>
      <div className={`${boxClass(issue?.status)} ${frame}`}>
        <select
          {...attributes}
          value={value}
          data-empty={value === '' && placeholder !== undefined ? '' : undefined}
          className={icon === undefined ? select : `${select} ${withIcon}`}
          onChange={(event) => {
            onChange?.(event);
            setValue(event.currentTarget.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        {icon !== undefined && <span className={iconClass}>{icon}</span>}
        <span className={chevron}>
          <IconChevronDown size={16} />
        </span>
      </div>
    </Field>
  );
}
