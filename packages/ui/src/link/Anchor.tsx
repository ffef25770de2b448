import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { linkWords } from '../words/vietnamese/basics.ts';

export type AnchorElementProps = Omit<
  ComponentPropsWithRef<'a'>,
  'className' | 'style' | 'children'
>;

/** Where a link leads. The kit knows no router: give `href`, or a router's link as `render={<Link to="/vps" />}`. */
export interface LinkTarget {
  readonly href?: string | undefined;
  readonly render?: ReactElement | undefined;
  /** Leads out of the product, in a new tab; screen readers hear 'mở trong tab mới'. @default false */
  readonly external?: boolean | undefined;
  /** The page that is shown now (`aria-current="page"`). @default false */
  readonly current?: boolean | undefined;
}

interface AnchorProps extends LinkTarget, Omit<AnchorElementProps, 'href' | 'target' | 'rel'> {
  readonly className: string;
  readonly children: ReactNode;
}

/** The `<a>`, or the router's link, of every linked part of the kit. */
export function Anchor({
  href,
  render,
  external = false,
  current = false,
  children,
  ...props
}: AnchorProps) {
  const words = useKitWords('link', linkWords);
  const newTab = `(${words.newTab})`;
  const isText = typeof children === 'string';
  const shared = {
    // A space after words in a line of text would be seen: a plain text says both as its name.
    ...(external && {
      target: '_blank',
      rel: 'noopener noreferrer',
      ...(isText && { 'aria-label': `${children} ${newTab}` }),
    }),
    ...props,
    ...(href === undefined ? {} : { href }),
    ...(current ? { 'aria-current': 'page' as const } : {}),
  };
  const content =
    external && !isText ? (
      <>
        {children} <VisuallyHidden>{newTab}</VisuallyHidden>
      </>
    ) : (
      children
    );
  if (render !== undefined) return cloneElement(render, shared, content);
  return <a {...shared}>{content}</a>;
}
