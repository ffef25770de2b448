import { dressLink, type NavigationItem } from '../navigation/navigation-link.tsx';
import { TabFace, type TabFaceProps, useChosenInSight } from './tab-parts.tsx';
import { frame, place, row as rowClass, tab as tabClass } from './Tabs.css.ts';

/** A page beside the one that is shown, with its bare link. */
export interface TabLink extends TabFaceProps, Pick<NavigationItem, 'id' | 'link' | 'current'> {}

export interface TabLinksProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly TabLink[];
}

/**
 * Pages of one thing that look like `Tabs`: each has an address, so that a reload, a shared link and the way back work. Renders a
 * `<nav>` with a list of links that scrolls sideways where it does not fit; the page that is shown has `aria-current`. These are
 * links to screen readers and keys alike, and no tablist.
 */
export function TabLinks({ label, items }: TabLinksProps) {
  const row = useChosenInSight<HTMLUListElement>(items.find(({ current }) => current === true)?.id);
  return (
    <nav aria-label={label} className={frame}>
      <ul ref={row} className={rowClass}>
        {items.map((item) => (
          <li key={item.id} className={place}>
            {dressLink(item, tabClass, <TabFace {...item} />)}
          </li>
        ))}
      </ul>
    </nav>
  );
}
