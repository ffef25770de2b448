import { useMemo, useState, type ReactNode } from 'react';
import {
  CommandPalette,
  type CommandGroup,
  type CommandPaletteProps,
} from '@tram/ui/command-palette';
import { habitPrefix } from '../../app/forget-customer.ts';
import { useServices } from '../../app/services-context.ts';
import { readStored, writeStored } from '../../app/stored.ts';
import { useOfferedCommands } from './registry.ts';

/** How many recently used commands come first. */
const remembered = 5;

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Ids of the commands that this account used last on this device, the newest first. Removed when the session ends. */
function recentCommands(account: string): readonly string[] {
  const value = readStored('localStorage', habitPrefix + account);
  return isNames(value) ? value : [];
}

/** Stores a command as the one used last. Where the browser stores nothing the order does not change. */
function rememberCommand(account: string, id: string): void {
  const others = recentCommands(account).filter((one) => one !== id);
  writeStored('localStorage', habitPrefix + account, [id, ...others].slice(0, remembered));
}

export interface CommandCenterProps extends Pick<
  CommandPaletteProps,
  'open' | 'onClose' | 'takeTyped'
> {
  readonly children: ReactNode;
}

function remembering(
  groups: readonly CommandGroup[],
  remember: (id: string) => void,
): readonly CommandGroup[] {
  return groups.map((group) => ({
    ...group,
    commands: group.commands.map((command) => ({
      ...command,
      onSelect() {
        remember(command.id);
        command.onSelect();
      },
    })),
  }));
}

/** The palette with everything that is offered, recently used commands first. */
export function CommandCenter({ children, ...palette }: CommandCenterProps) {
  const { session } = useServices();
  const account = session.currentAccount() ?? '';
  const offered = useOfferedCommands();
  const [recent, setRecent] = useState(() => recentCommands(account));
  const groups = useMemo(
    () =>
      remembering(offered, (id) => {
        rememberCommand(account, id);
        setRecent(recentCommands(account));
      }),
    [offered, account],
  );
  return (
    <>
      {children}
      <CommandPalette {...palette} groups={groups} recent={recent} />
    </>
  );
}
