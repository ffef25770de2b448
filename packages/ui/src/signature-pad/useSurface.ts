import { useEffect, useRef, useState, type RefObject } from 'react';
import { SignatureSurface, type SurfaceListener } from './SignatureSurface.ts';

/** Specification, section 9. */
const resizeDebounceMs = 150;

export type PenState = 'loading' | 'ready' | 'failed';

/**
 * The surface of a canvas while it is in the page: it follows the size of the canvas 150 ms after its last change, and gets its
 * pen as soon as the library is there.
 */
export function useSurface(
  canvas: RefObject<HTMLCanvasElement | null>,
  listener: SurfaceListener,
): { readonly surface: RefObject<SignatureSurface | null>; readonly pen: PenState } {
  const surface = useRef<SignatureSurface>(null);
  const [pen, setPen] = useState<PenState>('loading');
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });

  useEffect(() => {
    const { current: element } = canvas;
    if (element === null) return undefined;
    const made = new SignatureSurface(element, {
      changed: () => newest.current.changed(),
      nameDropped: () => newest.current.nameDropped(),
    });
    surface.current = made;
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    let last = sizeOf();
    made.resize(last);

    let timer: ReturnType<typeof setTimeout> | undefined;
    function resize(): void {
      const size = sizeOf();
      if (size.width === last.width && size.height === last.height) return;
      if (made.isDrawing) {
        timer = setTimeout(resize, resizeDebounceMs);
        return;
      }
      last = size;
      made.resize(size);
    }
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resize, resizeDebounceMs);
    });
    observer.observe(element);

    let isHere = true;
    import('signature_pad').then(
      ({ default: Pen }) => {
        if (!isHere) return;
        made.attachPen(Pen);
        setPen('ready');
      },
      () => {
        if (isHere) setPen('failed');
      },
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
      observer.disconnect();
      made.close();
      surface.current = null;
    };
  }, [canvas]);

  return { surface, pen };
}
