import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** What the kit puts onto a link element. Both `<a>` and a router's link take these. */
export interface NavigationLinkProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode | undefined;
  readonly 'aria-current'?: 'page' | undefined;
}

/** One way to go. The kit knows no router: the link element comes from outside. */
export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  /** Size 20. */
  readonly icon?: ReactNode | undefined;
  /** The bare link: `<Link to="/vps" />` or `<a href="…" target="_blank" rel="noopener noreferrer" />`. */
  readonly link: ReactElement<NavigationLinkProps>;
  /** This is the page that is shown. @default false */
  readonly current?: boolean | undefined;
  /** It leaves the portal: marked with an arrow, and said. @default false */
  readonly external?: boolean | undefined;
}

/** Dresses a link element. */
export function dressLink(
  item: Pick<NavigationItem, 'link' | 'current'>,
  className: string,
  children: ReactNode,
): ReactElement {
  return cloneElement(item.link, {
    className,
    children,
    ...(item.current === true ? { 'aria-current': 'page' as const } : {}),
  });
}
