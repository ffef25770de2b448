import * as Ariakit from '@ariakit/react/tooltip';
import { cloneElement, useId, type ReactElement } from 'react';
import { portalElement } from '../dialog/overlay.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words, no sentence that must be read. */
  readonly text: string;
  /**
   * `name`: the text repeats the name of a picture (`aria-label`), for eyes only. `description`: it adds to a name in words;
   * screen readers hear it as the control's description, on touch screens too. @default 'name'
   */
  readonly says?: 'name' | 'description' | undefined;
  /** @default 'top'; flips where there is no room */
  readonly placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** One control that hands its props and ref on: a `Button`, an `IconButton`, a `Link`. Not one that cannot have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * Words beside a control while it is hovered or has the keyboard's focus. Renders the given control and, while shown, a `<div
 * role="tooltip">`. It never holds the only information: on touch it is not shown at all, since a long press belongs to
 * the system and nobody looks for it. What must be known stands on the page, in a hint or in a `Popover`.
 *
 * Pattern: WAI-ARIA tooltip, WCAG 1.4.13: it appears after half a second (at once beside another), stays while the pointer is
 * on it, and Esc takes it away without closing the dialog around it.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function Tooltip({ text, says = 'name', placement = 'top', children }: TooltipProps) {
  const id = useId();
  const store = Ariakit.useTooltipStore({ placement, timeout: 500, hideTimeout: 100 });
  const isDescription = says === 'description';
  const descriptions = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      <Ariakit.TooltipAnchor
        store={store}
        render={
          isDescription ? cloneElement(children, { 'aria-describedby': descriptions }) : children
        }
      />
      {isDescription && (
        <span id={id} className={visuallyHidden}>
          {text}
        </span>
      )}
      <Ariakit.Tooltip
        store={store}
        className={tooltip}
        gutter={6}
        overflowPadding={8}
        portalElement={portalElement}
        unmountOnHide
        // Said already, by the control's name or its description.
        aria-hidden="true"
      >
        {text}
      </Ariakit.Tooltip>
    </>
  );
}
