import { useContext } from 'react';
import type { Account } from '@tram/api/types';
import { Avatar } from '@tram/ui/avatar';
import { Drawer } from '@tram/ui/drawer';
import { DrawerRow } from '@tram/ui/drawer-row';
import { IconBell } from '@tram/ui/icon/IconBell';
import { IconLanguage } from '@tram/ui/icon/IconLanguage';
import { IconLogout } from '@tram/ui/icon/IconLogout';
import { IconSearch } from '@tram/ui/icon/IconSearch';
import { IconSun } from '@tram/ui/icon/IconSun';
import { SideNav, type NavigationGroup } from '@tram/ui/side-nav';
import { useServices } from '../../app/services-context.ts';
import { LanguageContext, i18n, useWords } from '../../app/words.ts';
import { languageNames } from '../../boot/language.ts';
import type { BellNews } from '../../features/activity/Activity.tsx';
import { logoutGuardOf } from '../../features/logout-guard/logout-guard.ts';
import { SessionMark } from '../../features/session-clock/parts.tsx';
import { themeChoices, useThemeChoice } from './theme-choice.ts';
import { layoutWords } from './words.vi.ts';

export interface MainDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly account: Account | null;
  readonly groups: readonly NavigationGroup[];
  readonly onNotifications: () => void;
  readonly news: BellNews | null;
}

/** The menu where the side menu has no room: every way to go, notifications, theme, language, log out (art direction, section 7). */
export function MainDrawer({
  open,
  onClose,
  account,
  groups,
  onNotifications,
  news,
}: MainDrawerProps) {
  const words = useWords(layoutWords);
  const services = useServices();
  const guard = logoutGuardOf(services);
  const [theme, chooseTheme] = useThemeChoice();
  const language = useContext(LanguageContext);
  const name = account?.fullName ?? words.user.menu;

  function chooseNextTheme(): void {
    const next = themeChoices[(themeChoices.indexOf(theme) + 1) % themeChoices.length];
    if (next !== undefined) chooseTheme(next);
  }

  const closeAnd = (go: () => void) => () => {
    onClose();
    go();
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      picture={<Avatar name={name} />}
      title={name}
      {...(account === null ? {} : { subtitle: account.email })}
      footer={
        <>
          <DrawerRow
            icon={<IconSearch />}
            label={words.commands.open}
            onClick={closeAnd(() => services.paletteOpen.set(true))}
          />
          <DrawerRow
            icon={<IconBell />}
            label={news?.label ?? words.notifications.title}
            onClick={closeAnd(onNotifications)}
          />
          <DrawerRow
            icon={<IconSun />}
            label={words.theme.title}
            current={words.theme.choices[theme]}
            onClick={chooseNextTheme}
          />
          <DrawerRow
            icon={<IconLanguage />}
            label={words.language.title}
            current={languageNames[language]}
            onClick={() => i18n.choose?.(language === 'vi' ? 'en' : 'vi')}
          />
          <DrawerRow
            icon={<IconLogout />}
            label={words.user.logOut}
            onClick={closeAnd(() => guard.logOut())}
          />
        </>
      }
    >
      <SessionMark />
      <SideNav groups={groups} place="drawer" />
    </Drawer>
  );
}
