import { useId } from 'react';
import { IconArrowUpRight } from '../icon/generated/IconArrowUpRight.ts';
import { dressLink, type NavigationItem } from '../navigation/navigation-link.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { linkWords } from '../words/vietnamese/basics.ts';
import { shellWords } from '../words/vietnamese/frame.ts';
import { caption, external, icon, item as itemClass, items, label, nav } from './SideNav.css.ts';

export type { NavigationItem };

/** Links that belong together, under a caption. */
export interface NavigationGroup {
  readonly id: string;
  readonly caption: string;
  readonly items: readonly NavigationItem[];
}

export interface SideNavProps {
  readonly groups: readonly NavigationGroup[];
  /** `side`: the fixed column. `drawer`: taller rows, the current one on the accent. @default 'side' */
  readonly place?: 'side' | 'drawer' | undefined;
}

function Group({
  group,
  place,
}: {
  readonly group: NavigationGroup;
  readonly place: 'side' | 'drawer';
}) {
  const words = useKitWords('link', linkWords);
  const captionId = useId();
  return (
    <div>
      <p id={captionId} className={caption}>
        {group.caption}
      </p>
      <ul aria-labelledby={captionId} className={items}>
        {group.items.map((item) => (
          <li key={item.id}>
            {dressLink(
              item,
              itemClass({ place }),
              <>
                <span className={icon}>{item.icon}</span>
                <span className={label}>{item.label}</span>
                {item.external === true && (
                  <>
                    {' '}
                    <span className={external}>
                      <IconArrowUpRight size={16} />
                      <span className={visuallyHidden}>{words.newTab}</span>
                    </span>
                  </>
                )}
              </>,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The menu of the product's areas. Renders a `<nav>` of lists; the current page has `aria-current`. */
export function SideNav({ groups, place = 'side' }: SideNavProps) {
  const words = useKitWords('shell', shellWords);
  return (
    <nav className={nav} aria-label={words.mainNavigation}>
      {groups.map((group) => (
        <Group key={group.id} group={group} place={place} />
      ))}
    </nav>
  );
}
