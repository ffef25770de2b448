import { useRef, useState } from 'react';
import { labelled, useSubject } from '../button/Subject.tsx';
import { CopyButton } from '../copy-field/CopyButton.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconEye } from '../icon/generated/IconEye.ts';
import { IconEyeOff } from '../icon/generated/IconEyeOff.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { secretFieldWords } from '../words/vietnamese/values.ts';
import { buttons, dots, missing, secret, value as valueStyle } from './SecretField.css.ts';

export interface SecretFieldProps {
  /** What it is, in the names of its buttons: 'mật khẩu RDP'. The visible label stands beside it, in a `SpecList`. */
  readonly label: string;
  /** The secret; null while there is none ('Chưa có'), empty where there is one that is not here ('Không lưu trên thiết bị này'). */
  readonly value: string | null;
  /** Without it there is only the eye. @default true */
  readonly copyable?: boolean | undefined;
}

/** The same length for every secret, so that it reveals nothing (art direction, section 10). */
const mask = '••••••••';

/**
 * A secret that is shown only when asked for: eight dots, an eye and a copy button. Renders a `<span>`. Each showing starts
 * hidden; copying needs no showing. Mono without ligatures, not translated.
 */
export function SecretField({ label, value, copyable = true }: SecretFieldProps) {
  const words = useKitWords('secretField', secretFieldWords);
  const subject = useSubject();
  const [isShown, setIsShown] = useState(false);
  const shownElement = useRef<HTMLSpanElement>(null);
  if (value === null || value === '') {
    return <span className={missing}>{value === null ? words.missing : words.notKept}</span>;
  }
  return (
    <span className={secret}>
      {isShown ? (
        <span ref={shownElement} className={valueStyle} translate="no">
          {value}
        </span>
      ) : (
        <>
          <span aria-hidden="true" className={`${valueStyle} ${dots}`}>
            {mask}
          </span>
          {/* Not inside: the letters of these words would load two more files of the monospaced face. */}
          <VisuallyHidden>{words.hidden}</VisuallyHidden>
        </>
      )}
      <span className={buttons}>
        <IconButton
          aria-label={labelled(isShown ? words.hide(label) : words.show(label), subject)}
          icon={isShown ? <IconEyeOff size={16} /> : <IconEye size={16} />}
          onClick={() => setIsShown(!isShown)}
        />
        {copyable && <CopyButton value={value} label={label} shown={shownElement} look="icon" />}
      </span>
    </span>
  );
}
