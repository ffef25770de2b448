import { useRef, type ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './CopyField.css.ts';

export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

export interface CopyFieldProps {
  /** What it is: 'Số tài khoản'. */
  readonly label: string;
  /** What is copied, exactly: an account number without its spaces, an amount without its dots. */
  readonly value: string;
  /** How it is shown: '1023 456 789', '500.000 VNĐ'. @default the value */
  readonly shown?: string | undefined;
  /** Every character counts: JetBrains Mono. @default false */
  readonly mono?: boolean | undefined;
  /** l for what must be right above all: the transfer content. @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
  /** Under the value. */
  readonly hint?: ReactNode | undefined;
  /** The value is in the clipboard. Not called where the browser let it only be selected. */
  readonly onCopied?: (() => void) | undefined;
}

/** Parts a number into groups for reading: `groupDigits('1023456789', 3)` → '1023 456 789'. No digit stands alone. */
export function groupDigits(text: string, size: 3 | 4): string {
  const rest = text.length % size;
  const first = rest === 1 && text.length > size ? rest + size : rest;
  const groups = text.slice(first).match(new RegExp(`.{1,${size}}`, 'gu')) ?? [];
  return [...(first === 0 ? [] : [text.slice(0, first)]), ...groups].join(' ');
}

/** A value with a button that copies it, as a row of a list of such rows. Renders a `<div>`. */
export function CopyField({
  label,
  value,
  shown = value,
  mono = false,
  size = 'm',
  hint,
  onCopied,
}: CopyFieldProps) {
  const shownElement = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <div className={styles.label}>{label}</div>
        <div
          ref={shownElement}
          className={styles.value({ size, mono })}
          translate={mono ? 'no' : undefined}
        >
          {shown}
        </div>
        {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      </div>
      <CopyButton value={value} label={label} shown={shownElement} onCopied={onCopied} />
    </div>
  );
}
