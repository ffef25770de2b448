import type { ReactNode } from 'react';
import { Anchor, type AnchorElementProps, type LinkTarget } from './Anchor.tsx';
import { link } from './Link.css.ts';

export type { LinkTarget } from './Anchor.tsx';

export interface LinkProps extends LinkTarget, Omit<AnchorElementProps, 'href' | 'target' | 'rel'> {
  /** `inherit` on ink, where the text has its own colour. @default 'accent' */
  readonly tone?: 'accent' | 'inherit' | undefined;
  readonly children: ReactNode;
}

/** A link in text: underlined, so that colour alone does not mark it. Renders an `<a>`, or the router's link. */
export function Link({ tone = 'accent', ...props }: LinkProps) {
  return <Anchor {...props} className={link({ tone })} />;
}
