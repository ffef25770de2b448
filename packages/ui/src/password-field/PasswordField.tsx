import { useRef, useEffect, useState } from 'react';
import type { FieldWordsProps } from '../field/Field.tsx';
import { TextControl, type TextInputProps } from '../field/TextControl.tsx';
import { useSharedRef, type FieldValueProps } from '../form/useField.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconEye } from '../icon/generated/IconEye.ts';
import { IconEyeOff } from '../icon/generated/IconEyeOff.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { passwordFieldWords } from '../words/vietnamese/basics.ts';
import { eye } from '../field/Field.css.ts';

export interface PasswordFieldProps
  extends FieldWordsProps, FieldValueProps<string>, Omit<TextInputProps, 'autoComplete'> {
  /** Whether password managers fill in the known password or offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/**
 * A password with an eye that shows and hides it. Renders a `<label>`, an `<input>`, a `<button>` and one message slot.
 * A password that is shown is hidden again when its form is sent and when the page comes back from the browser's cache.
 */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const words = useKitWords('passwordField', passwordFieldWords);
  const [shown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useSharedRef(ref, control);

  useEffect(() => {
    const controller = new AbortController();
    const hide = (): void => setShown(false);
    control.current?.form?.addEventListener('submit', hide, { signal: controller.signal });
    window.addEventListener('pageshow', hide, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return (
    <TextControl
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      ref={control}
      type={shown ? 'text' : 'password'}
      end={
        <span className={eye}>
          <IconButton
            aria-label={shown ? words.hide : words.show}
            icon={shown ? <IconEyeOff /> : <IconEye />}
            disabled={props.disabled === true}
            onClick={() => setShown(!shown)}
          />
        </span>
      }
    />
  );
}
