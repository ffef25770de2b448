import type { ReactNode } from 'react';
import * as styles from './Display.css.ts';

/** What the digits say about themselves; the caption says it in words. */
export type DisplayTone = 'normal' | 'warning' | 'critical' | 'positive';

export interface DisplayProps {
  /** `lit`: a live number on ink. `dashed`: nothing runs. For a machine being made use `WaitingDisplay`. @default 'lit' */
  readonly look?: 'lit' | 'dashed' | undefined;
  /** Stands over the digits: 'Còn lại'. */
  readonly caption?: ReactNode | undefined;
  /** Before the caption, size 16. */
  readonly captionIcon?: ReactNode | undefined;
  /** Id of the caption, for `aria-labelledby` of what is shown. */
  readonly captionId?: string | undefined;
  /** @default 'normal' */
  readonly tone?: DisplayTone | undefined;
  /** One or more `DisplayFigure`, or a few words ('Sẵn sàng'). */
  readonly children: ReactNode;
  /** A `DisplayAside` at the right: when it ends, what it is made of. */
  readonly aside?: ReactNode | undefined;
  /** A `TimeRuler` under the number. */
  readonly ruler?: ReactNode | undefined;
  /** `flush` joins the sides of the panel that it lies in. @default 'rounded' */
  readonly edge?: 'rounded' | 'flush' | undefined;
}

/**
 * The ink readout, the product's one motif: live numbers sit on ink and nothing else does (art direction, section 1).
 * Renders a `<div>` at least 120 px high, so that the displays of a row line up. It is not live: what must be heard is
 * announced by what it shows.
 */
export function Display({
  look = 'lit',
  caption,
  captionIcon,
  captionId,
  tone = 'normal',
  children,
  aside,
  ruler,
  edge = 'rounded',
}: DisplayProps) {
  return (
    <div className={styles.display({ look, edge })}>
      <div className={styles.top}>
        <div className={styles.reading}>
          {caption !== undefined && (
            <div id={captionId} className={styles.caption({ tone })}>
              {captionIcon}
              <span>{caption}</span>
            </div>
          )}
          <div className={styles.figures({ tone })}>{children}</div>
        </div>
        {aside}
      </div>
      {ruler}
    </div>
  );
}

export interface DisplayFigureProps {
  /** Digits, or a word in their place. */
  readonly value: ReactNode;
  /** Small after them: 'giờ', 'VNĐ'. */
  readonly unit?: string | undefined;
  /** Digits of 28 px, or 32 for a total and the QR countdown. @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

/**
 * One number of a display with its unit; several stand side by side: `5 giờ 12 phút`. Renders a `<span>`. Where the two are wider than
 * the display, the unit stands below.
 */
export function DisplayFigure({ value, unit, size = 'm' }: DisplayFigureProps) {
  return (
    <span>
      <span className={styles.digits({ size })}>{value}</span>
      {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
    </span>
  );
}

export interface DisplayAsideProps {
  /** Over the value: 'Dùng đến'. */
  readonly caption?: ReactNode | undefined;
  /** The value itself: '21:40', 'Dự kiến tắt 19:40', an icon with words. */
  readonly children: ReactNode;
  /** Under the value: '20/11/2026'. */
  readonly detail?: ReactNode | undefined;
  /** 14 px, or 18 for a bare time of day. @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

/** The right side of a display, set to its end. */
export function DisplayAside({ caption, children, detail, size = 'm' }: DisplayAsideProps) {
  const alone = caption === undefined && detail === undefined;
  return (
    <div className={alone ? `${styles.aside} ${styles.asideAlone}` : styles.aside}>
      {caption !== undefined && <div className={styles.asideLine}>{caption}</div>}
      <div className={styles.asideValue({ size })}>{children}</div>
      {detail !== undefined && <div className={styles.asideLine}>{detail}</div>}
    </div>
  );
}
