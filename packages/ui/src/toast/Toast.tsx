import { useDeferredValue, useEffect, useRef } from 'react';
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
import { stays, toastLife, type QueuedToast } from './toastQueue.ts';

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

/** One toast of a region. Renders an `<li>`, in it a `role="status"`, for an error a `role="alert"`. Private to the kit. */
export function Toast({ toast, paused, onClose, onExpire, onLeft }: ToastProps) {
  const kitWords = useKitWords('toast', toastWords);
  const messages = useKitWords('form', formWords);
  // A live region is announced when it fills, and not everywhere when it appears already filled.
  const filled = useDeferredValue(true, false);
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
        <div role={status === 'inValid' ? 'alert' : 'status'}>
          {filled && (
            <>
              <p className={styles.title}>
                <VisuallyHidden>{kitWords[status]} </VisuallyHidden>
                {messages.message(toast.title)}
              </p>
              {toast.detail !== undefined && <p className={styles.detail}>{toast.detail}</p>}
            </>
          )}
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

/** Calls back once `time` ms have passed in which it was not paused. */
function useTimer(time: number, paused: boolean, onEnd: () => void): void {
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
