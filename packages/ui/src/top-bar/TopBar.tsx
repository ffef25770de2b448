import type { ReactNode } from 'react';
import { IconBell } from '../icon/generated/IconBell.ts';
import { IconMenu2 } from '../icon/generated/IconMenu2.ts';
import { IconPlus } from '../icon/generated/IconPlus.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { formatAmount } from '../money/format-money.ts';
import { dressLink, type NavigationItem } from '../navigation/navigation-link.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { moneyWords } from '../words/vietnamese/values.ts';
import { shellWords } from '../words/vietnamese/frame.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** A `Brand`, at the head of the side menu's column. */
  readonly brand: ReactNode;
  /** Home and API; they fold into the drawer on phones. */
  readonly links: readonly NavigationItem[];
  /** VND; null while it is not known. It never hides. */
  readonly balance: number | null;
  /** What is to be known beside the balance, in a few words under it: 'Hết giờ sớm nhất: Máy bàn phím 14:28'. It may come later: nothing around it moves. */
  readonly balanceNote?: ReactNode | undefined;
  /** Opens a dialog with more about the balance, which is then a button; without it the balance is text. */
  readonly onBalance?: (() => void) | undefined;
  readonly onTopUp: () => void;
  readonly onNotifications: () => void;
  /** What is new behind the bell; its `label` then names the bell: 'Thông báo, 3 mới'. @default null */
  readonly news?: { readonly count: number; readonly label: string } | null | undefined;
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
  balanceNote,
  onBalance,
  onTopUp,
  onNotifications,
  news = null,
  onMenu,
  menuOpen,
  userMenu,
}: TopBarProps) {
  const words = {
    shell: useKitWords('shell', shellWords),
    money: useKitWords('money', moneyWords),
  };
  const reading = (
    <>
      <span className={styles.balanceLine}>
        <span className={styles.balanceCaption}>{words.shell.balance}</span>{' '}
        <span className={styles.balanceFigure}>
          {balance === null ? (
            <span className={styles.balanceUnknown}>…</span>
          ) : (
            formatAmount(balance, words.money.grouping)
          )}
        </span>{' '}
        <span className={styles.balanceUnit}>{words.money.unit}</span>
      </span>
      {balanceNote !== undefined && (
        <>
          {' '}
          <span className={styles.balanceNote}>{balanceNote}</span>
        </>
      )}
    </>
  );
  return (
    <header className={styles.bar}>
      <div className={styles.drawerOpener}>
        <IconButton
          aria-label={words.shell.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          size="m"
          icon={<IconMenu2 />}
          onClick={onMenu}
        />
      </div>
      <div className={styles.brandColumn}>{brand}</div>
      <nav className={styles.navigation} aria-label={words.shell.topNavigation}>
        <ul className={styles.links}>
          {links.map((item) => (
            <li key={item.id} className={styles.linksItem}>
              {dressLink(item, styles.link, item.label)}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <div className={styles.balance}>
          {onBalance === undefined ? (
            <p className={styles.balanceWords}>{reading}</p>
          ) : (
            <button
              type="button"
              className={`${styles.balanceWords} ${styles.balanceButton}`}
              aria-haspopup="dialog"
              onClick={onBalance}
            >
              {reading}
            </button>
          )}
          <button type="button" className={styles.topUp} onClick={onTopUp}>
            <IconPlus />
            <span className={styles.topUpLabel}>{words.shell.topUp}</span>
          </button>
        </div>
        <div className={styles.bell}>
          <IconButton
            aria-label={news?.label ?? words.shell.notifications}
            size="m"
            icon={<IconBell />}
            onClick={onNotifications}
          />
          {news !== null && (
            <span aria-hidden="true" className={styles.bellCount}>
              {news.count > 99 ? '99+' : news.count}
            </span>
          )}
        </div>
        {userMenu}
      </div>
    </header>
  );
}
