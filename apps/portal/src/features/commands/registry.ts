import { useEffect, useSyncExternalStore } from 'react';
import type { CommandGroup } from '@tram/ui/command-palette';
import { createListeners } from '../../app/listeners.ts';
import { lazyService } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';

/** Merges groups of the same id, in the place of the first of them. */
function merged(groups: readonly CommandGroup[]): readonly CommandGroup[] {
  const byId = new Map<string, CommandGroup>();
  for (const group of groups) {
    const known = byId.get(group.id);
    byId.set(
      group.id,
      known === undefined ? group : { ...known, commands: [...known.commands, ...group.commands] },
    );
  }
  return [...byId.values()];
}

/**
 * The commands of the palette, offered by components: the palette knows no feature, and a feature does not know the palette. The
 * commands of a screen are offered while the screen is mounted.
 */
export function createCommandRegistry() {
  const offered = new Map<string, readonly CommandGroup[]>();
  const { subscribe, emit } = createListeners();
  let all: readonly CommandGroup[] = [];
  const change = (): void => {
    all = merged([...offered.values()].flat());
    emit();
  };
  return {
    /**
     * Offers commands; those that the same source offered before are replaced.
     * @returns the function that withdraws them
     */
    offer: (source: string, groups: readonly CommandGroup[]) => {
      offered.set(source, groups);
      change();
      return () => {
        // A later offer of the same source replaced this one and stays.
        if (offered.get(source) !== groups) return;
        // The entry stays, so that commands keep their order while they are replaced.
        offered.set(source, []);
        change();
      };
    },
    /** Everything that is offered, groups of one id as one. The same array until something changes. */
    groups: () => all,
    subscribe,
  };
}

const commandRegistryOf = lazyService(createCommandRegistry);

/**
 * Offers commands while the component is shown.
 * @param source name of the component or feature that offers them
 * @param groups the same array while nothing changes in it
 *
 * @example
 * useOfferCommands('statement', useMemo(() => [{ id: 'money', label: words.money, commands }], [words, commands]));
 */
export function useOfferCommands(source: string, groups: readonly CommandGroup[]): void {
  const registry = commandRegistryOf(useServices());
  useEffect(() => registry.offer(source, groups), [registry, source, groups]);
}

const none: readonly CommandGroup[] = [];

export function useOfferedCommands(): readonly CommandGroup[] {
  const registry = commandRegistryOf(useServices());
  return useSyncExternalStore(registry.subscribe, registry.groups, () => none);
}
