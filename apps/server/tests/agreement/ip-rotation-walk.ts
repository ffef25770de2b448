/** Random ways through the routes of a PC, held against a model of a few lines. */
import {
  type IpRotationEmitted,
  type IpRotationEvent,
  ipRotationView,
  type RouteAction,
  SHORTEST_IP_STAY,
} from '@tram/machines/ip-rotation';
import * as fc from 'fast-check';
import { createActor } from 'xstate';
import { type Ground, had, until } from './ground.ts';
import {
  accountIdOf,
  holdingNeighbour,
  routeActions,
  routedPc,
  routeMachine,
  routeSides,
  saidOf,
} from './ip-rotation-sides.ts';
import { readPc } from './pc-image-sides.ts';
import { heldAgainst } from './two-sides.ts';
import { agreesOnAnyWay } from './walk.ts';

const names = ['plain', 'otherPlain', 'first', 'second'] as const;
type Name = (typeof names)[number];

/** The customer asks, time passes, the router fails once. `second` is another customer's for all the way. */
type Step =
  | { readonly ask: RouteAction; readonly of: Name }
  | { readonly wait: number }
  | { readonly fail: 'network.choose' | 'network.rotate' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({ ask: fc.constantFrom(...routeActions), of: fc.constantFrom(...names) }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      ask: fc.constantFrom('start' as const, 'change' as const, 'release' as const),
      of: fc.constant('first' as const),
    }),
    weight: 5,
  },
  { arbitrary: fc.record({ wait: fc.constantFrom(10_000, SHORTEST_IP_STAY) }), weight: 3 },
  {
    arbitrary: fc.record({
      fail: fc.constantFrom('network.choose' as const, 'network.rotate' as const),
    }),
    weight: 1,
  },
);

const types = {
  choose: 'CHOOSE',
  release: 'RELEASE',
  start: 'START',
  change: 'CHANGE_IP',
} as const;

/** Which fault an action of the router takes. A release is a choice of the default way. */
const faultOf = {
  choose: 'network.choose',
  release: 'network.choose',
  start: 'network.choose',
  change: 'network.rotate',
} as const;

async function go(ground: Ground, steps: readonly Step[]): Promise<void> {
  const both = routeSides(ground);
  const { image, ...routes } = await routedPc(ground);
  const neighbour = await holdingNeighbour(ground, ground.other, routes.second);
  const accountId = await accountIdOf(ground);
  const held = new Set<Name>();
  const failing = new Set<string>();
  let said: IpRotationEmitted[] = [];
  const begin = async () => {
    const record = had(await readPc(ground, image._id)) ?? image;
    const begun = createActor(routeMachine(ground), { input: { record, accountId } });
    begun.on('*', (event) => said.push(event));
    return begun.start();
  };
  let actor = await begin();
  const view = () => ipRotationView(actor.getSnapshot());

  const ask = async (action: RouteAction, of: Name) => {
    const route = routes[of];
    const says = saidOf(view(), route);
    const event: IpRotationEvent = { type: types[action], route };
    said = [];
    actor.send(event);
    if (says.refusals[action] !== null) {
      if (view().isBusy) throw new Error(`${action} of ${of} is forbidden and was begun`);
      const faults = await heldAgainst(both, { thing: { image, route }, says, action });
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return;
    }
    await until(
      () => said.length > 0,
      () => `an end of ${action} of ${of}`,
    );
    const isDone = !failing.delete(faultOf[action]);
    const [end] = said;
    if ((end?.type === 'DONE') !== isDone) {
      throw new Error(`${action} of ${of} was allowed and ended with ${JSON.stringify(end)}`);
    }
    actor.send({ type: 'ACKNOWLEDGE' });
    if (!isDone) return;
    if (action === 'release') held.delete(of);
    else if (action === 'choose') {
      for (const plain of ['plain', 'otherPlain'] as const) held.delete(plain);
      held.add(of);
    } else held.add(of);
  };

  const meet = async () => {
    actor.send({ type: 'REFRESH' });
    const shown = () => {
      const all = [...view().rotating, ...view().plain];
      return names.filter((name) =>
        all.some((one) => one.name === routes[name] && one.holder === 'own'),
      );
    };
    const wanted = names.filter((name) => held.has(name)).join();
    await until(
      () => shown().join() === wanted && !view().isBusy,
      () => `own are ${wanted}, and the lifecycle says ${shown().join()} (${view().status})`,
    );
  };

  try {
    for (const one of steps) {
      if ('ask' in one) await ask(one.ask, one.of);
      else if ('wait' in one) {
        await ground.advance(one.wait);
        // A page that is opened again: the one that was open would look at the clock within five seconds.
        if (one.wait >= SHORTEST_IP_STAY) {
          actor.stop();
          actor = await begin();
        }
      } else {
        if (!failing.has(one.fail)) await ground.breakNext(one.fail);
        failing.add(one.fail);
      }
      await meet();
    }
  } finally {
    actor.stop();
    await ground.clearFaults();
    await both.discard({ image, route: routes.first, neighbour });
  }
}

/** One test for many ways. The ground is there when it runs. */
export function agreesOnTheWaysOfRoutes(ground: () => Ground): void {
  agreesOnAnyWay<Step>({
    ways: { quick: 2, thorough: 8 },
    longest: 10,
    step,
    go: (steps) => go(ground(), steps),
  });
}
