/** The lifecycle of a request for hardware and the server agree about what may happen to it, by customer and operator. */
import { failure, ok, type Result } from '@tram/api/result';
import type { CloudImage } from '@tram/api/types';
import {
  type HardwareRequestAction,
  hardwareRequestRefusal,
  hardwareRequestView,
  withHardwareRequestPorts,
} from '@tram/machines/hardware-request';
import { cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import * as fc from 'fast-check';
import { createActor } from 'xstate';
import {
  cloudAfter,
  cloudNow,
  type CloudThing,
  endCloud,
  newCloud,
  readCloud,
} from './cloud-image-sides.ts';
import { type Ground, had, until, workMs } from './ground.ts';
import { agreesInEach, type State } from './states.ts';
import { heldAgainst, type TwoSides } from './two-sides.ts';
import { agreesOnAnyWay } from './walk.ts';

const actions = ['submit', 'withdraw', 'accept', 'refuse'] as const;

function hardwareMachine(ground: Ground) {
  return withHardwareRequestPorts({
    addCloudHardware: ({ image, hardwares }, signal) =>
      ground.api.addCloudHardware(
        { path: { id: image }, body: { hardwaresListId: [...hardwares] } },
        { signal },
      ),
    readCloudImage: (id) => readCloud(ground, id),
  });
}

/** Why the operator may not decide, by the table that both sides share; null when they may. */
function decisionRefusal(action: 'accept' | 'refuse', image: CloudImage) {
  const { accepted_add_hardwares: status, cloud } = image;
  const machine = cloudImageStatusOf(image);
  return hardwareRequestRefusal(action, { status, machine, offered: cloud.hardwares.length });
}

async function decide({ server }: Ground, id: string, accept: boolean): Promise<Result<unknown>> {
  const answer = await server.call(`/sandbox/api/cloud-images/${id}/hardware`, {
    body: { accept },
  });
  const { status, text: message } = answer;
  return status < 300 ? ok(answer.json) : failure('conflict', { status, message });
}

function sides(ground: Ground): TwoSides<HardwareRequestAction, CloudThing> {
  const { api } = ground;
  return {
    ground,
    actions,
    async machine({ image }) {
      const record = await cloudNow(ground, image._id);
      const actor = createActor(hardwareMachine(ground), { input: { record } }).start();
      const { status, submitRefusal, withdrawRefusal } = hardwareRequestView(actor.getSnapshot());
      actor.stop();
      const refusals = {
        submit: submitRefusal,
        withdraw: withdrawRefusal,
        accept: decisionRefusal('accept', record),
        refuse: decisionRefusal('refuse', record),
      };
      return { status, refusals };
    },
    async ask({ image }, action) {
      if (action === 'accept' || action === 'refuse') {
        return [await decide(ground, image._id, action === 'accept')];
      }
      const [first] = image.cloud.hardwares;
      // A package that has none: the id of some other.
      const wanted = first?._id ?? '0'.repeat(24);
      const body = { hardwaresListId: action === 'submit' ? [wanted] : [] };
      return [await api.addCloudHardware({ path: { id: image._id }, body })];
    },
    refusedWith: () => 409,
    discard: ({ image }) => endCloud(ground, image._id),
  };
}

/** A machine after what is done to its request. */
const after =
  (...done: readonly HardwareRequestAction[]): State<CloudThing>[2] =>
  async (ground) => {
    const thing = await cloudAfter(ground);
    for (const action of done) {
      for (const answer of await sides(ground).ask(thing, action)) had(answer);
    }
    return { image: await cloudNow(ground, thing.image._id) };
  };

async function withoutHardware(ground: Ground): Promise<CloudThing> {
  const thing = await newCloud(ground, 'Game Nhẹ');
  await ground.advance(workMs);
  return thing;
}

async function paidFor(ground: Ground): Promise<CloudThing> {
  const thing = await after('submit', 'accept')(ground);
  had(await ground.api.extendCloudImage({ path: { id: thing.image._id } }));
  return thing;
}

async function ofDeleted(ground: Ground): Promise<CloudThing> {
  const thing = await after('submit')(ground);
  had(await ground.api.deleteCloudImage({ path: { id: thing.image._id } }));
  return thing;
}

const states: readonly State<CloudThing>[] = [
  ['nothing was asked for', 'none', after()],
  ['the machine is being made', 'none', newCloud],
  ['the package has no hardware', 'none', withoutHardware],
  ['it was asked for', 'pending', after('submit')],
  ['it was withdrawn', 'none', after('submit', 'withdraw')],
  ['it was accepted', 'accepted', after('submit', 'accept')],
  ['it was accepted and is paid for', 'accepted', paidFor],
  ['it was declined', 'failed', after('submit', 'refuse')],
  ['it was declined and asked for again', 'pending', after('submit', 'refuse', 'submit')],
  ['its machine was deleted', 'gone', ofDeleted],
];

/** What a request becomes, in a line each. */
const becomes = {
  submit: 'pending',
  withdraw: 'none',
  accept: 'accepted',
  refuse: 'failed',
} as const;

async function go(ground: Ground, steps: readonly HardwareRequestAction[]): Promise<void> {
  const both = sides(ground);
  const thing = await after()(ground);
  const { _id: id, cloud } = thing.image;
  const actor = createActor(hardwareMachine(ground), { input: { record: thing.image } }).start();
  const view = () => hardwareRequestView(actor.getSnapshot());
  let status: string = 'none';
  let turn = 0;
  try {
    for (const action of steps) {
      const says = await both.machine(thing);
      if (says.refusals[action] !== null) {
        const faults = await heldAgainst(both, { thing, says, action });
        if (faults.length > 0) throw new Error(faults.join('\n'));
        continue;
      }
      if (action === 'submit') {
        // Another piece each time: the same again would be no request.
        const wanted = cloud.hardwares[(turn += 1) % cloud.hardwares.length]?._id;
        actor.send({ type: 'CHOOSE' });
        for (const { _id: piece, isChosen } of view().options) {
          if (isChosen !== (piece === wanted)) actor.send({ type: 'TOGGLE', piece });
        }
        actor.send({ type: 'SUBMIT' });
      } else if (action === 'withdraw') actor.send({ type: 'WITHDRAW' });
      else {
        had(await decide(ground, id, action === 'accept'));
        actor.send({ type: 'REFRESH' });
      }
      status = becomes[action];
      await until(
        () => view().status === status && !view().isBusy,
        () => `${status} after ${action}, and the lifecycle says ${view().status}`,
      );
      const ended = { submit: 'submitted', withdraw: 'withdrawn', accept: null, refuse: null };
      if (ended[action] !== null && view().step !== ended[action]) {
        throw new Error(`${action} was allowed and ended as ${view().step} (${view().reason})`);
      }
      actor.send({ type: 'ACKNOWLEDGE' });
    }
  } finally {
    actor.stop();
    await both.discard(thing);
  }
}

/** The tests. The ground is there when they run. */
export function hardwareRequestAgrees(ground: () => Ground): void {
  agreesInEach(ground, sides, states);
  agreesOnAnyWay<HardwareRequestAction>({
    ways: { quick: 2, thorough: 8 },
    longest: 10,
    step: fc.oneof(
      { arbitrary: fc.constantFrom('submit' as const, 'refuse' as const), weight: 3 },
      { arbitrary: fc.constantFrom(...actions), weight: 4 },
    ),
    go: (steps) => go(ground(), steps),
  });
}
