/** Random ways of a cloud machine: one lifecycle that lives as long as the way, held against server and model at each step. */
import {
  type CloudImageAction,
  type CloudImageEmitted,
  type CloudImageEvent,
  cloudImageView,
  withCloudImagePorts,
} from '@tram/machines/cloud-image';
import * as fc from 'fast-check';
import { createActor } from 'xstate';
import { cloudFaults, CloudModel, isWork } from './cloud-image-model.ts';
import {
  begun,
  cloudActions,
  cloudAfter,
  cloudNow,
  cloudPortsOn,
  cloudSays,
  cloudSides,
} from './cloud-image-sides.ts';
import { type Ground, until, workMs } from './ground.ts';
import { heldAgainst } from './two-sides.ts';
import { agreesOnAnyWay } from './walk.ts';

const hour = 3_600_000;

/** The customer asks, time passes, a machine fails the next time. */
type Step =
  | { readonly ask: CloudImageAction }
  | { readonly wait: number }
  | { readonly fail: keyof typeof cloudFaults };

const faults = ['start', 'restart', 'shutdown', 'backup', 'restore', 'deleteVm'] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ ask: fc.constantFrom(...cloudActions) }), weight: 6 },
  {
    arbitrary: fc.record({
      ask: fc.constantFrom('start' as const, 'backup' as const, 'deleteVm' as const),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      wait: fc.constantFrom(workMs, workMs, workMs, 9 * hour, 31 * 24 * hour),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ fail: fc.constantFrom(...faults) }), weight: 1 },
);

/** The event that the lifecycle gets for each action that it runs itself; the others belong to dialogs of their own. */
const events: Partial<Record<CloudImageAction, CloudImageEvent>> = {
  start: { type: 'START' },
  restart: { type: 'RESTART' },
  shutdown: { type: 'SHUT_DOWN' },
  backup: { type: 'BACK_UP' },
  restore: { type: 'RESTORE' },
  deleteVm: { type: 'DELETE_VM' },
  delete: { type: 'DELETE' },
  downloadRdp: { type: 'DOWNLOAD_RDP' },
  extend: { type: 'EXTEND' },
};

async function go(ground: Ground, steps: readonly Step[]): Promise<void> {
  const both = cloudSides(ground);
  const thing = await cloudAfter(ground);
  const { _id: id, createdAt, cloud } = thing.image;
  const model = new CloudModel(ground.now, Date.parse(createdAt), {
    days: cloud.days_of_use,
    hours: cloud.hours_of_use,
    hoursASession: cloud.max_hours_each_session,
  });
  const input = { record: thing.image };
  const actor = createActor(withCloudImagePorts(cloudPortsOn(ground)), { input });
  let said: CloudImageEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const view = () => cloudImageView(actor.getSnapshot());
  const shown = () => {
    const { status, refusals } = view();
    return JSON.stringify({ status, refusals });
  };

  /** Waits until the lifecycle says what one that begins now says, and holds that against the model. */
  const meet = async () => {
    const image = await cloudNow(ground, id);
    const fresh = cloudSays(ground, image);
    const { hasMachine, hasBackup } = model;
    if (fresh.status !== model.status) {
      throw new Error(`it is ${fresh.status} on the server, and has to be ${model.status}`);
    }
    const has = [image.response_data !== null, image.backup_response_data !== null];
    if (model.status !== 'deleted' && String(has) !== String([hasMachine, hasBackup])) {
      throw new Error(
        `virtual machine, backup: ${has.join()} instead of ${hasMachine},${hasBackup}`,
      );
    }
    const wanted = JSON.stringify(fresh);
    actor.send({ type: 'REFRESH' });
    await until(
      () => shown() === wanted,
      () => `${wanted}, and the lifecycle says ${shown()}`,
    );
  };

  const ask = async (action: CloudImageAction) => {
    const event = events[action];
    const { status, refusals } = view();
    said = [];
    if (refusals[action] !== null) {
      if (event !== undefined) actor.send(event);
      if (said.length > 0 || view().command.step === 'sending') {
        throw new Error(`${action} is forbidden and was begun`);
      }
      const says = { status, refusals };
      const found = await heldAgainst(both, { thing, says, action });
      if (found.length > 0) throw new Error(found.join('\n'));
      return;
    }
    if (event === undefined) await begun(ground, id, action);
    else {
      actor.send(event);
      await until(
        () => said.length > 0,
        () => `an answer to ${action}`,
      );
      const [end] = said;
      const wanted = isWork(action) ? 'TAKEN' : 'DONE';
      if (end?.type !== wanted) {
        throw new Error(`${action} was allowed and answered with ${JSON.stringify(end)}`);
      }
      actor.send({ type: 'ACKNOWLEDGE' });
    }
    model.begun(action);
  };

  try {
    for (const one of steps) {
      if ('ask' in one) await ask(one.ask);
      else if ('wait' in one) {
        await ground.advance(one.wait);
        model.moved();
      } else {
        if (!model.failing.has(one.fail)) await ground.breakNext(cloudFaults[one.fail]);
        model.failing.add(one.fail);
      }
      await meet();
    }
  } finally {
    actor.stop();
    await ground.clearFaults();
    await both.discard(thing);
  }
}

/** One test for many ways. The ground is there when it runs. */
export function agreesOnTheWaysOfClouds(ground: () => Ground): void {
  agreesOnAnyWay<Step>({
    ways: { quick: 2, thorough: 12 },
    longest: 14,
    step,
    go: (steps) => go(ground(), steps),
  });
}
