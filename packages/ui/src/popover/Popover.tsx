import * as Ariakit from '@ariakit/react/popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { overlayProps, useScrollStop } from '../dialog/overlay.ts';
import { useKeyboardRoom } from '../dialog/useKeyboardRoom.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMediaQuery } from '../media-query/useMediaQuery.ts';
import { media } from '../theme/scale.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dialogWords } from '../words/vietnamese/dialogs.ts';
import { popupOrSheet } from './popupOrSheet.tsx';
import { body, dismiss, popover, title as titleClass } from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it: `<Button>Bộ lọc</Button>`. */
  readonly button: ReactElement;
  /** Its name, at its head. */
  readonly title: string;
  /** A few lines, a small form. */
  readonly children: ReactNode;
  /** @default 'bottom-start' */
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | undefined;
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Something more about a place, opened by its button: an explanation, filters, a few fields. Renders the given button and, while
 * open, a `<div role="dialog">` of at most 320 px that flips to stay on screen; on phones a modal sheet from the bottom edge.
 * A decision is a `Dialog`, actions are an `ActionMenu`, the name of an icon is a `Tooltip`.
 *
 * Pattern: WAI-ARIA dialog, not modal on desktops: the page stays alive. The focus moves in; Tab leaves at its end; Esc, × and a
 * press outside close it, and the focus returns to the button.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function Popover({
  button,
  title,
  children,
  placement = 'bottom-start',
  onOpenChange,
}: PopoverProps) {
  const words = useKitWords('dialog', dialogWords);
  const isSheet = useMediaQuery(media.phone);
  const [bodyElement, setBodyElement] = useState<HTMLDivElement | null>(null);
  const needsStop = useScrollStop(bodyElement);
  const store = Ariakit.usePopoverStore({
    placement,
    ...(onOpenChange === undefined ? {} : { setOpen: onOpenChange }),
  });
  useKeyboardRoom(store);
  return (
    <>
      <Ariakit.PopoverDisclosure store={store} render={button} />
      <Ariakit.Popover
        store={store}
        className={popover({ shape: isSheet ? 'sheet' : 'popup' })}
        gutter={4}
        {...overlayProps}
        {...popupOrSheet(isSheet)}
      >
        <Ariakit.PopoverHeading render={<p />} className={titleClass}>
          {title}
        </Ariakit.PopoverHeading>
        {/* A stop only while it scrolls and holds no other. */}
        <div ref={setBodyElement} className={body} {...(needsStop ? { tabIndex: 0 } : {})}>
          {children}
        </div>
        {/* Last, so that the first stop is what it is about. */}
        <div className={dismiss}>
          <Ariakit.PopoverDismiss
            render={<IconButton aria-label={words.close} icon={<IconX />} />}
          />
        </div>
      </Ariakit.Popover>
    </>
  );
}
