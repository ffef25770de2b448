import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>;

/** Words for screen readers alone. Renders a `<span>`. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={visuallyHidden} />;
}
