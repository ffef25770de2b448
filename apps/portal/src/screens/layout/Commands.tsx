import type { Account } from '@tram/api/types';
import { IconLogout } from '@tram/ui/icon/IconLogout';
import { IconReceipt } from '@tram/ui/icon/IconReceipt';
import { IconSun } from '@tram/ui/icon/IconSun';
import { IconWallet } from '@tram/ui/icon/IconWallet';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CommandCenter, type CommandCenterProps } from '../../features/commands/CommandCenter.tsx';
import { MachineCommands } from '../../features/commands/MachineCommands.tsx';
import { useOfferCommands } from '../../features/commands/registry.ts';
import { commandWords } from '../../features/commands/words.vi.ts';
import { logoutGuardOf } from '../../features/logout-guard/logout-guard.ts';
import { useOpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import { useLayoutNavigation } from './navigation.tsx';
import { themeChoices, useThemeChoice } from './theme-choice.ts';
import { layoutWords } from './words.vi.ts';

export interface CommandsProps extends Omit<CommandCenterProps, 'children'> {
  readonly account: Account | null;
}

/** Offers every screen that the customer may open: the menu's own list decides. */
function ScreenCommands({ account }: Pick<CommandsProps, 'account'>) {
  const words = useWords(commandWords);
  const services = useServices();
  const { links } = useRuntimeConfig();
  const { groups } = useLayoutNavigation(account);
  const commands = groups.flatMap(({ caption, items }) =>
    items.map(({ id, label, icon, external = false }) => ({
      id: `screen-${id}`,
      label,
      ...(typeof caption === 'string' ? { keywords: caption } : {}),
      ...(icon === undefined ? {} : { icon }),
      onSelect: () => {
        if (external) window.open(links.gameDownloadForm, '_blank', 'noopener');
        else void services.navigate(id);
      },
    })),
  );
  useOfferCommands('screens', [{ id: 'places', label: words.groups.places, commands }]);
  return null;
}

function AccountCommands() {
  const words = useWords(commandWords);
  const layout = useWords(layoutWords);
  const services = useServices();
  const openRecharge = useOpenRecharge();
  const [, chooseTheme] = useThemeChoice();
  useOfferCommands('account', [
    {
      id: 'account',
      label: words.groups.account,
      commands: [
        {
          id: 'recharge',
          label: words.recharge,
          keywords: words.rechargeKeywords,
          icon: <IconWallet />,
          onSelect: () => openRecharge(),
        },
        {
          id: 'statement',
          label: words.statement,
          keywords: words.statementKeywords,
          icon: <IconReceipt />,
          onSelect: () => void services.navigate('/payment-history?view=statement'),
        },
        ...themeChoices.map((choice) => ({
          id: `theme-${choice}`,
          label: words.theme(layout.theme.choices[choice]),
          keywords: words.themeKeywords,
          icon: <IconSun />,
          onSelect: () => chooseTheme(choice),
        })),
        {
          id: 'log-out',
          label: words.logOut,
          keywords: words.logOutKeywords,
          icon: <IconLogout />,
          onSelect: () => logoutGuardOf(services).logOut(),
        },
      ],
    },
  ]);
  return null;
}

/** The palette and what is always in it. A feature adds to it by `useOfferCommands`, without being named here. */
export function Commands({ account, ...palette }: CommandsProps) {
  return (
    <CommandCenter {...palette}>
      <ScreenCommands account={account} />
      <MachineCommands />
      <AccountCommands />
    </CommandCenter>
  );
}
