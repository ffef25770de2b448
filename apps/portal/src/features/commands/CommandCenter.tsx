import { useMemo, useState, type ReactNode } from 'react';
import { CommandPalette, type CommandGroup } from '@tram/ui/command-palette';
import { useServices } from '../../app/services-context.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';
import { useOfferedCommands } from './registry.ts';

export interface CommandCenterProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What offers the commands that are always there. */
  readonly children: ReactNode;
}

/** The same commands; choosing one remembers it. */
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

/** The palette over everything that is offered, with what this account used last before the others. */
export function CommandCenter({ open, onClose, children }: CommandCenterProps) {
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
      <CommandPalette open={open} onClose={onClose} groups={groups} recent={recent} />
    </>
  );
}
