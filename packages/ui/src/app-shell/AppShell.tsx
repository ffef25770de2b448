import type { ReactNode } from 'react';
import { useKitWords } from '../words/useKitWords.ts';
import { shellWords } from '../words/vietnamese/frame.ts';
import { frame, main, shell, side, sideFoot, sideScroll, skip } from './AppShell.css.ts';

export interface AppShellProps {
  /** A `TopBar`. */
  readonly topBar: ReactNode;
  /** A `SideNav`, on screen from 1100 px up; below it the drawer takes its place. */
  readonly sideNav: ReactNode;
  /**
   * At the foot of the side menu, elements from the top down: the support hours last. Others may come above them later; nothing
   * that is there moves.
   */
  readonly sideFooter?: ReactNode | undefined;
  /** A `BottomBar`, on phones. */
  readonly bottomBar: ReactNode;
  /** Between the bar and the content: a session that has ended, a lost connection. */
  readonly banner?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** Where the skip link leads. */
const contentId = 'content';

/**
 * The frame of every screen inside: top bar, side menu of 260 px, content (padding 24/32, at most 1500 px wide, 1900 on very wide screens), bottom bar
 * on phones. Renders a skip link, the landmarks and `<main>`.
 */
export function AppShell({
  topBar,
  sideNav,
  sideFooter,
  bottomBar,
  banner,
  children,
}: AppShellProps) {
  const words = useKitWords('shell', shellWords);
  return (
    <div className={shell}>
      <a href={`#${contentId}`} className={skip}>
        {words.skip}
      </a>
      {topBar}
      <div className={frame}>
        <div className={side}>
          <div className={sideScroll}>{sideNav}</div>
          {sideFooter !== undefined && <div className={sideFoot}>{sideFooter}</div>}
        </div>
        <main id={contentId} tabIndex={-1} className={main}>
          {banner}
          {children}
        </main>
      </div>
      {bottomBar}
    </div>
  );
}
