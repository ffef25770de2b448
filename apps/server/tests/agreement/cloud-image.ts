/** The lifecycle of a cloud machine and the server agree about what may be done with it. */
import { eq } from 'drizzle-orm';
import type { CloudImageAction } from '@tram/machines/cloud-image';
import { cloudImages } from '../../src/database/schema/cloud.ts';
import {
  begun,
  cloudAfter,
  cloudNow,
  cloudSides,
  type CloudThing,
  newCloud,
} from './cloud-image-sides.ts';

import { agreesOnTheWaysOfClouds } from './cloud-image-walk.ts';
import { type Ground, had, workMs } from './ground.ts';
import { agreesInEach, type State } from './states.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** After something, with something else under way. */
const during =
  (action: CloudImageAction, ...done: readonly CloudImageAction[]): State<CloudThing>[2] =>
  async (ground) => {
    const thing = await cloudAfter(ground, ...done);
    await begun(ground, thing.image._id, action);
    return thing;
  };

const after =
  (...done: readonly CloudImageAction[]): State<CloudThing>[2] =>
  (ground) =>
    cloudAfter(ground, ...done);

/** After something, its days ended by the operator. */
const over =
  (...done: readonly CloudImageAction[]): State<CloudThing>[2] =>
  async (ground) => {
    const thing = await cloudAfter(ground, ...done);
    await ground.sandbox(`/rentals/${thing.image._id}/expire`, {});
    return thing;
  };

async function failedToStart(ground: Ground): Promise<CloudThing> {
  const thing = await cloudAfter(ground);
  await ground.breakNext('cloud.start');
  await begun(ground, thing.image._id, 'start');
  await ground.advance(workMs);
  return thing;
}

async function notMade(ground: Ground): Promise<CloudThing> {
  const thing = await newCloud(ground);
  await ground.breakNext('cloud.create');
  await ground.advance(workMs);
  return thing;
}

/** Its session is over, and the timer that ends it fires late. */
async function closing(ground: Ground): Promise<CloudThing> {
  const thing = await cloudAfter(ground, 'start');
  await ground.delayTimers('cloud.session-end');
  await ground.advance(thing.image.cloud.max_hours_each_session * hour);
  return thing;
}

/** Its days are over, and the page has not looked since. */
async function ending(ground: Ground): Promise<CloudThing> {
  const { image } = await cloudAfter(ground);
  await ground.advance(image.days_of_use * day);
  return { image, isUnread: true };
}

/** It runs where there is no tunnel API. */
async function tunnelless(ground: Ground): Promise<CloudThing> {
  const { image } = await cloudAfter(ground, 'start');
  const { database } = ground.server.services;
  await database.update(cloudImages).set({ apiTunnel: null }).where(eq(cloudImages.id, image._id));
  return { image: await cloudNow(ground, image._id) };
}

async function deleted(ground: Ground): Promise<CloudThing> {
  const { image } = await cloudAfter(ground);
  had(await ground.api.deleteCloudImage({ path: { id: image._id } }));
  return { image: await cloudNow(ground, image._id) };
}

/** Flags that make it `unknown` are none that the contract allows. */
const states: readonly State<CloudThing>[] = [
  ['it is being made', 'creating', newCloud],
  ['it is there', 'stopped', after()],
  ['it was saved', 'stopped', after('backup')],
  ['its virtual machine was thrown away', 'stopped', after('deleteVm')],
  ['of what was saved nothing else is left', 'stopped', after('backup', 'deleteVm')],
  ['it is being started', 'stopped', during('start')],
  ['it could not be started', 'stopped', failedToStart],
  ['it is being saved', 'stopped', during('backup')],
  ['it is being restored', 'stopped', during('restore', 'backup')],
  ['its virtual machine is being thrown away', 'stopped', during('deleteVm')],
  ['it runs', 'running', after('start')],
  ['it runs without a tunnel API', 'running', tunnelless],
  ['it is being started anew', 'running', during('restart', 'start')],
  ['it is being shut down', 'running', during('shutdown', 'start')],
  ['it is thrown away while it runs', 'running', during('deleteVm', 'start')],
  ['its session is over and nothing has ended it yet', 'closing', closing],
  ['its days are over and the page has not looked', 'ending', ending],
  ['its days are over', 'expired', over()],
  ['its days ended while it ran', 'expired', over('backup', 'start')],
  ['its days are over without a virtual machine', 'expired', over('deleteVm')],
  ['it was deleted', 'deleted', deleted],
  ['it could not be made', 'deleted', notMade],
];

/** The tests. The ground is there when they run. */
export function cloudImageAgrees(ground: () => Ground): void {
  agreesInEach(ground, cloudSides, states);
  agreesOnTheWaysOfClouds(ground);
}
