import { useMemo } from 'react';
import type { CommandGroup } from '@tram/ui/command-palette';
import { IconCloudComputing } from '@tram/ui/icon/IconCloudComputing';
import { IconDeviceDesktop } from '@tram/ui/icon/IconDeviceDesktop';
import { IconServer } from '@tram/ui/icon/IconServer';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { useAccount } from '../../data/use-account.ts';
import { useAllPages } from '../lists/use-all-pages.ts';
import { machineCommands, type MachineIcons } from './machine-commands.ts';
import { useOfferCommands } from './registry.ts';
import { commandWords } from './words.vi.ts';

const icons: MachineIcons = {
  pc: <IconDeviceDesktop />,
  cloud: <IconCloudComputing />,
  vps: <IconServer />,
};

/** Offers what can be done with every machine of the customer, read through the cache by the calls of the screens. */
export function MachineCommands() {
  const services = useServices();
  const words = useWords(commandWords);
  const isAccountLoaded = useAccount() !== null;
  const pcs = useAllPages((page) =>
    callQuery(services, 'listImages', { query: { page } }, 'nobody'),
  ).rows;
  const clouds = useAllPages((page) =>
    callQuery(services, 'listCloudImages', { query: { page } }, 'nobody'),
  ).rows;
  const vpsOrders = useAllPages((page) =>
    callQuery(services, 'listVpsOrders', { query: { page, status: 'on_rental' } }, 'nobody'),
  ).rows;
  const groups = useMemo<readonly CommandGroup[]>(() => {
    const go = (address: string): void => void services.navigate(address);
    const machines = { pcs, clouds, vpsOrders, isAccountLoaded };
    const commands = machineCommands(machines, words, go, icons);
    return [{ id: 'machines', label: words.groups.machines, commands }];
  }, [services, words, pcs, clouds, vpsOrders, isAccountLoaded]);
  useOfferCommands('machines', groups);
  return null;
}
