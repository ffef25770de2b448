import type { ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { pictureFieldWords } from '../words/vietnamese/files.ts';
import {
  actions,
  bar,
  barFill,
  barTrack,
  fileWeight,
  fileWords,
  line,
  sending,
} from './PictureField.css.ts';

/** A share of 0 to 1 in whole percent; nothing below or above. */
function percentOf(progress: number): number {
  return Math.round(Math.min(1, Math.max(0, progress)) * 100);
}

/** How much has been sent, along the foot of the frame. Private to `PictureField`. */
export function UploadBar({ label, progress }: { label: string; progress: number }) {
  const words = useKitWords(pictureFieldWords);
  const percent = percentOf(progress);
  return (
    <>
      <progress
        className={visuallyHidden}
        aria-label={words.uploadOf(label)}
        max={100}
        value={percent}
      />
      <svg aria-hidden="true" focusable="false" className={bar} width="100%" height="4">
        <rect className={barTrack} width="100%" height="4" />
        <rect className={barFill} width={`${percent}%`} height="4" />
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
  const words = useKitWords(pictureFieldWords);
  if (progress !== undefined) {
    return (
      <div className={line}>
        <span className={sending}>
          <Spinner size={16} />
          {words.uploading(percentOf(progress))}
        </span>
      </div>
    );
  }
  return (
    <div className={line}>
      <span className={fileWords}>
        <span>{file.name}</span> <span className={fileWeight}>· {words.size(file.size)}</span>
      </span>
      <span className={actions}>{children}</span>
    </div>
  );
}
