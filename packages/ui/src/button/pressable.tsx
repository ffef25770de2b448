import {
  cloneElement,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

export type PressableElementProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'disabled' | 'children'
>;

interface PressableOptions extends PressableElementProps {
  readonly className: string;
  /** Cannot be pressed now, yet keeps its place in the tab order. */
  readonly inert: boolean;
  readonly render: ReactElement<PressableElementProps> | undefined;
  readonly children: ReactNode;
}

/**
 * A `<button type="button">`, or the element given as `render` wearing the same props. One that is inert stays focusable
 * (`aria-disabled`), so that a keyboard or a screen reader still finds it and its reason, and swallows the press.
 */
export function renderPressable({
  inert,
  render,
  onClick,
  type = 'button',
  ...props
}: PressableOptions): ReactElement {
  const shared = {
    ...props,
    ...(inert ? { 'aria-disabled': true } : {}),
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (inert) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      onClick?.(event);
    },
  };
  if (render !== undefined) return cloneElement(render, shared);
  return <button {...shared} type={type} />;
}
