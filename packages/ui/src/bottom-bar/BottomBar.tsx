import { IconMenu2 } from '../icon/generated/IconMenu2.ts';
import { dressLink, type NavigationItem } from '../navigation/navigation-link.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { shellWords } from '../words/vietnamese/frame.ts';
import { bar, item as itemClass, items as itemsClass, slot } from './BottomBar.css.ts';

export interface BottomBarProps {
  /** Four ways to go; the fifth target is the menu. */
  readonly items: readonly NavigationItem[];
  readonly onMenu: () => void;
  readonly menuOpen: boolean;
}

/** The bar at the thumb, on phones only: five targets of 60 px, the last opens the drawer. Renders a `<nav>`. */
export function BottomBar({ items, onMenu, menuOpen }: BottomBarProps) {
  const words = useKitWords('shell', shellWords);
  return (
    // With this attribute toasts stand above it.
    <nav className={bar} aria-label={words.quickNavigation} data-bottom-bar="">
      <ul className={itemsClass}>
        {items.map((item) => (
          <li key={item.id} className={slot}>
            {dressLink(
              item,
              itemClass,
              <>
                {item.icon}
                <span>{item.label}</span>
              </>,
            )}
          </li>
        ))}
        <li className={slot}>
          <button
            type="button"
            className={itemClass}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenu}
          >
            <IconMenu2 />
            <span>{words.menu}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
