import { useState, type DragEvent } from 'react';

interface FileDrop {
  readonly isDragging: boolean;
  /** For the element on which files are dropped. */
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent<HTMLElement>) => void;
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDragLeave: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/**
 * A place on which files can be dropped.
 * @param inert nothing can be dropped now; the browser is still kept from leaving the page for the file
 */
export function useFileDrop(
  inert: boolean,
  onDropFiles: (files: readonly File[]) => void,
): FileDrop {
  const [isDragging, setIsDragging] = useState(false);

  function dragOver(event: DragEvent<HTMLElement>): void {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = inert ? 'none' : 'copy';
    setIsDragging(!inert);
  }

  return {
    isDragging,
    handlers: {
      onDragEnter: dragOver,
      onDragOver: dragOver,
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsDragging(false);
        }
      },
      onDrop(event) {
        if (!holdsFiles(event)) return;
        // Else the browser leaves the page and shows the file.
        event.preventDefault();
        setIsDragging(false);
        const dropped = [...event.dataTransfer.files];
        if (!inert && dropped.length > 0) onDropFiles(dropped);
      },
    },
  };
}
