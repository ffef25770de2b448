import * as Ariakit from '@ariakit/react/dialog';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { dialogWords } from '../words/vietnamese/dialogs.ts';
import * as styles from './Dialog.css.ts';
import { overlayProps, useScrollStop, useOpeningInPieces } from './overlay.ts';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import { Subject } from '../button/Subject.tsx';
import { useHydrated } from '../media-query/useHydrated.ts';
import { fadingScrim } from './scrim.css.ts';

/** Width on a desktop: confirm 440, form 480, rental 560, wide 800 px. On phones every dialog is a sheet. */
export type DialogSize = 'confirm' | 'form' | 'rental' | 'wide';

export interface DialogProps {
  readonly open: boolean;
  /** Esc, × or (where allowed) a press outside. It closes and does nothing else. */
  readonly onClose: () => void;
  /** Called when the closing motion has ended and the dialog has left the page. */
  readonly onClosed?: (() => void) | undefined;
  /** Name of the dialog. */
  readonly title: ReactNode;
  /** A support line below the title. */
  readonly subtitle?: ReactNode | undefined;
  /** @default 'form' */
  readonly size?: DialogSize | undefined;
  readonly children?: ReactNode | undefined;
  /** Buttons, the primary one last (at the right). */
  readonly footer?: ReactNode | undefined;
  /** A button at the far left of the footer: the one that undoes something. */
  readonly footerStart?: ReactNode | undefined;
  /** A press outside closes too: only for dialogs in which nothing can be lost. @default false */
  readonly dismissOutside?: boolean | undefined;
  /** What gets the focus first. @default the first control of the body, else of the footer, else × */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The body is a message: it describes the dialog, so that it is read when the dialog opens. @default false */
  readonly isMessage?: boolean | undefined;
  /** Ids of what in the body describes the dialog, where the rest of it changes: a screen reader reads a changed description again. */
  readonly describedBy?: string | undefined;
  /** @default 'dialog'; 'alertdialog' for a question that must be answered */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * What a dialog leaves reachable: toasts, because one may tell how the dialog's own action ended, and the loading overlay and
 * live regions with `data-live-announcer`, as React Aria marks its own, whose words would not be heard from an inert place.
 */
const persistent = '[data-toast-region], [data-loading-overlay], [data-live-announcer]';

/**
 * A modal dialog: a panel in the middle on desktops, a sheet from the bottom edge on phones. The head and the footer stay,
 * the body scrolls. Renders a `<div role="dialog">` in a portal, and nothing while closed or on a server.
 *
 * Pattern: WAI-ARIA dialog (modal). The focus moves in and comes back to what opened it; the page behind is inert and does
 * not scroll. Esc and × close and do nothing else. The × comes last in the tab order, so that the first stop is what
 * the dialog is about.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  subtitle,
  size = 'form',
  children,
  footer,
  footerStart,
  dismissOutside = false,
  initialFocus,
  isMessage = false,
  describedBy = '',
  role = 'dialog',
}: DialogProps) {
  const words = useKitWords('dialog', dialogWords);
  const subtitleId = useId();
  const bodyId = useId();
  const hydrated = useHydrated();
  const { shown, mayFocus, takesFocus } = useOpeningInPieces(open);
  const [bodyElement, setBodyElement] = useState<HTMLDivElement | null>(null);
  const store = Ariakit.useDialogStore({
    open: shown,
    setOpen(next) {
      if (!next) onClose();
    },
    setMounted(mounted) {
      if (!mounted) onClosed?.();
    },
  });
  useKeyboardRoom(store);
  // Only then: with a stop of its own the body would take the focus that belongs to the first control.
  const needsStop = useScrollStop(mayFocus ? bodyElement : null);
  const hasSubtitle = subtitle !== undefined;
  const described = [hasSubtitle ? subtitleId : '', isMessage ? bodyId : '', describedBy]
    .join(' ')
    .trim();
  if (!hydrated) return null;
  return (
    <Subject name="">
      <Ariakit.Dialog
        store={store}
        role={role}
        className={styles.dialog({ size })}
        backdrop={<div className={fadingScrim} />}
        {...overlayProps}
        autoFocusOnShow={takesFocus}
        // Presses alone: the page may move the focus while the dialog comes, to the heading of a screen that has just been opened.
        hideOnInteractOutside={(event) => dismissOutside && event.type !== 'focusin'}
        getPersistentElements={() => document.querySelectorAll(persistent)}
        {...(initialFocus === undefined ? {} : { initialFocus })}
        {...(described === '' ? {} : { 'aria-describedby': described })}
      >
        {/* No `<header>` and `<footer>`: in a portal these are landmarks of the page. */}
        <div className={styles.header}>
          {/* A page has one h1, and a dialog over it is not it. */}
          <Ariakit.DialogHeading
            render={({ children: text, ...heading }) => <h2 {...heading}>{text}</h2>}
            className={styles.title}
          >
            {title}
          </Ariakit.DialogHeading>
          {hasSubtitle && (
            <p id={subtitleId} className={styles.subtitle}>
              {subtitle}
            </p>
          )}
        </div>
        {children !== undefined && (
          // What scrolls must be reachable by the keyboard even where nothing in it can be focused.
          <div
            ref={setBodyElement}
            id={bodyId}
            className={styles.body}
            {...(needsStop ? { tabIndex: 0 } : {})}
          >
            {children}
          </div>
        )}
        {(footer !== undefined || footerStart !== undefined) && (
          <div className={styles.footer}>
            {footerStart !== undefined && <div className={styles.footerStart}>{footerStart}</div>}
            {footer !== undefined && <div className={styles.footerActions}>{footer}</div>}
          </div>
        )}
        <div className={styles.dismiss}>
          <Ariakit.DialogDismiss
            render={<IconButton aria-label={words.close} icon={<IconX />} />}
          />
        </div>
      </Ariakit.Dialog>
    </Subject>
  );
}
