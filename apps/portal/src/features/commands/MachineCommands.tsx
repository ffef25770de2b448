import { useMemo } from 'react';
import type { CloudImage, Image, VpsOrder } from '@tram/api/types';
import type { Command, CommandGroup } from '@tram/ui/command-palette';
import { IconCloudComputing } from '@tram/ui/icon/IconCloudComputing';
import { IconDeviceDesktop } from '@tram/ui/icon/IconDeviceDesktop';
import { IconServer } from '@tram/ui/icon/IconServer';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useAccount } from '../../data/query-state.ts';
import { rentalAddress, searchOf, useMachineLists } from '../current-rentals/current-rentals.ts';
import { cloudAtRest } from '../cloud/cloud-lifecycles.ts';
import { pcAtRest } from '../pc/pc-lifecycles.ts';
import { useOfferCommands } from './registry.ts';
import { commandWords, type CloudCommand, type PcCommand } from './words.vi.ts';

/** A record with the page of its list that it is on: a dialog is about a machine that is on screen. */
interface Placed<Row> {
  readonly row: Row;
  /** From 1. */
  readonly page: number;
}

interface CommandedMachines {
  readonly pcs: readonly Placed<Image>[];
  readonly clouds: readonly Placed<CloudImage>[];
  readonly vpsOrders: readonly Placed<VpsOrder>[];
  /** What costs money is refused without it. */
  readonly isAccountLoaded: boolean;
}

const icons = {
  pc: <IconDeviceDesktop />,
  cloud: <IconCloudComputing />,
  vps: <IconServer />,
};

/** The dialog of each action, by the parameter that shows it. Nothing happens before the dialog is confirmed. */
const pcDialogs: Readonly<Record<PcCommand, string>> = {
  rent: 'rent',
  extend: 'extend',
  downloadRdp: 'connect',
  play: 'play',
  renewPassword: 'password',
  reset: 'reset',
  chooseRoute: 'wan',
  rotateIp: 'rotation',
  tunnel: 'tunnel',
  delete: 'delete',
};
const cloudDialogs: Readonly<Record<CloudCommand, string>> = {
  extend: 'extend',
  play: 'play',
  shutdown: 'shutdown',
  restart: 'restart',
  backup: 'backup',
  restore: 'restore',
  tunnel: 'tunnel',
  addHardware: 'hardware',
  deleteVm: 'delete-vm',
  delete: 'delete',
};

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` widens; both records above are literals, which have no other keys
  return Object.keys(record) as Key[];
}

/** Each machine once: one that moved to another page between two answers counts where it was read last. */
function once<Row extends { readonly _id: string }>(
  rows: readonly Placed<Row>[],
): readonly Placed<Row>[] {
  return [...new Map(rows.map((placed) => [placed.row._id, placed])).values()];
}

/**
 * What can be done now with each machine, as commands that lead to the dialog of the action. The machines' tables decide
 * which are offered; a dialog says what is refused because of something under way.
 * @param go navigates to an address of the portal
 */
export function machineCommands(
  { pcs, clouds, vpsOrders, isAccountLoaded }: CommandedMachines,
  words: (typeof commandWords)['vi'],
  go: (address: string) => void,
): readonly Command[] {
  const ofPcs = once(pcs).flatMap(({ row, page }) => {
    const { refusals } = pcAtRest(row, isAccountLoaded);
    return keysOf(pcDialogs)
      .filter((action) => refusals[action] === null)
      .map((action) => ({
        id: `pc-${action}-${row._id}`,
        label: words.pc[action](row.name),
        detail: `PC · ${row.package.name}`,
        keywords: words.pcKeywords[action] ?? '',
        icon: icons.pc,
        onSelect: () => go(`/${searchOf(page, { [pcDialogs[action]]: row._id })}`),
      }));
  });
  const ofClouds = once(clouds).flatMap(({ row, page }) => {
    const { refusals } = cloudAtRest(row, isAccountLoaded);
    return keysOf(cloudDialogs)
      .filter((action) => refusals[action] === null)
      .map((action) => ({
        id: `cloud-${action}-${row._id}`,
        label: words.cloud[action](row.name),
        detail: `Cloud · ${row.cloud.name}`,
        icon: icons.cloud,
        onSelect: () => go(`/clouds${searchOf(page, { [cloudDialogs[action]]: row._id })}`),
      }));
  });
  const ofVps = once(vpsOrders).map(({ row, page }) => ({
    id: `vps-${row._id}`,
    label: words.vps(row.vps.config.config_name),
    detail: 'VPS',
    icon: icons.vps,
    keywords: words.pc.extend(''),
    onSelect: () => go(rentalAddress({ kind: 'vps', id: row._id }, page)),
  }));
  return [...ofPcs, ...ofClouds, ...ofVps];
}

/** Offers what can be done with every machine of the customer, read through the cache by the calls of the screens. */
export function MachineCommands() {
  const services = useServices();
  const words = useWords(commandWords);
  const isAccountLoaded = useAccount() !== null;
  const { images, vpsOrders, cloudImages } = useMachineLists();
  const groups = useMemo<readonly CommandGroup[]>(() => {
    const go = (address: string): void => void services.navigate(address);
    const machines = {
      pcs: images.rows,
      clouds: cloudImages.rows,
      vpsOrders: vpsOrders.rows,
      isAccountLoaded,
    };
    const commands = machineCommands(machines, words, go);
    return [{ id: 'machines', label: words.groups.machines, commands }];
  }, [services, words, images, cloudImages, vpsOrders, isAccountLoaded]);
  useOfferCommands('machines', groups);
  return null;
}
