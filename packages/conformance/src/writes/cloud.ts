import { cloudPackagesIn } from '../cloud-packages.ts';
import { readPages } from '../pages.ts';
import { playSystems } from '../reads.ts';
import { at, numberAt, rowsOf, textAt } from '../wire-values.ts';
import { tryTunnel } from './tunnel.ts';
import { idsOn, retryWhileBusy, rowWhen, skip, type Writing } from './writing.ts';

const whileRunning = [
  'restartCloudImage',
  'shutdownCloudImage',
  'downloadCloudRdpFile',
  'chooseTunnelForCloud',
  'getPlayTokenForCloud',
  'getPlayLinkForCloud',
] as const;

const withCloud = [
  'deleteCloudImage',
  'startCloudImage',
  'deleteCloudVm',
  'backupCloudImage',
  'restoreCloudImage',
  'extendCloudImage',
  'addCloudHardware',
  'listCloudImageHistory',
  ...whileRunning,
] as const;

const priceOf = (one: unknown) => numberAt(one, 'price') ?? Number.NaN;

/** Rents a cloud machine, tries all of its actions and deletes it, where that can be paid. @returns whether one was rented */
export async function tryCloud(writing: Writing): Promise<boolean> {
  const { visit, wallet, name, traces } = writing;
  const cheapest = cheapestOf(writing);
  const cloud = textAt(cheapest, '_id');
  if (cloud === null) {
    skip(writing, ['createCloudImage', ...withCloud], 'no cloud package is ready');
    return false;
  }
  const before = await idsOn(writing, 'listCloudImages');
  // By its name as well: it is going to be shut down and deleted.
  const isIt = (row: unknown) => at(row, 'name') === name && !before.has(textAt(row, '_id') ?? '');
  const created = await wallet.pays({
    id: 'createCloudImage',
    price: priceOf(cheapest),
    async make() {
      const answer = await visit.attempts('createCloudImage', { body: { name, cloud } });
      if (answer === null) return null;
      return traces.made(`a cloud machine ${name}`, () => deleteMachine(writing, isIt));
    },
  });
  if (created === null) {
    skip(writing, withCloud, 'no cloud machine was rented');
    return false;
  }
  const made = await rowWhen(
    writing,
    'listCloudImages',
    (row) => isIt(row) && at(row, 'is_creating') === false,
  );
  const id = textAt(made, '_id');
  if (id === null) {
    skip(writing, withCloud, `it was not made within ${writing.waitMs / 1000} s`);
    created.value.stays(`a cloud machine ${name}`);
    return true;
  }
  const path = { id };
  await tryHardware(writing, id, cheapest);
  await retryWhileBusy(writing, 'backupCloudImage', { path });
  await retryWhileBusy(writing, 'restoreCloudImage', { path });
  const started = await retryWhileBusy(writing, 'startCloudImage', { path });
  if (started !== null) await whileItRuns(writing, id);
  await wallet.pays({
    id: 'extendCloudImage',
    price: priceOf(cheapest),
    make: () => retryWhileBusy(writing, 'extendCloudImage', { path }),
  });
  await retryWhileBusy(writing, 'deleteCloudVm', { path });
  await created.value.takeAway();
  return true;
}

/** Deletes the machine, which may be running. @returns whether it was deleted */
async function deleteMachine(writing: Writing, isIt: (row: unknown) => boolean): Promise<boolean> {
  const machine = (await readPages(writing.visit, 'listCloudImages')).find(isIt);
  const id = textAt(machine, '_id');
  if (id === null) return false;
  const path = { id };
  if (at(machine, 'is_running') === true)
    await retryWhileBusy(writing, 'shutdownCloudImage', { path });
  return (await retryWhileBusy(writing, 'deleteCloudImage', { path })) !== null;
}

/** The cheapest package that is ready; before all others one with hardware to add, as far as it can be paid. */
function cheapestOf({ has, wallet }: Writing): unknown {
  const ready = cloudPackagesIn(has.clouds)
    .filter((one) => at(one, 'cloudReady') !== false && !Number.isNaN(priceOf(one)))
    .toSorted((one, other) => priceOf(one) - priceOf(other));
  const equipped = ready.find((one) => rowsOf(at(one, 'hardwares')).length > 0);
  return equipped !== undefined && 2 * priceOf(equipped) <= wallet.left() ? equipped : ready[0];
}

/** Asks for a piece of hardware, and withdraws it. */
async function tryHardware(writing: Writing, id: string, cloud: unknown): Promise<void> {
  const hardware = textAt(rowsOf(at(cloud, 'hardwares'))[0], '_id');
  if (hardware === null) {
    skip(writing, ['addCloudHardware'], 'the package offers no hardware');
    return;
  }
  for (const hardwaresListId of [[hardware], []]) {
    await retryWhileBusy(writing, 'addCloudHardware', { path: { id }, body: { hardwaresListId } });
  }
}

async function whileItRuns(writing: Writing, id: string): Promise<void> {
  const { visit, name, slug } = writing;
  const isIt = (row: unknown) => at(row, '_id') === id;
  const running = await rowWhen(
    writing,
    'listCloudImages',
    (row) => isIt(row) && at(row, 'is_running') === true,
  );
  if (running === null) {
    skip(writing, whileRunning, `it did not run within ${writing.waitMs / 1000} s`);
    return;
  }
  const path = { product: slug, id };
  await visit.attempts('downloadCloudRdpFile', { path: { id } });
  for (const os of playSystems) {
    await visit.attempts('getPlayLinkForCloud', { path, query: { os } });
  }
  await tryTunnel(writing, {
    id: 'chooseTunnelForCloud',
    names: { name, image_id: id },
    address: textAt(running, 'resource_cloud', 'ip_int'),
    api: textAt(running, 'resource_cloud', 'ssh', 'api_tunnel'),
  });
  await visit.attempts('getPlayTokenForCloud', {
    path,
    body: {
      basicauth_username: textAt(running, 'response_data', 'username') ?? '',
      basicauth_password: textAt(running, 'response_data', 'password') ?? '',
    },
  });
  await retryWhileBusy(writing, 'restartCloudImage', { path: { id } });
  await retryWhileBusy(writing, 'shutdownCloudImage', { path: { id } });
  await rowWhen(writing, 'listCloudImages', (row) => isIt(row) && at(row, 'is_running') === false);
}
