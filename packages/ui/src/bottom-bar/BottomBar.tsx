import { IconMenu2 } from '../icon/generated/IconMenu2.ts';
import { dressLink, type NavigationItem } from '../navigation/navigation-link.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { shellWords } from '../words/vietnamese/frame.ts';
import {
  bar,
  dot,
  dotWords,
  icon,
  item as itemClass,
  items as itemsClass,
  slot,
} from './BottomBar.css.ts';

export interface BottomBarProps {
  /** Four ways to go; the fifth target is the menu. */
  readonly items: readonly NavigationItem[];
  readonly onMenu: () => void;
  readonly menuOpen: boolean;
  /** Something new is behind the bell, which stands in the menu on the narrowest phones: 'Thông báo, 3 mới'. @default null */
  readonly menuNews?: string | null | undefined;
}

/** The bar at the thumb, on phones only: five targets of 60 px, the last opens the drawer. Renders a `<nav>`. */
export function BottomBar({ items, onMenu, menuOpen, menuNews = null }: BottomBarProps) {
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
                <span>{item.label}</span>
                <span className={icon}>{item.icon}</span>
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
            <span>{words.menu}</span>
            <span className={icon}>
              <IconMenu2 />
              {menuNews !== null && <span aria-hidden="true" className={dot} />}
            </span>
            {menuNews !== null && (
              <>
                {' '}
                <span className={dotWords}>{menuNews}</span>
              </>
            )}
          </button>
        </li>
      </ul>
    </nav>
  );
}
