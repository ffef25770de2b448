import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconAlertCircle } from '../icon/generated/IconAlertCircle.ts';
import { IconAlertTriangle } from '../icon/generated/IconAlertTriangle.ts';
import { IconCircleCheck } from '../icon/generated/IconCircleCheck.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { formWords } from '../words/vietnamese/basics.ts';
import { toastWords } from '../words/vietnamese/frame.ts';
import * as styles from './ToastRegion.css.ts';
import { stays, toastLife, type QueuedToast, type ToastOptions } from './toastQueue.ts';

const icons = { valid: IconCircleCheck, warn: IconAlertTriangle, inValid: IconAlertCircle };

/** Length of the leaving motion in ms: three quarters of the entering one. */
const leavingTime = 135;

interface ToastProps {
  readonly toast: QueuedToast;
  /** The customer reads, or is away: the life stands still. */
  readonly paused: boolean;
  readonly onClose: () => void;
  readonly onExpire: () => void;
  readonly onLeft: () => void;
}

/** One toast of a region. Renders an `<li>`, in it an error's words as `role="alert"`. Private to the kit. */
export function Toast({ toast, paused, onClose, onExpire, onLeft }: ToastProps) {
  const kitWords = useKitWords('toast', toastWords);
  const messages = useKitWords('form', formWords);
  const { status, leaving, action } = toast;
  const waits = stays(toast);
  useTimer(toastLife, paused || leaving || waits, onExpire);
  useTimer(leavingTime, !leaving, onLeft);
  const StatusIcon = icons[status];
  return (
    <li className={styles.toast({ status, leaving })}>
      <span className={styles.icon({ status })}>
        <StatusIcon />
      </span>
      <div className={styles.words}>
        <div role={status === 'inValid' ? 'alert' : undefined}>
          <p className={styles.title}>
            <VisuallyHidden>{kitWords[status]} </VisuallyHidden>
            {messages.message(toast.title)}
          </p>
          {toast.detail !== undefined && <p className={styles.detail}>{toast.detail}</p>}
        </div>
        {action !== undefined && (
          <div className={styles.action}>
            <Button
              onClick={() => {
                onClose();
                action.onSelect();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton aria-label={kitWords.close} icon={<IconX size={16} />} onClick={onClose} />
      {!waits && (
        <span
          aria-hidden="true"
          className={styles.lifeLine({ status, paused: paused || leaving })}
        />
      )}
    </li>
  );
}

/** The words of a toast for the live region of its region, for the usual life of a toast: whoever reads on finds them in the toast. Renders a `<span>`. Private to the kit. */
export function SpokenToast({ status, title, detail }: ToastOptions) {
  const kitWords = useKitWords('toast', toastWords);
  const messages = useKitWords('form', formWords);
  const [spoken, setSpoken] = useState(false);
  useTimer(toastLife, spoken, () => setSpoken(true));
  if (spoken) return null;
  return (
    <span>
      {kitWords[status]} {messages.message(title)}
      {detail !== undefined && ` ${detail}`}
    </span>
  );
}

/** Calls back once `time` ms have passed in which it was not paused. Private to the kit. */
export function useTimer(time: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(time);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (paused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused]);
}
