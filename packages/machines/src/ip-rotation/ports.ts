import type { WanRequest } from '@tram/api/types';
import { assign } from 'xstate';
import { deadlineActor, type Now } from '../actors/deadline.ts';
import type { Result } from '@tram/api/result';
import { portActor, requiring, type Port } from '../actors/port.ts';
import { completedBy } from '../answers/completed-by.ts';
import { wholeOf } from '../answers/record.ts';
import { watchActor } from '../actors/watch.ts';
import { waitsAfter } from './transitions.ts';
import { ipRotationMachine, type IpRotationMachine } from './machine.ts';
import type { RouteAction } from './rules.ts';
import type { IpRotationRecord, IpRotationRoutes } from './model.ts';

/** The effects of a PC's routes. Each of them is required; the first four are never to be repeated by the port. */
export interface IpRotationPorts {
  /** `chooseWan` (`POST /sshs/cli-add-mangle`). */
  chooseWan: Port<WanRequest, Partial<IpRotationRoutes>>;
  /** `releaseWan` (`POST /sshs/cli-delete-mangle`). */
  releaseWan: Port<WanRequest, Partial<IpRotationRoutes>>;
  /** `startIpRotation` (`POST /sshs/start-ip-xoay`). */
  startIpRotation: Port<WanRequest, Partial<IpRotationRoutes>>;
  /** `changeIpRotation` (`POST /sshs/change-ip-xoay`). */
  changeIpRotation: Port<WanRequest, Partial<IpRotationRoutes>>;
  /** Reads one PC out of `listImages`, fresh from the server; `null` when no page of the whole list holds it. */
  readImage: Port<string, IpRotationRecord | null>;
  /** Server time, ms since 1970. */
  now: Now;
}

const wholeRoutes = wholeOf<IpRotationRoutes>({
  _id: true,
  router: true,
  router_xoay: true,
  wan_selected: true,
});

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withIpRotationPorts(ports: IpRotationPorts): IpRotationMachine {
  const withRoutesRead = (port: Port<WanRequest, Partial<IpRotationRoutes>>) =>
    completedBy(port, wholeRoutes, async ({ image_id: id }, signal) => {
      const image = await ports.readImage(id, signal);
      return image.ok ? { ok: true, value: image.value?.ssh ?? null } : image;
    });
  const changes: Record<RouteAction, Port<WanRequest, IpRotationRoutes>> = {
    choose: withRoutesRead(ports.chooseWan),
    release: withRoutesRead(ports.releaseWan),
    start: withRoutesRead(ports.startIpRotation),
    change: withRoutesRead(ports.changeIpRotation),
  };
  return ipRotationMachine.provide({
    actors: {
      changeRoute: portActor(
        requiring(({ action, request }, signal) => changes[action](request, signal)),
      ),
      readImage: portActor(ports.readImage),
      watch: watchActor(ports.readImage),
      deadline: deadlineActor(ports.now),
      claimDeadline: deadlineActor(ports.now, 'CLAIM_ENDED'),
      coolDeadline: deadlineActor(ports.now, 'COOLED'),
    },
    actions: {
      takeWait: assign(({ context }, answer: Result<unknown>) =>
        waitsAfter(context, answer.ok ? null : answer.error, ports.now()),
      ),
    },
  });
}
