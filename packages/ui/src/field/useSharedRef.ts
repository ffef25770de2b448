import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Hands an element that its component needs itself on to the `ref` that the component was given. */
export function useSharedRef<Shared extends Element>(
  ref: Ref<Shared> | undefined,
  element: RefObject<Shared | null>,
): void {
  useImperativeHandle<Shared | null, Shared | null>(ref, () => element.current, [element]);
}
