import type { ReactNode } from 'react';
import { IconDownload } from '@tram/ui/icon/IconDownload';
import { Spinner } from '@tram/ui/spinner';
import * as styles from './remote-access.css.ts';

interface DownloadRowProps {
  /** Size 24: the system that it is for. */
  readonly icon: ReactNode;
  readonly label: string;
  /** What is got: 'File .exe, mở là chạy'. While `busy`, that it is being made. */
  readonly detail: string;
  /** What is got by it, size 20. @default the icon of a download */
  readonly end?: ReactNode;
  /** It is on its way: a second press does nothing. */
  readonly busy: boolean;
  /** Another one is on its way. It stays reachable and swallows presses. */
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/**
 * One thing to get, as a row as wide as its dialog (art direction, `screens/dialogs.png`). Renders a `<li>` with a `<button>`,
 * for `DownloadRows`.
 */
export function DownloadRow({
  icon,
  label,
  detail,
  end,
  busy,
  disabled,
  onPress,
}: DownloadRowProps) {
  const inert = busy || disabled;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-disabled={inert}
        aria-busy={busy}
        onClick={() => {
          if (!inert) onPress();
        }}
      >
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.heading}>{label}</span>
          <span className={styles.hint}>{detail}</span>
        </span>
        <span className={styles.icon}>{busy ? <Spinner /> : (end ?? <IconDownload />)}</span>
      </button>
    </li>
  );
}

/** The rows of a dialog. Renders a `<ul>` of this name. */
export function DownloadRows({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {children}
    </ul>
  );
}
