import * as Ariakit from '@ariakit/react/dialog';
import { Popover, usePopoverStore } from '@ariakit/react/popover';
import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { box, input } from '../field/Field.css.ts';
import { overlayProps } from '../dialog/overlay.ts';
import { useKeyboardRoom } from '../dialog/useKeyboardRoom.ts';
import { fadingScrim } from '../dialog/scrim.css.ts';
import { IconSearch } from '../icon/generated/IconSearch.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { dialogWords } from '../words/vietnamese/dialogs.ts';
import { searchIcon, sheet, sheetHead, sheetSearch, sheetTitle, popup } from './Combobox.css.ts';
import type { ComboboxState } from './useComboboxState.ts';

/**
 * The list on phones: a sheet with the search at its top and the whole list below, above the keyboard. Renders a modal
 * `<div role="dialog">`; Esc, × and a press outside leave the choice as it was, and the focus returns to the box.
 */
export function ComboboxSheet({
  label,
  state,
  attributes,
  children,
}: {
  readonly label: string;
  readonly state: ComboboxState;
  /** What ties the search to the list. */
  readonly attributes: ComponentPropsWithoutRef<'input'>;
  readonly children: ReactNode;
}) {
  const words = useKitWords('dialog', dialogWords);
  const search = useRef<HTMLInputElement>(null);
  const store = Ariakit.useDialogStore({
    open: state.open,
    setOpen(next) {
      if (!next) state.cancel();
    },
  });
  useKeyboardRoom(store);
  return (
    <Ariakit.Dialog
      store={store}
      className={sheet}
      backdrop={<div className={fadingScrim} />}
      {...overlayProps}
      initialFocus={search}
    >
      <div className={sheetHead}>
        <Ariakit.DialogHeading render={<p />} className={sheetTitle}>
          {label}
        </Ariakit.DialogHeading>
        <Ariakit.DialogDismiss
          render={<IconButton aria-label={words.close} icon={<IconX />} size="m" />}
        />
      </div>
      <div className={sheetSearch}>
        <div className={box}>
          <span className={searchIcon}>
            <IconSearch size={16} />
          </span>
          <input
            {...attributes}
            ref={search}
            type="text"
            aria-label={label}
            // The chosen label would be searched for; what is typed is.
            value={state.query}
            className={input}
            onChange={(event) => state.type(event.currentTarget.value)}
            onKeyDown={state.pressKey}
          />
        </div>
      </div>
      {children}
    </Ariakit.Dialog>
  );
}

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
  const store = usePopoverStore({ open, placement: 'bottom-start' });
  return (
    <Popover
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
    </Popover>
  );
}
