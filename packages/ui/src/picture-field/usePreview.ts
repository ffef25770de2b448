import { useCallback, type RefCallback } from 'react';

/** The `ref` of an `<img>` that shows a chosen file, under an address that is given back when the file or the picture goes. */
export function usePreview(file: File | null): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (file === null || image === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
