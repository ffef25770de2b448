import type { ReactNode } from 'react';
import { useFileDrop } from '../file-field/useFileDrop.ts';
import * as styles from './PictureField.css.ts';
import { Button } from '../button/Button.tsx';
import { IconCamera } from '../icon/generated/IconCamera.ts';
import { IconPhoto } from '../icon/generated/IconPhoto.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { pictureFieldWords } from '../words/vietnamese/files.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';

interface DropFrameProps {
  readonly filled: boolean;
  readonly status: 'plain' | 'invalid' | 'warn';
  /** Nothing can be dropped now. */
  readonly inert: boolean;
  readonly onDropFile: (file: File) => void;
  /** Gets whether a file is held over the frame. */
  readonly children: (isDragging: boolean) => ReactNode;
}

/** The frame of a picture: dashed while it is empty, and a place to drop a file. Private to `PictureField`. */
export function DropFrame({ filled, status, inert, onDropFile, children }: DropFrameProps) {
  const { isDragging, handlers } = useFileDrop(inert, ([dropped]) => {
    if (dropped !== undefined) onDropFile(dropped);
  });
  return (
    <div
      className={styles.frame({
        state: filled ? 'filled' : 'empty',
        status,
        dragging: isDragging,
        inert,
      })}
      {...handlers}
    >
      {children(isDragging)}
    </div>
  );
}

interface InvitationProps {
  readonly label: string;
  readonly subject: PictureSubject;
  readonly inert: boolean;
  readonly isDragging: boolean;
  /** Opens the camera at once; without it there is no button for it. */
  readonly onCamera: (() => void) | undefined;
}

/** Content of an empty frame: an outline of what belongs there and how to bring it. Private to `PictureField`. */
export function Invitation({ label, subject, inert, isDragging, onCamera }: InvitationProps) {
  const words = useKitWords('pictureField', pictureFieldWords);
  return (
    <div className={styles.invitation}>
      <PictureDrawing subject={subject} />
      <div className={styles.choices}>
        {onCamera !== undefined && (
          <span className={styles.cameraChoice}>
            <Button
              icon={<IconCamera size={16} />}
              aria-label={words.takeNamed(label)}
              onClick={onCamera}
            >
              {words.take}
            </Button>
          </span>
        )}
        <span aria-hidden="true" className={styles.face({ inert })}>
          <IconPhoto size={16} />
          {isDragging ? words.dropHere : words.choose}
        </span>
      </div>
    </div>
  );
}

/** What is to be photographed. */
export type PictureSubject = 'card' | 'portrait';

/** An outline of what belongs into an empty frame (pictures of the identity screen). Decoration: the label says it in words. */
function PictureDrawing({ subject }: { readonly subject: PictureSubject }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      width={subject === 'card' ? 140 : 96}
      height={88}
      viewBox={subject === 'card' ? '0 0 140 88' : '0 0 96 88'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {subject === 'card' ? (
        <path d="M6 1h128a5 5 0 0 1 5 5v76a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5zM16 16h22a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2zM52 20h72M60 33h50M14 54h112M14 64h112M14 74h74" />
      ) : (
        <>
          <circle cx="48" cy="17" r="14" />
          <path d="M18 52c3-9 14-15 30-15s27 6 30 15M10 56h34v26H10zM48 52h30v30H48zM16 63h8v8h-8zM29 65h9M29 71h9M16 77h22M54 60h18M54 66h18M54 72h12M14 82v5M82 82v5" />
        </>
      )}
    </svg>
  );
}

/** A share of 0 to 1 in whole percent; nothing below or above. */
function percentOf(progress: number): number {
  return Math.round(Math.min(1, Math.max(0, progress)) * 100);
}

/** How much has been sent, along the foot of the frame. Private to `PictureField`. */
export function UploadBar({ label, progress }: { label: string; progress: number }) {
  const words = useKitWords('pictureField', pictureFieldWords);
  const percent = percentOf(progress);
  return (
    <>
      <progress
        className={visuallyHidden}
        aria-label={words.uploadOf(label)}
        max={100}
        value={percent}
      />
      <svg aria-hidden="true" className={styles.bar} width="100%" height="4">
        <rect className={styles.barTrack} width="100%" height="4" />
        <rect className={styles.barFill} width={`${percent}%`} height="4" />
      </svg>
    </>
  );
}

/** Name, weight and actions of a chosen picture, or how much of it has been sent. Private to `PictureField`. */
export function ChosenPicture({
  file,
  progress,
  children,
}: {
  file: File;
  progress: number | undefined;
  children: ReactNode;
}) {
  const words = useKitWords('pictureField', pictureFieldWords);
  if (progress !== undefined) {
    return (
      <div className={styles.line}>
        <span className={styles.sending}>
          <Spinner size={16} />
          {words.uploading(percentOf(progress))}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <span className={styles.fileWords}>
        <span>{file.name}</span>{' '}
        <span className={styles.fileWeight}>· {words.size(file.size)}</span>
      </span>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
