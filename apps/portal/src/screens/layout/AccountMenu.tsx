import { useContext, useState, type ReactElement } from 'react';
import type { Account } from '@tram/api/types';
import { ActionMenu, type MenuAction } from '@tram/ui/action-menu';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { IconContrast } from '@tram/ui/icon/IconContrast';
import { IconDeviceDesktop } from '@tram/ui/icon/IconDeviceDesktop';
import { IconKey } from '@tram/ui/icon/IconKey';
import { IconLanguage } from '@tram/ui/icon/IconLanguage';
import { IconLogout } from '@tram/ui/icon/IconLogout';
import { IconMoon } from '@tram/ui/icon/IconMoon';
import { IconSun } from '@tram/ui/icon/IconSun';
import { IconUser } from '@tram/ui/icon/IconUser';
import { SpecList } from '@tram/ui/spec-list';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { LanguageContext, i18n, useWords } from '../../app/words.ts';
import { languageNames, languages, type Language } from '../../boot/language.ts';
import { logoutGuardOf } from '../../features/logout-guard/logout-guard.ts';
import { themeChoices, useThemeChoice, type ThemeChoice } from './theme-choice.ts';
import { layoutWords } from './words.vi.ts';

const themeIcons = {
  system: IconDeviceDesktop,
  light: IconSun,
  dark: IconMoon,
  contrast: IconContrast,
};

export interface AccountMenuProps {
  readonly account: Account | null;
  readonly button: ReactElement;
}

/** Who is signed in, the theme, the language, the password, the way out. Opens at once: its code came with the press. */
export function AccountMenu({ account, button }: AccountMenuProps) {
  const words = useWords(layoutWords);
  const { links } = useRuntimeConfig();
  const guard = logoutGuardOf(useServices());
  const [theme, chooseTheme] = useThemeChoice();
  const language = useContext(LanguageContext);
  const [showsInfo, setShowsInfo] = useState(false);

  function themeAction(choice: ThemeChoice): MenuAction {
    const ThemeIcon = themeIcons[choice];
    return {
      id: choice,
      label: words.theme.choices[choice],
      icon: <ThemeIcon />,
      ...(choice === theme ? { detail: words.theme.chosen } : {}),
      onSelect: () => chooseTheme(choice),
    };
  }

  function languageAction(choice: Language): MenuAction {
    return {
      id: choice,
      label: languageNames[choice],
      icon: <IconLanguage />,
      ...(choice === language ? { detail: words.language.chosen } : {}),
      onSelect: () => i18n.choose?.(choice),
    };
  }

  const info: MenuAction[] =
    account === null
      ? []
      : [
          {
            id: 'info',
            label: words.user.info,
            detail: `${account.username} · ${account.email} · ${account.phone}`,
            icon: <IconUser />,
            onSelect: () => setShowsInfo(true),
          },
        ];
  return (
    <>
      <ActionMenu
        button={button}
        title={account?.fullName ?? words.user.menu}
        {...(account === null ? {} : { subtitle: account.email })}
        defaultOpen
        groups={[
          {
            id: 'account',
            caption: account?.fullName ?? words.user.menu,
            actions: [
              ...info,
              {
                id: 'password',
                label: words.user.changePassword,
                detail: words.user.newTab,
                icon: <IconKey />,
                onSelect: () => window.open(links.changePassword, '_blank', 'noopener'),
              },
            ],
          },
          {
            id: 'theme',
            caption: words.theme.title,
            actions: themeChoices.map(themeAction),
          },
          {
            id: 'language',
            caption: words.language.title,
            actions: languages.map(languageAction),
          },
          {
            id: 'end',
            actions: [
              {
                id: 'log-out',
                label: words.user.logOut,
                icon: <IconLogout />,
                onSelect: guard.logOut,
              },
            ],
          },
        ]}
      />
      {account !== null && (
        <AccountDialog account={account} open={showsInfo} onClose={() => setShowsInfo(false)} />
      )}
    </>
  );
}

interface AccountDialogProps {
  readonly account: Account;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** User info: username, email, phone, full name (specification, section 2). */
function AccountDialog({ account, open, onClose }: AccountDialogProps) {
  const words = useWords(layoutWords).user;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.info}
      size="confirm"
      dismissOutside
      footer={
        <Button size="m" theme="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <SpecList
        items={[
          { label: words.username, value: account.username },
          { label: words.email, value: account.email },
          { label: words.phone, value: account.phone },
          { label: words.fullName, value: account.fullName },
        ]}
      />
    </Dialog>
  );
}
