import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, type ButtonSize } from '../button/Button.tsx';
import { labelled, useSubject } from '../button/Subject.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconCheck } from '../icon/generated/IconCheck.ts';
import { IconCopy } from '../icon/generated/IconCopy.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { copyWords } from '../words/vietnamese/values.ts';
import { copyRoot, face, faces, hiddenFace } from './CopyField.css.ts';

export interface CopyButtonProps {
  /** What is copied, exactly. */
  readonly value: string;
  /** What it is: 'Số tài khoản'. The button is named 'Sao chép Số tài khoản'. */
  readonly label: string;
  /** Shown value, selected when the browser refuses to copy. */
  readonly shown?: RefObject<Element | null> | undefined;
  /** `button`: icon and words; `icon`: the icon alone. @default 'button' */
  readonly look?: 'button' | 'icon' | undefined;
  /** @default 's' */
  readonly size?: Extract<ButtonSize, 's' | 'm'> | undefined;
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
  const words = useKitWords('copy', copyWords);
  const subject = useSubject();
  /** What to say just now. */
  const [result, setResult] = useState<CopyResult | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = async (near: HTMLElement) => {
    const outcome = await copyText(value, near.parentElement ?? near, shown?.current ?? null);
    clearTimeout(timer.current);
    setResult(outcome);
    timer.current = setTimeout(() => setResult(null), shownFor);
    if (outcome === 'copied') onCopied?.();
  };
  const said = result === null ? '' : words[result];
  const Icon = result === 'copied' ? IconCheck : IconCopy;
  return (
    <span className={copyRoot}>
      {look === 'icon' ? (
        <IconButton
          aria-label={labelled(words.copyNamed(label), subject)}
          icon={<Icon size={size === 's' ? 16 : 20} />}
          size={size}
          onClick={(event) => void press(event.currentTarget)}
        />
      ) : (
        <Button
          aria-label={labelled(said === '' ? words.copyNamed(label) : `${said}: ${label}`, subject)}
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

/** How long a copy button says what it did, in ms. */
const shownFor = 2000;

/** How a copy ended: in the clipboard, or only selected on the page for the customer to copy by hand. */
type CopyResult = 'copied' | 'selected';

/** Writes through a selection, which needs no permission; `near` keeps it inside a dialog that makes the rest inert. */
function copyBySelection(text: string, near: HTMLElement): boolean {
  const before = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  near.append(carrier);
  carrier.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  carrier.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

function select(element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * Copies text: by the clipboard interface, else through a selection (no permission, an insecure origin, an old browser),
 * else selects `shown` so that the customer can copy by hand.
 * @param near An element of the same dialog, where a selection may live.
 * @param shown The element that shows the value, when it is on the screen.
 */
async function copyText(
  text: string,
  near: HTMLElement,
  shown: Element | null,
): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // Refused, or `navigator.clipboard` is not there: the older way below needs no permission.
  }
  if (copyBySelection(text, near)) return 'copied';
  if (shown !== null) select(shown);
  return 'selected';
}
