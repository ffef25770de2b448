import { IconChevronLeft } from '../icon/generated/IconChevronLeft.ts';
import { IconChevronRight } from '../icon/generated/IconChevronRight.ts';
import { dressLink, type NavigationItem } from '../navigation/navigation-link.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { breadcrumbsWords } from '../words/vietnamese/frame.ts';
import { back, between, beyond, here, item, link, list } from './Breadcrumbs.css.ts';

/** A page above the one that is shown. */
export type Breadcrumb = Pick<NavigationItem, 'id' | 'label' | 'link'>;

export interface BreadcrumbsProps {
  /** From the top to the page above this one. With none, nothing is rendered. */
  readonly items: readonly Breadcrumb[];
  /** The page that is shown. */
  readonly current: string;
}

/**
 * Where a page stands: only for pages that the menu does not name (a machine, an order); a screen of the menu has a page head
 * and no breadcrumbs (art direction, section 4). Renders a `<nav>` with an `<ol>` of links; the page itself stands last, with
 * `aria-current`. On phones only the way up stands, 44 px high.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const words = useKitWords('breadcrumbs', breadcrumbsWords);
  if (items.length === 0) return null;
  return (
    <nav aria-label={words.label}>
      <ol className={list}>
        {items.map((crumb, index) => {
          const isParent = index === items.length - 1;
          return (
            <li key={crumb.id} className={isParent ? item : `${item} ${beyond}`}>
              {isParent && (
                <span className={back}>
                  <IconChevronLeft size={16} />
                </span>
              )}
              {dressLink(crumb, link, crumb.label)}
              <span className={between}>
                <IconChevronRight size={16} />
              </span>
            </li>
          );
        })}
        <li className={`${item} ${beyond}`}>
          <span aria-current="page" className={here}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
