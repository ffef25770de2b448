import type { ReactNode } from 'react';
import { IconAlertCircle } from '../icon/generated/IconAlertCircle.ts';
import { IconAlertTriangle } from '../icon/generated/IconAlertTriangle.ts';
import { IconCircleCheck } from '../icon/generated/IconCircleCheck.ts';
import { IconInfoCircle } from '../icon/generated/IconInfoCircle.ts';
import type { Icon } from '../icon/createIcon.tsx';
import type { Tone } from '../theme/palette.ts';
import * as styles from './Notice.css.ts';

const icons: Readonly<Record<Tone, Icon>> = {
  neutral: IconInfoCircle,
  info: IconInfoCircle,
  positive: IconCircleCheck,
  caution: IconAlertTriangle,
  warning: IconAlertTriangle,
  critical: IconAlertCircle,
  invalid: IconAlertCircle,
};

export interface NoticeProps {
  readonly tone: Tone;
  /** The first clause, bold: 'Không hoàn tiền sau khi đã thuê máy.' */
  readonly lead?: ReactNode | undefined;
  /** The rest of the sentence, or what to do. */
  readonly children?: ReactNode | undefined;
  /** In place of the tone's icon, size 20. */
  readonly icon?: ReactNode | undefined;
  /** A button or link at the end; below the words where there is no room. */
  readonly action?: ReactNode | undefined;
  /**
   * Say it when it appears: `status` at the next pause, `alert` at once. Without it the notice is read in its place, which
   * is right for what is on the screen from the start.
   */
  readonly announce?: 'status' | 'alert' | undefined;
}

/** A sentence that belongs to the place where it stands, full width, with the tone's icon. Renders a `<div>`. */
export function Notice({ tone, lead, children, icon, action, announce }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div
      className={styles.notice({ tone })}
      {...(announce === undefined ? {} : { role: announce })}
    >
      <span className={styles.noticeIcon({ tone })}>{icon ?? <ToneIcon />}</span>
      <div className={styles.layout}>
        <p className={styles.words}>
          {lead !== undefined && <strong className={styles.lead}>{lead}</strong>}
          {lead !== undefined && children !== undefined && ' '}
          {children}
        </p>
        {action !== undefined && action !== false && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
