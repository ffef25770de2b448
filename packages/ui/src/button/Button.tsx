import { useId, type ReactElement, type ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { buttonWords } from '../words/vietnamese/basics.ts';
import { button, face, reason, spinnerRoom } from './Button.css.ts';
import { renderPressable, type PressableElementProps } from './pressable.tsx';
import { useSubjectLabel } from './Subject.tsx';

/**
 * Weight of a button: one primary a card or dialog; `critical` is words alone, for what ends something and asks first
 * ('Hủy giao dịch'); `danger` only in confirm dialogs.
 */
export type ButtonTheme = 'primary' | 'secondary' | 'tertiary' | 'critical' | 'danger';

/** Height and text: xs 26/12 px, s 32/13, m 40/14, l 48/16. Never less than 44 px high under a coarse pointer. */
export type ButtonSize = 'xs' | 's' | 'm' | 'l';

export interface ButtonBaseProps {
  /** @default 'secondary' */
  readonly theme?: ButtonTheme | undefined;
  /** @default 's' */
  readonly size?: ButtonSize | undefined;
  /** As wide as its words (at least 80 px, xs 64), as its container, or as its container on phones only. @default 'auto' */
  readonly width?: 'auto' | 'full' | 'phone' | undefined;
  /** Before the label. Size 16 beside xs and s, 20 beside m and l. */
  readonly icon?: ReactNode | undefined;
  /** After the label: a chevron or an arrow. */
  readonly iconEnd?: ReactNode | undefined;
  /** Verb and object; a button that spends money names the sum. */
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonBaseProps, PressableElementProps {
  /**
   * Its action is running: a spinner and `busyLabel` in place of the label, no second press, focus kept.
   * Pass `false` from the start (not only `true` later): the room for the busy words is then kept and the width stays.
   */
  readonly busy?: boolean | undefined;
  /** @default the provider's 'Đang gửi…' */
  readonly busyLabel?: string | undefined;
  /** Cannot be pressed now. It stays focusable (`aria-disabled`); say why with `disabledReason`. @default false */
  readonly disabled?: boolean | undefined;
  /** Why it cannot be pressed. Stands beside the button and is its description; shown only while `disabled`. */
  readonly disabledReason?: string | undefined;
  /** The reason already stands on the screen: keep it for screen readers only. @default false */
  readonly hideReason?: boolean | undefined;
  /** Another element that gets the button's look and props: `render={<Link to="/vps" />}`. */
  readonly render?: ReactElement<PressableElementProps> | undefined;
}

/**
 * A button. Renders a `<button type="button">` (`type="submit"` inside a form), or the element given as `render`.
 * Pattern: WAI-ARIA button. Disabled and busy buttons stay in the tab order and swallow presses.
 */
export function Button({
  theme = 'secondary',
  size = 's',
  width = 'auto',
  icon,
  iconEnd,
  children,
  busy,
  busyLabel,
  disabled = false,
  disabledReason,
  hideReason = false,
  render,
  'aria-describedby': describedBy,
  ...props
}: ButtonProps) {
  const words = useKitWords('button', buttonWords);
  const reasonId = useId();
  const isBusy = busy === true;
  const named = useSubjectLabel(isBusy ? (busyLabel ?? words.sending) : children);
  const spinnerSize = size === 'xs' || size === 's' ? 16 : 20;
  const hasReason = disabled && disabledReason !== undefined;
  const description = [describedBy, hasReason ? reasonId : undefined].filter(Boolean).join(' ');
  const pressable = renderPressable({
    ...named,
    ...props,
    className: button({ theme, size, width }),
    inert: disabled || isBusy,
    render,
    ...(description === '' ? {} : { 'aria-describedby': description }),
    ...(isBusy ? { 'aria-busy': true } : {}),
    children: (
      <>
        <span className={face} aria-hidden={isBusy || undefined}>
          {icon}
          <span>{children}</span>
          {iconEnd}
        </span>
        {busy !== undefined && (
          <span className={face} aria-hidden={!isBusy || undefined}>
            {isBusy ? (
              <Spinner size={spinnerSize} />
            ) : (
              <span className={spinnerRoom[spinnerSize]} />
            )}
            <span>{busyLabel ?? words.sending}</span>
          </span>
        )}
      </>
    ),
  });
  if (!hasReason) return pressable;
  return (
    <>
      {pressable}
      <span id={reasonId} className={hideReason ? visuallyHidden : reason}>
        {disabledReason}
      </span>
    </>
  );
}
