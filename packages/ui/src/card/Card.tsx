import type { ComponentPropsWithRef } from 'react';
import { card } from './Card.css.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> {
  /** The element: an `article` or `section` needs a heading inside, or an `aria-label`. @default 'div' */
  readonly as?: 'div' | 'article' | 'section' | undefined;
  /** none for content that draws its own edges; m 16 px, l 20 px (16 on phones). @default 'l' */
  readonly padding?: 'none' | 'm' | 'l' | undefined;
  /** The colour of its edge, for a card whose words say that something was refused. @default a hairline */
  readonly tone?: 'critical' | undefined;
}

/** A panel on the page: surface, hairline, radius 6, no shadow. It cannot be pressed as a whole. */
export function Card({ as: Element = 'div', padding = 'l', tone, ...props }: CardProps) {
  return <Element {...props} className={card({ padding, tone })} />;
}
