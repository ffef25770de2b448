import * as Ariakit from '@ariakit/react/popover';
import type { ReactNode } from 'react';
import { popup } from './Combobox.css.ts';

/**
 * The list below its box, on desktops: Ariakit places it, flips it to stay on screen and mounts it. In the page's order, so
 * that a modal dialog around it does not make it inert; fixed, so that no scrolling frame clips it.
 *
 * The box keeps the focus and all keys. Ariakit's own combobox moves among rows that are in the page, and of a virtual list
 * most are not.
 */
export function ComboboxPopup({
  open,
  anchor,
  children,
}: {
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly children: ReactNode;
}) {
  const store = Ariakit.usePopoverStore({ open, placement: 'bottom-start' });
  return (
    <Ariakit.Popover
      store={store}
      role="presentation"
      focusable={false}
      className={popup}
      getAnchorRect={() => anchor?.getBoundingClientRect() ?? null}
      fixed
      sameWidth
      gutter={4}
      overflowPadding={8}
      unmountOnHide
      autoFocusOnShow={false}
      autoFocusOnHide={false}
      hideOnEscape={false}
      hideOnInteractOutside={false}
      // The box keeps the focus while a row is pressed or the list is dragged.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Ariakit.Popover>
  );
}
