import type { ReactNode } from 'react';
import { input } from '../field/Field.css.ts';
import { boxClass } from '../field/Field.tsx';
import type { TextInputProps } from '../field/TextControl.tsx';
import type { FieldIssue } from '../form/FormStore.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords } from '../words/vietnamese/dates.ts';
import { dateText } from './DateBox.css.ts';
import type { DateDraft } from './useDateDraft.ts';
import '../field/read-only.css.ts';

/** What a date field passes on to its `<input>`. A text input has no limits of its own. */
export type DateInputProps = Omit<TextInputProps, 'min' | 'max'>;

export interface DateBoxProps extends DateInputProps {
  readonly name: string | undefined;
  readonly required: boolean;
  readonly draft: DateDraft;
  /** Draws the edge. */
  readonly status: FieldIssue['status'] | undefined;
  /** In the box after the text: the calendar's button. */
  readonly children?: ReactNode | undefined;
}

/** The box in which a date is typed: one text input with the digit keyboard. Renders a `<div>`; private to the date fields. */
export function DateBox({ draft, status, children, onChange, onBlur, ...props }: DateBoxProps) {
  const words = useKitWords('dateField', dateFieldWords);
  return (
    <div className={boxClass(status)}>
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.placeholder}
        {...props}
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
