import {
  cloneElement,
  useId,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
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
  const id = useId();
  const tabId = `${id}-tab`;
  // Two parts of a name, by their ids: a space between them in a line of text would be seen.
  const content = external ? (
    <>
      <span id={id}>{children}</span>
      <VisuallyHidden id={tabId}>({words.newTab})</VisuallyHidden>
    </>
  ) : (
    children
  );
  const shared = {
    ...(external ? { 'aria-labelledby': `${id} ${tabId}` } : {}),
    ...props,
    ...(href === undefined ? {} : { href }),
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    ...(current ? { 'aria-current': 'page' as const } : {}),
  };
  if (render !== undefined) return cloneElement(render, shared, content);
  return <a {...shared}>{content}</a>;
}
