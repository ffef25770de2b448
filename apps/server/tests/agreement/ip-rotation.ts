/** The lifecycle of a PC's internet routes and the server agree about who may do what with which route. */
import { LONGEST_ROUTE_CHANGE, SHORTEST_IP_STAY } from '@tram/machines/ip-rotation';
import { expect, test } from 'vitest';
import type { Ground } from './ground.ts';
import { had } from './ground.ts';
import {
  callOf,
  holdingNeighbour,
  leftUnfinished,
  routedPc,
  routeSides,
  type RouteThing,
} from './ip-rotation-sides.ts';
import { agreesOnTheWaysOfRoutes } from './ip-rotation-walk.ts';
import { newPc, rentedHours, waitingPc } from './pc-image-sides.ts';
import { agreesInEach, type State } from './states.ts';
import { disagreements } from './two-sides.ts';

const hour = 3_600_000;

async function plain(ground: Ground): Promise<RouteThing> {
  const { image, plain: route } = await routedPc(ground);
  return { image, route };
}

async function plainInUse(ground: Ground): Promise<RouteThing> {
  const thing = await plain(ground);
  had(await callOf(ground.api, 'choose', thing));
  return thing;
}

async function besideAnother(ground: Ground): Promise<RouteThing> {
  const { image, plain: used, otherPlain: route } = await routedPc(ground);
  had(await callOf(ground.api, 'choose', { image, route: used }));
  return { image, route };
}

async function free(ground: Ground): Promise<RouteThing> {
  const { image, first: route } = await routedPc(ground);
  return { image, route };
}

async function own(ground: Ground): Promise<RouteThing> {
  const thing = await free(ground);
  had(await callOf(ground.api, 'start', thing));
  await ground.advance(SHORTEST_IP_STAY);
  return thing;
}

async function heldByAnother(ground: Ground): Promise<RouteThing> {
  const thing = await free(ground);
  return { ...thing, neighbour: await holdingNeighbour(ground, ground.other, thing.route) };
}

async function unfinished(ground: Ground): Promise<RouteThing> {
  const thing = await own(ground);
  await leftUnfinished(ground, thing);
  return thing;
}

async function abandoned(ground: Ground): Promise<RouteThing> {
  const thing = await unfinished(ground);
  await ground.advance(LONGEST_ROUTE_CHANGE + 1);
  return thing;
}

async function ending(ground: Ground): Promise<RouteThing> {
  const thing = await own(ground);
  await ground.delayTimers('order.expire');
  await ground.advance(rentedHours * hour);
  return thing;
}

const nameOfSome = 'WAN11 VNPT xoay';
const notRented = async (ground: Ground) => ({ image: await newPc(ground), route: nameOfSome });
const waiting = async (ground: Ground) => ({ image: await waitingPc(ground), route: nameOfSome });

async function gone(ground: Ground): Promise<RouteThing> {
  const thing = await notRented(ground);
  had(await ground.api.deleteImage({ path: { id: thing.image._id } }));
  return thing;
}

/** Values that make it `unknown` are none that the contract allows. */
const states: readonly State<RouteThing>[] = [
  ['a plain route that is not in use', 'open', plain],
  ['a plain route that is in use', 'open', plainInUse],
  ['a plain route while another one is in use', 'open', besideAnother],
  ['a rotating route that nobody holds', 'open', free],
  ['a rotating route that this PC holds', 'open', own],
  ['a rotating route that another customer holds', 'open', heldByAnother],
  ['a rotating route that is being changed', 'settling', unfinished],
  ['a rotating route of a PC whose time is over', 'ending', ending],
  ['a route of a PC that nobody has rented', 'closed', notRented],
  ['a route of a PC that is being made', 'closed', waiting],
  ['a route of a PC that was deleted', 'gone', gone],
];

/** The tests. The ground is there when they run. */
export function ipRotationAgrees(ground: () => Ground): void {
  agreesInEach(ground, routeSides, states);

  test('a rotating route that another PC of the account holds (open): all but whose it is to release', async () => {
    const make = async (): Promise<RouteThing> => {
      const thing = await free(ground());
      const neighbour = await holdingNeighbour(ground(), ground().api, thing.route);
      await ground().advance(SHORTEST_IP_STAY);
      return { ...thing, neighbour };
    };
    const found = await disagreements(routeSides(ground()), 'open', make);
    // `wan_selected` names the account and not its PC: the lifecycle has to ask, and says `conflict`.
    expect(found).toEqual([expect.stringMatching(/^release at open: allowed .*refused \(409 /)]);
  });

  test('a rotating route whose change was left by a server that died (open): all but a start that is finished', async () => {
    const found = await disagreements(routeSides(ground()), 'open', () => abandoned(ground()));
    // By the specification a route of one's own is changed and not started; the server finishes a start that it is asked again.
    const finished = expect.stringMatching(/^start at open: forbidden \(held\) .* accepted /);
    expect(found).not.toEqual([]);
    expect(found).toEqual(found.map(() => finished));
  });

  agreesOnTheWaysOfRoutes(ground);
}
