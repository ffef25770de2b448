import { useState, type ChangeEvent, type ClipboardEvent, type MouseEvent } from 'react';
import { Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField, type OwnInputProps } from '../field/useControlField.ts';
import { isString, type FieldValueProps } from '../form/useField.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { otpFieldWords } from '../words/vietnamese/fields.ts';
import { editedDigits, otpDigits, otpLength, pastedDigits } from './otp-digits.ts';
import { checking, frame, input, boxes, caret as caretStyle, digitBox } from './OtpField.css.ts';
import type { FieldIssue } from '../form/FormStore.ts';

export interface OtpFieldProps extends FieldWordsProps, FieldValueProps<string>, OwnInputProps {
  /** Called when the sixth digit is in: typed, pasted or filled in by the phone. Called again after a correction. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** The code is being checked: it stays, cannot be edited, and the message says so. @default false */
  readonly busy?: boolean | undefined;
  /** Takes the focus when it appears, as the one field of a dialog. @default false */
  readonly autoFocus?: boolean | undefined;
}

/**
 * A one-time code of six digits. Renders a `<label>`, one `<input autocomplete="one-time-code" inputmode="numeric">` drawn as
 * six boxes, and one message slot; the value is up to six digits. Phones fill it in from the message; pasting takes digits
 * only, out of a whole sentence too.
 *
 * Pattern: a native text input, so all its keys work (arrows, Home, End, Shift to select, Backspace, Delete). A click in a box
 * selects its digit; in full boxes a typed digit replaces the one behind the caret.
 */
export function OtpField({
  onValueChange,
  onComplete,
  busy = false,
  disabled = false,
  autoFocus = false,
  ...props
}: OtpFieldProps) {
  const words = useKitWords('otpField', otpFieldWords);
  const [selection, setSelection] = useState<Selection>();
  const field = useControlField(
    {
      ...props,
      onValueChange(next: string) {
        onValueChange?.(next);
        if (next.length === otpLength) onComplete?.(next);
      },
    },
    {
      empty: '',
      accepts: isString,
      read: (element: HTMLInputElement) => otpDigits(element.value),
    },
  );
  const { value, setValue } = field;
  const digits = otpDigits(value);
  // What is wrong was about the code before this check.
  const issue = busy ? undefined : field.issue;
  const hint = busy ? (
    <span aria-hidden="true" className={checking}>
      <Spinner size={16} />
      {words.checking}
    </span>
  ) : (
    props.hint
  );
  const { shell, attributes } = field.parts({ hint, issue });

  function readSelection(element: HTMLInputElement): void {
    const start = element.selectionStart ?? 0;
    setSelection({ start, end: element.selectionEnd ?? start });
  }

  /** Writes into the element first, so that React finds its value in place and leaves the caret alone. */
  function edit(element: HTMLInputElement, text: string, caret: number): void {
    const edited = editedDigits(text, caret);
    element.value = edited.digits;
    element.setSelectionRange(edited.caret, edited.caret);
    readSelection(element);
    if (edited.digits !== value) setValue(edited.digits);
  }

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    edit(currentTarget, currentTarget.value, currentTarget.selectionStart ?? 0);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    const { currentTarget: element } = event;
    const pasted = pastedDigits(event.clipboardData.getData('text'));
    if (pasted === '' || busy) return;
    if (pasted.length === otpLength) {
      edit(element, pasted, otpLength);
      return;
    }
    const before = element.value.slice(0, element.selectionStart ?? 0) + pasted;
    edit(element, before + element.value.slice(element.selectionEnd ?? 0), before.length);
  }

  /** The hidden text does not stand where the boxes are, so the box that was pressed says where the caret goes. */
  function press({ currentTarget, clientX, detail }: MouseEvent<HTMLInputElement>): void {
    const isDragged = currentTarget.selectionStart !== currentTarget.selectionEnd;
    // `detail` is 0 for a click without a pointer, 2 for the second of a double click, which selects all.
    if (isDragged || detail !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const position = Math.floor(((clientX - left) / width) * otpLength);
    const start = Math.min(Math.max(position, 0), digits.length);
    currentTarget.setSelectionRange(start, Math.min(start + 1, digits.length));
  }

  return (
    <Field {...shell}>
      <div className={frame}>
        <DigitBoxes
          digits={digits}
          selection={selection}
          status={issue?.status}
          still={busy || disabled}
        />
        <input
          {...attributes}
          type="text"
          value={digits}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
          autoFocus={autoFocus}
          disabled={disabled}
          readOnly={busy}
          className={input}
          onChange={type}
          onPaste={paste}
          onClick={press}
          onSelect={({ currentTarget }) => readSelection(currentTarget)}
          onFocus={({ currentTarget }) => readSelection(currentTarget)}
          onBlur={(event) => {
            attributes.onBlur(event);
            setSelection(undefined);
          }}
        />
        {/* The sixth digit sends the code and the focus stays: only a live region can say what became of it. */}
        <output className={visuallyHidden}>
          {busy && words.checking}
          {!busy && digits.length === otpLength && issue?.message}
        </output>
      </div>
    </Field>
  );
}

/** What is selected of an input's text; `start` equals `end` for a caret. */
interface Selection {
  readonly start: number;
  readonly end: number;
}

interface DigitBoxesProps {
  readonly digits: string;
  /** Undefined while the input has no focus. */
  readonly selection: Selection | undefined;
  readonly status: FieldIssue['status'] | undefined;
  /** Disabled or being checked. */
  readonly still: boolean;
}

const positions = Array.from({ length: otpLength }, (_, position) => position);

/** The drawing of an OTP input: its digits, its selection and its caret in six boxes. Private to `OtpField`. */
function DigitBoxes({ digits, selection, status, still }: DigitBoxesProps) {
  // Behind the last digit there is no box of its own.
  const active = selection === undefined ? undefined : Math.min(selection.start, otpLength - 1);
  const isCaret = selection !== undefined && selection.start === selection.end;

  function caretSide(position: number): 'middle' | 'before' | 'behind' {
    if (digits[position] === undefined) return 'middle';
    return selection?.start === otpLength ? 'behind' : 'before';
  }

  return (
    <div aria-hidden="true" className={boxes}>
      {positions.map((position) => (
        <span
          key={position}
          className={digitBox({
            state: still ? 'still' : (status ?? 'plain'),
            active: position === active,
            selected:
              selection !== undefined && position >= selection.start && position < selection.end,
          })}
        >
          {digits[position]}
          {isCaret && position === active && !still && (
            <span className={caretStyle({ side: caretSide(position) })} />
          )}
        </span>
      ))}
    </div>
  );
}
