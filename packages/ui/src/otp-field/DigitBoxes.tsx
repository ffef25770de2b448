import type { FieldIssue } from '../form/FormStore.ts';
import { otpLength } from './otp-digits.ts';
import { boxes, caret, digitBox } from './OtpField.css.ts';

/** What is selected of an input's text; `start` equals `end` for a caret. */
export interface Selection {
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
export function DigitBoxes({ digits, selection, status, still }: DigitBoxesProps) {
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
            <span className={caret({ side: caretSide(position) })} />
          )}
        </span>
      ))}
    </div>
  );
}
