/** The lifecycle of a PC and the server agree about what may be done with it, in every state and on every way between them. */
import type { Image } from '@tram/api/types';
import {
  type PcImageAction,
  type PcImageEmitted,
  type PcImageEvent,
  pcImageView,
  withPcImagePorts,
} from '@tram/machines/pc-image';
import { eq } from 'drizzle-orm';
import { createActor } from 'xstate';
import { sshRoutes } from '../../src/database/schema/pcs.ts';
import { type Ground, had, until, workMs } from './ground.ts';
import {
  endPc,
  newPc,
  pcActions,
  pcPortsOn,
  pcSides,
  readPc,
  readyPc,
  rentedHours,
  waitingPc,
} from './pc-image-sides.ts';
import { PcModel, type PcStep, pcFaults, pcStep } from './pc-image-walk.ts';
import { agreesInEach, type State } from './states.ts';
import { heldAgainst } from './two-sides.ts';
import { agreesOnAnyWay } from './walk.ts';

const hour = 3_600_000;

/** Flags that make it `unknown` are none that the contract allows. */
const states: readonly State<Image>[] = [
  ['nobody has rented it', 'notRented', newPc],
  ['it is being made', 'waiting', waitingPc],
  ['it is there', 'ready', readyPc],
  [
    'it is there without a tunnel API',
    'ready',
    async (ground) => {
      const image = await readyPc(ground);
      const { database } = ground.server.services;
      const itsOwn = eq(sshRoutes.id, image.ssh?._id ?? '');
      await database.update(sshRoutes).set({ apiTunnel: null }).where(itsOwn);
      return image;
    },
  ],
  [
    'its time is over and nothing has ended it yet',
    'ending',
    async (ground) => {
      const image = await readyPc(ground);
      await ground.delayTimers('order.expire');
      await ground.advance(rentedHours * hour);
      return image;
    },
  ],
  [
    'its time is over',
    'notRented',
    async (ground) => {
      const image = await readyPc(ground);
      await ground.advance(rentedHours * hour);
      return image;
    },
  ],
  [
    'it could not be made',
    'notRented',
    async (ground) => {
      const image = await waitingPc(ground);
      await ground.breakNext('machine.provision');
      await ground.advance(workMs);
      return image;
    },
  ],
  [
    'it was deleted',
    'gone',
    async (ground) => {
      const image = await newPc(ground);
      had(await ground.api.deleteImage({ path: { id: image._id } }));
      return image;
    },
  ],
];

const twoHours = { unit: 'hour', period: rentedHours } as const;

/** The event that the lifecycle gets for each action that it runs itself; the others belong to dialogs of their own. */
const events: Partial<Record<PcImageAction, PcImageEvent>> = {
  rent: { type: 'RENT', term: twoHours },
  extend: { type: 'EXTEND', term: twoHours },
  downloadRdp: { type: 'DOWNLOAD_RDP' },
  reset: { type: 'RESET' },
  renewPassword: { type: 'RENEW_PASSWORD' },
  wake: { type: 'WAKE' },
  delete: { type: 'DELETE' },
};

/** One PC with one lifecycle that lives as long as the way. */
async function openPc(ground: Ground) {
  const image = await newPc(ground);
  const model = new PcModel(ground.now);
  const sides = pcSides(ground);
  const machine = withPcImagePorts(pcPortsOn(ground));
  let said: PcImageEmitted[] = [];
  const begin = (record: Image) => {
    const actor = createActor(machine, { input: { record } });
    actor.on('*', (event) => said.push(event));
    return actor.start();
  };
  let actor = begin(image);
  const view = () => pcImageView(actor.getSnapshot());

  /** Waits until the lifecycle knows what the server knows, and holds both against the model. */
  async function meet(): Promise<void> {
    const record = had(await readPc(ground, image._id));
    if (model.status === 'ending' && record !== null) {
      // A page that is opened again: the one that was open would look at the clock within five seconds.
      actor.stop();
      actor = begin(record);
    }
    actor.send({ type: 'REFRESH' });
    const isMet = () =>
      view().status === model.status &&
      (record === null || actor.getSnapshot().context.record.updatedAt === record.updatedAt);
    await until(isMet, () => `${model.status}, and the lifecycle says ${view().status}`);
    if ((record === null) !== (model.status === 'gone')) throw new Error('it is not gone for all');
  }

  async function ask(action: PcImageAction): Promise<void> {
    const event = events[action];
    const isAllowed = view().refusals[action] === null;
    said = [];
    if (event !== undefined && isAllowed) {
      actor.send(event);
      await until(
        () => said.length > 0,
        () => `an end of ${action}`,
      );
      const [end] = said;
      const isDone = model.done(action);
      if (end?.action !== action || (end.type === 'DONE') !== isDone) {
        throw new Error(`${action} was allowed and ended with ${JSON.stringify(end)}`);
      }
      actor.send({ type: 'ACKNOWLEDGE' });
      return;
    }
    const before = actor.getSnapshot().value;
    if (event !== undefined) actor.send(event);
    if (JSON.stringify(before) !== JSON.stringify(actor.getSnapshot().value)) {
      throw new Error(`${action} is forbidden and was begun`);
    }
    const says = await sides.machine(image);
    const faults = await heldAgainst(sides, { thing: image, says, action });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  return {
    async take(step: PcStep): Promise<void> {
      if ('ask' in step) await ask(step.ask);
      else if ('wait' in step) {
        await ground.advance(step.wait);
        model.moved();
      } else if ('fail' in step) {
        if (!model.failing.has(step.fail)) await ground.breakNext(pcFaults[step.fail]);
        model.failing.add(step.fail);
      } else if (step.happens === 'the end comes late') {
        await ground.delayTimers('order.expire');
        model.late();
      } else if (model.status === 'ready' || model.status === 'ending') {
        await endPc(ground, image._id);
        model.ended();
      }
      await meet();
    },
    async leave(): Promise<void> {
      actor.stop();
      await ground.clearFaults();
      await sides.discard(image);
    },
  };
}

/** The tests. The ground is there when they run. */
export function pcImageAgrees(ground: () => Ground): void {
  agreesInEach(ground, pcSides, states);
  agreesOnAnyWay<PcStep>({
    ways: { quick: 2, thorough: 12 },
    longest: 12,
    step: pcStep(pcActions),
    async go(steps) {
      const pc = await openPc(ground());
      try {
        for (const step of steps) await pc.take(step);
      } finally {
        await pc.leave();
      }
    },
  });
}
