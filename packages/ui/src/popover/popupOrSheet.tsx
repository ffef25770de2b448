import { portalElement, seeWithoutLayout } from '../dialog/overlay.ts';
import { scrim } from '../dialog/scrim.css.ts';

/**
 * A sheet stands at the screen's edge: what Ariakit would place beside the button, with styles of its own on both
 * elements, must not hold it.
 */
const sheetPlacement = {
  updatePosition: () => {},
  style: { position: 'fixed' },
  wrapperProps: { style: { position: 'static', transform: 'none', width: 'auto' } },
} as const;

/** Props of Ariakit's `Menu` and `Popover` for a popup beside its button that is a modal sheet on phones. */
export function popupOrSheet(isSheet: boolean) {
  seeWithoutLayout();
  return {
    overflowPadding: 8,
    // In the page's order, beside its button: Tab goes on from there. Fixed, so that no scrolling frame clips it.
    portal: isSheet,
    portalElement,
    fixed: true,
    unmountOnHide: true,
    modal: isSheet,
    backdrop: isSheet ? <div className={scrim} /> : false,
    ...(isSheet ? sheetPlacement : {}),
  };
}
