import type { ReactNode } from 'react';
import { useFileDrop } from '../file-field/useFileDrop.ts';
import { frame } from './PictureField.css.ts';

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
      className={frame({
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
