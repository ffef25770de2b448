/** One route of a PC as its lifecycle and the server see it. */
import type { Api } from '@tram/api/client';
import type { Image } from '@tram/api/types';
import {
  type IpRotationRefusal,
  ipRotationView,
  type IpRotationView,
  type RouteAction,
  withIpRotationPorts,
} from '@tram/machines/ip-rotation';
import { createActor } from 'xstate';
import { rowsOf } from '../generators/rows.ts';
import { type Ground, had, until } from './ground.ts';
import { endPc, readPc, readyPc, wan } from './pc-image-sides.ts';
import type { MachineSays, TwoSides } from './two-sides.ts';

/** What can be asked of a route. */
export const routeActions = ['choose', 'release', 'start', 'change'] as const;

/** A route of a PC. */
export interface RouteThing {
  readonly image: Image;
  readonly route: string;
  /** Whoever stands in its way, to be sent home. */
  readonly neighbour?: () => Promise<void>;
}

/** Id of the customer's account. */
export async function accountIdOf({ api }: Ground): Promise<string> {
  return had(await api.getMyAccount())._id;
}

/** The lifecycle with its ports over the client. */
export function routeMachine(ground: Ground) {
  const { api } = ground;
  return withIpRotationPorts({
    chooseWan: (body, signal) => api.chooseWan({ body }, { signal }),
    releaseWan: (body, signal) => api.releaseWan({ body }, { signal }),
    startIpRotation: (body, signal) => api.startIpRotation({ body }, { signal }),
    changeIpRotation: (body, signal) => api.changeIpRotation({ body }, { signal }),
    readImage: (id) => readPc(ground, id),
    now: ground.now,
  });
}

/** The call of an action, past the lifecycle. */
export function callOf(api: Api, action: RouteAction, { image, route }: RouteThing) {
  const request = wan(image, route);
  const calls = {
    choose: () => api.chooseWan(request),
    release: () => api.releaseWan(request),
    start: () => api.startIpRotation(request),
    change: () => api.changeIpRotation(request),
  };
  return calls[action]();
}

/** Why all actions are refused while a PC has no routes; null when it has them. */
function withoutRoutes({ status }: IpRotationView): IpRotationRefusal | null {
  if (status === 'closed') return 'not-installed';
  return status === 'gone' ? 'gone' : null;
}

/** What a view says of one route. */
export function saidOf(view: IpRotationView, route: string): MachineSays<RouteAction> {
  const found = [...view.rotating, ...view.plain].find(({ name }) => name === route);
  const all = withoutRoutes(view);
  if (found === undefined && all === null) throw new Error(`the lifecycle does not show ${route}`);
  const { status } = view;
  const none = { choose: all, release: all, start: all, change: all };
  return { status, refusals: found?.refusals ?? none };
}

/** Both sides of a route. */
export function routeSides(ground: Ground): TwoSides<RouteAction, RouteThing> {
  return {
    ground,
    actions: routeActions,
    async machine({ image, route }) {
      const record = had(await readPc(ground, image._id));
      const accountId = await accountIdOf(ground);
      const input = { record: record ?? image, accountId };
      const actor = createActor(routeMachine(ground), { input }).start();
      const view = () => ipRotationView(actor.getSnapshot());
      if (record === null) {
        actor.send({ type: 'REFRESH' });
        await until(
          () => view().status === 'gone',
          () => `gone instead of ${view().status}`,
        );
      }
      const said = saidOf(view(), route);
      actor.stop();
      return said;
    },
    async ask(thing, action) {
      const image = had(await readPc(ground, thing.image._id)) ?? thing.image;
      return [await callOf(ground.api, action, { ...thing, image })];
    },
    refusedWith(_action, reason, status) {
      if (reason === 'too-soon') return 429;
      // While one change is on its way nothing else about a request is looked at.
      if (status === 'settling') return 409;
      return reason === 'gone' || reason === 'no-such-route' ? 404 : 409;
    },
    // "Asked again for the same PC it answers the same."
    isRepetition: (action, reason) =>
      reason === 'held' && (action === 'start' || action === 'choose'),
    async discard({ image: { _id: id }, neighbour }) {
      await endPc(ground, id);
      await ground.api.deleteImage({ path: { id } });
      await neighbour?.();
    },
  };
}

/** A PC that is there, and the names of its routes. */
export async function routedPc(ground: Ground) {
  const image = await readyPc(ground);
  const { router = [], router_xoay: rotating = [] } = image.ssh ?? {};
  const [plain, otherPlain] = router;
  const [first, second] = rotating;
  if (
    plain === undefined ||
    otherPlain === undefined ||
    first === undefined ||
    second === undefined
  ) {
    throw new Error('the machines of this package have too few routes');
  }
  return { image, plain, otherPlain, first, second };
}

/** Another PC of a customer of the same router, that holds a rotating route. */
export async function holdingNeighbour(ground: Ground, as: Api, route: string) {
  const theirs = { ...ground, api: as };
  const image = await readyPc(theirs);
  had(await as.startIpRotation(wan(image, route)));
  return async () => {
    await endPc(theirs, image._id);
    await as.deleteImage({ path: { id: image._id } });
  };
}

/** A change of a PC's routes was begun and never ended: the server died while it asked the router. */
export async function leftUnfinished(ground: Ground, { image }: RouteThing): Promise<void> {
  const { database, clock } = ground.server.services;
  const now = clock.now().toISOString();
  const ssh = image.ssh?._id ?? '';
  await rowsOf(
    database,
    `update wan_holdings set ip = null, updated_at = '${now}' where image_id = '${image._id}' returning id`,
  );
  await rowsOf(
    database,
    `update ssh_routes set updated_at = '${now}' where id = '${ssh}' returning id`,
  );
  await rowsOf(
    database,
    `update images set updated_at = '${now}' where id = '${image._id}' returning id`,
  );
}
