import type { RefObject } from 'react';
import { Button, type ButtonSize } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconCheck } from '../icon/generated/IconCheck.ts';
import { IconCopy } from '../icon/generated/IconCopy.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { copyWords } from '../words/vietnamese/values.ts';
import { copyRoot, face, faces, hiddenFace } from './CopyField.css.ts';
import { useCopy } from './useCopy.ts';

export interface CopyButtonProps {
  /** What is copied, exactly. */
  readonly value: string;
  /** What it is: 'Số tài khoản'. The button is named 'Sao chép Số tài khoản'. */
  readonly label: string;
  /** Shown value, selected when the browser refuses to copy. */
  readonly shown?: RefObject<Element | null>;
  /** `button`: icon and words; `icon`: the icon alone. @default 'button' */
  readonly look?: 'button' | 'icon';
  /** @default 's' */
  readonly size?: Extract<ButtonSize, 's' | 'm'>;
  /** The value is in the clipboard. Not called where the browser let it only be selected. */
  readonly onCopied?: (() => void) | undefined;
}

/**
 * Copies a value: 'Sao chép' → 'Đã chép' for two seconds, said aloud as well. Works without the permission to the
 * clipboard. Renders a `<span>` with a button in it.
 */
export function CopyButton({
  value,
  label,
  shown,
  look = 'button',
  size = 's',
  onCopied,
}: CopyButtonProps) {
  const words = useKitWords(copyWords);
  const { result, copy } = useCopy(value, shown);
  const press = async (near: HTMLElement) => {
    if ((await copy(near)) === 'copied') onCopied?.();
  };
  const said = result === null ? '' : words[result];
  const Icon = result === 'copied' ? IconCheck : IconCopy;
  return (
    <span className={copyRoot}>
      {look === 'icon' ? (
        <IconButton
          aria-label={words.copyNamed(label)}
          icon={<Icon size={size === 's' ? 16 : 20} />}
          size={size}
          onClick={(event) => void press(event.currentTarget)}
        />
      ) : (
        <Button
          aria-label={said === '' ? words.copyNamed(label) : `${said}: ${label}`}
          icon={<Icon size={size === 's' ? 16 : 20} />}
          size={size}
          onClick={(event) => void press(event.currentTarget)}
        >
          <span className={faces}>
            <span className={said === '' ? face : `${face} ${hiddenFace}`}>{words.copy}</span>
            <span className={said === '' ? `${face} ${hiddenFace}` : face}>
              {said === '' ? words.copied : said}
            </span>
          </span>
        </Button>
      )}
      <output className={visuallyHidden}>{said}</output>
    </span>
  );
}
