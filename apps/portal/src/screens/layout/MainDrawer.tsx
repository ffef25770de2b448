import type { Account } from '@tram/api/types';
import { Avatar } from '@tram/ui/avatar';
import { Drawer } from '@tram/ui/drawer';
import { DrawerRow } from '@tram/ui/drawer-row';
import { IconBell } from '@tram/ui/icon/IconBell';
import { IconLogout } from '@tram/ui/icon/IconLogout';
import { IconSun } from '@tram/ui/icon/IconSun';
import { SideNav, type NavigationGroup } from '@tram/ui/side-nav';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { themeChoices, useThemeChoice } from './theme-choice.ts';
import { layoutWords } from './words.vi.ts';

export interface MainDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly account: Account | null;
  readonly groups: readonly NavigationGroup[];
  readonly onNotifications: () => void;
}

/** The menu where the side menu has no room: every way to go, notifications, theme, log out (art direction, section 7). */
export function MainDrawer({ open, onClose, account, groups, onNotifications }: MainDrawerProps) {
  const words = useWords(layoutWords);
  const { sessionEnd } = useServices();
  const [theme, chooseTheme] = useThemeChoice();
  const name = account?.fullName ?? words.user.menu;

  function chooseNextTheme(): void {
    const next = themeChoices[(themeChoices.indexOf(theme) + 1) % themeChoices.length];
    if (next !== undefined) chooseTheme(next);
  }

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
            icon={<IconBell />}
            label={words.notifications.title}
            onClick={() => {
              onClose();
              onNotifications();
            }}
          />
          <DrawerRow
            icon={<IconSun />}
            label={words.theme.title}
            current={words.theme.choices[theme]}
            onClick={chooseNextTheme}
          />
          <DrawerRow icon={<IconLogout />} label={words.user.logOut} onClick={sessionEnd.logOut} />
        </>
      }
    >
      <SideNav groups={groups} place="drawer" />
    </Drawer>
  );
}
