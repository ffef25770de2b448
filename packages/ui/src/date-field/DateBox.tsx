import type { ReactNode, RefObject } from 'react';
import { box, boxStatus, input } from '../field/Field.css.ts';
import type { TextInputProps } from '../field/TextControl.tsx';
import type { FieldIssue } from '../form/FormStore.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords } from '../words/vietnamese/dates.ts';
import { dateText } from './DateBox.css.ts';
import type { DateDraft } from './useDateDraft.ts';

/** What a date field hands on to its `<input>`. A text input has no limits of its own. */
export type DateInputProps = Omit<TextInputProps, 'ref' | 'min' | 'max'>;

export interface DateBoxProps extends DateInputProps {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly name: string | undefined;
  readonly required: boolean;
  readonly draft: DateDraft;
  /** Draws the edge. */
  readonly status: FieldIssue['status'] | undefined;
  /** In the box after the text: the calendar's button. */
  readonly children?: ReactNode;
}

/** The box in which a date is typed: one text input with the digit keyboard. Renders a `<div>`; private to the date fields. */
export function DateBox({
  control,
  draft,
  status,
  children,
  onChange,
  onBlur,
  ...props
}: DateBoxProps) {
  const words = useKitWords(dateFieldWords);
  return (
    <div className={status === undefined ? box : `${box} ${boxStatus[status]}`}>
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.placeholder}
        {...props}
        ref={control}
        type="text"
        value={draft.text}
        className={`${input} ${dateText}`}
        onChange={(event) => {
          onChange?.(event);
          draft.type(event.currentTarget.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          draft.settle();
        }}
      />
      {children}
    </div>
  );
}
