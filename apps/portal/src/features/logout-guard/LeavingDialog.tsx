import { useRef } from 'react';
import type { Leaving, Ongoing } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { IconCloudComputing } from '@tram/ui/icon/IconCloudComputing';
import { IconFileCertificate } from '@tram/ui/icon/IconFileCertificate';
import { IconHourglass } from '@tram/ui/icon/IconHourglass';
import { IconWallet } from '@tram/ui/icon/IconWallet';
import { Notice } from '@tram/ui/notice';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { minutesInWords } from '../cloud/time-in-words.ts';
import { timeOfDay } from '../server-time/use-now.ts';
import * as styles from './LeavingDialog.css.ts';
import type { ShutDownStart } from './shut-down-clouds.ts';
import { leavingWords, type LeavingWords } from './words.vi.ts';

const icons = {
  cloud: IconCloudComputing,
  starting: IconCloudComputing,
  upload: IconFileCertificate,
  payment: IconWallet,
  transfer: IconHourglass,
};

function titleOf(ongoing: Ongoing, words: LeavingWords): string {
  switch (ongoing.kind) {
    case 'cloud':
      return words.cloud.title(ongoing.name);
    case 'starting':
      return words.starting.title(ongoing.name);
    case 'upload':
      return words.upload.title;
    case 'payment':
      return words.payment.title;
    case 'transfer':
      return words.transfer.title(formatMoney(ongoing.money));
    default:
      return ongoing satisfies never;
  }
}

/** The sentence about the end of a session where it is known, else nothing. */
function endOf({ endsAt }: { readonly endsAt: number | null }, words: LeavingWords): string[] {
  const time = endsAt === null ? '' : timeOfDay(endsAt);
  return time === '' ? [] : [words.cloud.ends(time)];
}

function textOf(ongoing: Ongoing, words: LeavingWords): string {
  switch (ongoing.kind) {
    case 'cloud': {
      const hours = words.cloud.hours(minutesInWords(ongoing.minutesLeft, words.time));
      return [hours, ...endOf(ongoing, words)].join(' ');
    }
    case 'starting': {
      const most = minutesInWords(ongoing.mostMinutes, words.time);
      const hours = words.starting.hours(most, minutesInWords(ongoing.minutesLeft, words.time));
      return [hours, ...endOf(ongoing, words), words.starting.cannotShutDown].join(' ');
    }
    case 'upload':
      return words.upload.text;
    case 'payment':
      return words.payment.text;
    case 'transfer':
      return words.transfer.text;
    default:
      return ongoing satisfies never;
  }
}

function keyOf(ongoing: Ongoing, index: number): string {
  return 'id' in ongoing ? ongoing.id : `${ongoing.kind} ${index}`;
}

export interface Question {
  readonly leaving: Leaving;
  /** When that was read, ms of server time: what is left is as of then. */
  readonly askedAt: number;
  readonly step: 'asked' | 'shutting-down' | 'closing';
  /** Why they could not be shut down; null for nothing. */
  readonly refused: Extract<ShutDownStart, { accepted: false }> | null;
}

interface LeavingDialogProps {
  readonly question: Question;
  readonly onStay: () => void;
  readonly onShutDown: () => void;
  readonly onLogOut: () => void;
  readonly onClosed: () => void;
}

/** Asks before a logout while something is going on: what it is, what it uses up, and what will not be lost. */
export function LeavingDialog(props: LeavingDialogProps) {
  const { question, onStay, onShutDown, onLogOut, onClosed } = props;
  const { leaving, askedAt, step, refused } = question;
  const words = useWords(leavingWords);
  const stay = useRef<HTMLButtonElement>(null);
  const canShutDown = leaving.shutDownFirst.length > 0;
  return (
    <Dialog
      open={step !== 'closing'}
      onClose={onStay}
      onClosed={onClosed}
      role="alertdialog"
      size="form"
      title={words.title}
      initialFocus={stay}
      footerStart={
        <Button ref={stay} size="m" onClick={onStay}>
          {words.stay}
        </Button>
      }
      footer={
        <>
          <Button size="m" theme={canShutDown ? 'secondary' : 'primary'} onClick={onLogOut}>
            {words.logOut}
          </Button>
          {canShutDown && (
            <Button
              size="m"
              theme="primary"
              busy={step === 'shutting-down'}
              busyLabel={words.shuttingDown}
              onClick={onShutDown}
            >
              {words.shutDown}
            </Button>
          )}
        </>
      }
    >
      <p>{words.lead(timeOfDay(askedAt))}</p>
      <ul className={styles.things} aria-label={words.list}>
        {leaving.says.map(({ thing: one }, index) => {
          const ThingIcon = icons[one.kind];
          return (
            <li key={keyOf(one, index)} className={styles.thing}>
              <span className={styles.thingIcon}>
                <ThingIcon size={20} />
              </span>
              <div>
                <p className={styles.thingTitle}>{titleOf(one, words)}</p>
                <p className={styles.thingText}>{textOf(one, words)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {refused !== null && (
        <div className={styles.failure}>
          <Notice tone="invalid" announce="alert" lead={words.failed(refused.name)}>
            {refused.message ?? words.failedHint}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
