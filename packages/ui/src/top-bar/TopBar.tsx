import type { ReactNode } from 'react';
import { IconBell } from '../icon/generated/IconBell.ts';
import { IconMenu2 } from '../icon/generated/IconMenu2.ts';
import { IconPlus } from '../icon/generated/IconPlus.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { formatAmount } from '../money/format-money.ts';
import { dressLink, type NavigationItem } from '../navigation/navigation-link.tsx';
import { useKitWords } from '../words/KitWordsProvider.tsx';
import {
  balance as balanceClass,
  balanceCaption,
  balanceFigure,
  balanceUnit,
  balanceUnknown,
  balanceWords,
  bar,
  bell,
  brandColumn,
  drawerOpener,
  end,
  link as linkClass,
  links as linksClass,
  linksItem,
  navigation,
  topUp,
  topUpLabel,
} from './TopBar.css.ts';

export interface TopBarProps {
  /** A `Brand`, at the head of the side menu's column. */
  readonly brand: ReactNode;
  /** Home and API; they fold into the drawer on phones. */
  readonly links: readonly NavigationItem[];
  /** VND; null while it is not known. It never hides. */
  readonly balance: number | null;
  readonly onTopUp: () => void;
  readonly onNotifications: () => void;
  /** Opens the drawer, where the side menu is not on screen. */
  readonly onMenu: () => void;
  /** Whether the drawer is open. */
  readonly menuOpen: boolean;
  /** The user's menu with its button. */
  readonly userMenu: ReactNode;
}

/**
 * The bar over every screen inside, 56 px high and sticky: brand, links, the balance on ink joined with its top-up button,
 * the bell and the user menu. Renders a `<header>`.
 */
export function TopBar({
  brand,
  links,
  balance,
  onTopUp,
  onNotifications,
  onMenu,
  menuOpen,
  userMenu,
}: TopBarProps) {
  const words = useKitWords();
  return (
    <header className={bar}>
      <div className={drawerOpener}>
        <IconButton
          aria-label={words.shell.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          size="m"
          icon={<IconMenu2 />}
          onClick={onMenu}
        />
      </div>
      <div className={brandColumn}>{brand}</div>
      <nav className={navigation} aria-label={words.shell.topNavigation}>
        <ul className={linksClass}>
          {links.map((item) => (
            <li key={item.id} className={linksItem}>
              {dressLink(item, linkClass, item.label)}
            </li>
          ))}
        </ul>
      </nav>
      <div className={end}>
        <div className={balanceClass}>
          <p className={balanceWords}>
            <span className={balanceCaption}>{words.shell.balance}</span>
            <span className={balanceFigure}>
              {balance === null ? <span className={balanceUnknown}>…</span> : formatAmount(balance)}
            </span>
            <span className={balanceUnit}>{words.money.unit}</span>
          </p>
          <button type="button" className={topUp} onClick={onTopUp}>
            <IconPlus />
            <span className={topUpLabel}>{words.shell.topUp}</span>
          </button>
        </div>
        <div className={bell}>
          <IconButton
            aria-label={words.shell.notifications}
            size="m"
            icon={<IconBell />}
            onClick={onNotifications}
          />
        </div>
        {userMenu}
      </div>
    </header>
  );
}
