import * as Ariakit from '@ariakit/react/dialog';
import type { ReactNode } from 'react';
import { overlayProps, useOpeningInPieces } from '../dialog/overlay.ts';
import { useHydrated } from '../media-query/useHydrated.ts';
import { fadingScrim } from '../dialog/scrim.css.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { shellWords } from '../words/vietnamese/frame.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Before the title: an `Avatar`. */
  readonly picture?: ReactNode | undefined;
  /** Names the drawer: the customer's name. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode | undefined;
  /** A `SideNav` for the drawer. */
  readonly children: ReactNode;
  /** Rows at the foot: theme, log out. */
  readonly footer?: ReactNode | undefined;
}

/**
 * The side menu where there is no room for it: a modal panel from the start edge, on phones and below 1100 px. Renders a
 * `<div role="dialog">`. Esc, × and a press outside close it; the focus returns. Pattern: WAI-ARIA dialog (modal).
 */
export function Drawer({ open, onClose, picture, title, subtitle, children, footer }: DrawerProps) {
  const words = useKitWords('shell', shellWords);
  const hydrated = useHydrated();
  const { shown, takesFocus } = useOpeningInPieces(open);
  if (!hydrated) return null;
  return (
    <Ariakit.Dialog
      open={shown}
      onClose={onClose}
      className={styles.drawer}
      backdrop={<div className={fadingScrim} />}
      {...overlayProps}
      autoFocusOnShow={takesFocus}
    >
      <div className={styles.head}>
        {picture}
        <div className={styles.person}>
          <Ariakit.DialogHeading render={<p />} className={styles.title}>
            {title}
          </Ariakit.DialogHeading>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <Ariakit.DialogDismiss
          render={<IconButton aria-label={words.closeMenu} icon={<IconX />} size="m" />}
        />
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </Ariakit.Dialog>
  );
}
