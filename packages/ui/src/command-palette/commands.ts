import type { ReactNode } from 'react';
import { matchingOptions, searchable, type SearchableOption } from '../combobox/options.ts';

/** Something that can be done or gone to. */
export interface Command {
  /** Identity among all commands. */
  readonly id: string;
  /** Verb and object, or the name of a place: 'Nạp tiền', 'Máy Render Tết 2027'. */
  readonly label: string;
  /** A second line. It is searched too. */
  readonly detail?: string | undefined;
  /** Other words that find it and are not shown. */
  readonly keywords?: string | undefined;
  /** Size 20. */
  readonly icon?: ReactNode | undefined;
  readonly onSelect: () => void;
}

export interface CommandGroup {
  readonly id: string;
  /** Over its commands; finds all of them. */
  readonly label: string;
  readonly commands: readonly Command[];
}

/** Groups as they are searched, each command beside its folded text. */
interface SearchableGroup {
  readonly group: CommandGroup;
  readonly options: readonly SearchableOption[];
}

/** Folds every command once, not at every key. */
export function searchableGroups(groups: readonly CommandGroup[]): readonly SearchableGroup[] {
  return groups.map((group) => ({
    group,
    options: searchable(
      group.commands.map(({ id, label, detail, keywords = '' }) => ({
        value: id,
        label,
        keywords: `${keywords} ${group.label}`,
        ...(detail === undefined ? {} : { detail }),
      })),
    ),
  }));
}

/** Commands in which every word of the query stands somewhere, with or without its marks; groups without any are left out. */
export function matchingGroups(
  groups: readonly SearchableGroup[],
  query: string,
): readonly CommandGroup[] {
  return groups.flatMap(({ group, options }) => {
    const found = new Set(matchingOptions(options, query).map(({ value }) => value));
    const commands = group.commands.filter(({ id }) => found.has(id));
    return commands.length === 0 ? [] : [{ ...group, commands }];
  });
}

/**
 * What stands before anything is typed: the commands used last, then the others in their groups, each command once.
 * @param recent ids, the last one used first; those of commands that are gone are left out
 */
export function recentFirst(
  groups: readonly CommandGroup[],
  recent: readonly string[],
  recentLabel: string,
): readonly CommandGroup[] {
  const all = new Map(
    groups.flatMap(({ commands }) => commands.map((command) => [command.id, command] as const)),
  );
  const last = [...new Set(recent)].flatMap((id) => all.get(id) ?? []);
  if (last.length === 0) return groups;
  const used = new Set(last.map(({ id }) => id));
  const others = groups.flatMap((group) => {
    const commands = group.commands.filter(({ id }) => !used.has(id));
    return commands.length === 0 ? [] : [{ ...group, commands }];
  });
  return [{ id: 'recent', label: recentLabel, commands: last }, ...others];
}

/** The first rows of a list of groups; groups of which none is among them are left out. @param limit of rows */
export function firstRows(groups: readonly CommandGroup[], limit: number): readonly CommandGroup[] {
  let left = limit;
  return groups.flatMap((group) => {
    const commands = group.commands.slice(0, Math.max(left, 0));
    left -= commands.length;
    return commands.length === 0 ? [] : [{ ...group, commands }];
  });
}
