import type { ComponentPropsWithRef } from 'react';
import type { space } from '../theme/scale.ts';

/** A space of the scale, px. */
export type Space = keyof typeof space | 0;

/** Elements that a layout may be: without a role, a landmark or a list (its children are `<li>`). */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol';

/** What both layouts take. */
export interface LayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {
  /** The element. A `section`, `nav` or `aside` needs a heading inside, or an `aria-label`. @default 'div' */
  readonly as?: LayoutElement | undefined;
  /** Space between the children, px. @default 16 */
  readonly gap?: Space | undefined;
}
