/** After any end of a call the view shows the outcome and what the customer can do next. */
import { describe, expect, test } from 'vitest';
import {
  invalidError,
  lostAnswers,
  refusalsByStatus,
  serverError,
} from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { faultMatrix } from '../testing/fault-matrix.ts';
import type { PlayedFault, PortFaults } from '../testing/fault-matrix.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  changedPc,
  chosenPc,
  freePc,
  IP_ROTATION_NOW,
  ownPc,
  PLAIN_ROUTE,
  releasedPc,
  ROTATING_ROUTE,
  routerError,
} from './fixtures.ts';
import type { IpRotationPorts } from './ports.ts';
import type { RouteAction } from './rules.ts';
import { no, ok, running } from './testing/running.ts';
import type { IpRotationEvent, IpRotationReason, IpRotationRecord } from './model.ts';
import { CHECKS_OF_NOTHING } from './transitions.ts';
import type { RouteChangeView } from './view.ts';

const clock = manualClock(IP_ROTATION_NOW);

type Change = Exclude<keyof IpRotationPorts, 'readImage' | 'now'>;

/** Each call that changes something: its event, and the PC before and after. */
const changes = {
  chooseWan: {
    action: 'choose',
    event: { type: 'CHOOSE', route: PLAIN_ROUTE },
    before: freePc,
    after: chosenPc,
  },
  releaseWan: {
    action: 'release',
    event: { type: 'RELEASE', route: ROTATING_ROUTE },
    before: ownPc,
    after: releasedPc,
  },
  startIpRotation: {
    action: 'start',
    event: { type: 'START', route: ROTATING_ROUTE },
    before: freePc,
    after: ownPc,
  },
  changeIpRotation: {
    action: 'change',
    event: { type: 'CHANGE_IP', route: ROTATING_ROUTE },
    before: ownPc,
    after: changedPc,
  },
} as const satisfies Record<
  Change,
  {
    action: RouteAction;
    event: IpRotationEvent;
    before: IpRotationRecord;
    after: IpRotationRecord;
  }
>;

function begin(port: Change) {
  const { event, before } = changes[port];
  const run = running(clock, before);
  run.actor.send(event);
  return run;
}

/** With a change of address whose outcome is unknown. */
async function checking() {
  const run = begin('changeIpRotation');
  await run.answer(run.ports.changeIpRotation, no(lostAnswers.network));
  return run;
}

/** What the view shows, and what the customer can do next: ask again, at once or from a moment that is shown, or wait. */
type End = [RouteChangeView['step'], IpRotationReason | null, 'again' | 'later' | 'wait'];

function endOf({ view, route }: ReturnType<typeof begin>, port: Change): End {
  const { step, reason } = view().change;
  if (view().isBusy) return [step, reason, 'wait'];
  const { action, event } = changes[port];
  const { refusals, waitUntil } = route(event.route);
  if (refusals[action] === null) return [step, reason, 'again'];
  if (refusals[action] === 'too-soon' && waitUntil !== null) return [step, reason, 'later'];
  throw new Error(`${step} leaves nothing to do`);
}

const {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: notFound,
  409: conflict,
  429: tooMany,
} = refusalsByStatus;

const again = (reason: IpRotationReason): End => ['refused', reason, 'again'];

const change: PortFaults<End> = {
  // In the end the PC shows that it had no effect.
  network: again('not-received'),
  timeout: again('not-received'),
  malformed: again('not-received'),
  aborted: again('not-received'),
  late: ['sending', null, 'wait'],
  refused: [
    [invalid, again('unknown')],
    [unauthorized, again('session-ended')],
    [forbidden, again('not-allowed')],
    [notFound, again('not-found')],
    [conflict, again('conflict')],
    [{ ...invalidError, status: 413 }, again('unknown')],
    [{ ...invalidError, status: 415 }, again('unknown')],
    [tooMany, ['refused', 'too-soon', 'later']],
    [serverError, again('not-received')],
    [{ ...serverError, status: 501 }, again('unknown')],
    [routerError, again('router-failed')],
  ],
};
const goesOn: End = ['checking', null, 'wait'];

const ports: Record<Change | 'readImage', PortFaults<End>> = {
  chooseWan: change,
  releaseWan: change,
  startIpRotation: change,
  changeIpRotation: change,
  readImage: {
    network: goesOn,
    timeout: goesOn,
    malformed: goesOn,
    aborted: goesOn,
    late: goesOn,
    refused: [
      [invalid, goesOn],
      [unauthorized, again('session-ended')],
      [forbidden, again('not-allowed')],
      [tooMany, goesOn],
      [serverError, goesOn],
      [routerError, goesOn],
    ],
  },
};

async function play(port: Change | 'readImage', fault: PlayedFault): Promise<End> {
  if (port === 'readImage') return playReading(fault);
  const run = begin(port);
  if (fault.kind === 'late') {
    const [sent] = run.ports[port].calls;
    run.actor.stop();
    expect(sent?.signal.aborted).toBe(true);
    sent?.answer(ok(changes[port].after.ssh));
    await clock.settle();
    expect(run.said).toEqual([]);
    return endOf(run, port);
  }
  await run.answer(run.ports[port], no(fault.error));
  for (let check = 0; check < CHECKS_OF_NOTHING && run.view().isBusy; check += 1) {
    await run.readAs(ok(changes[port].before));
    await clock.pass(3 * SECOND);
  }
  const { action, event } = changes[port];
  const { reason, error } = run.view().change;
  expect(error).toEqual(fault.error);
  expect(run.said).toEqual([{ type: 'REFUSED', action, route: event.route, reason, error }]);
  expect(run.ports[port].calls).toHaveLength(1);
  return endOf(run, port);
}

async function playReading(fault: PlayedFault): Promise<End> {
  const run = await checking();
  if (fault.kind === 'error') await run.readAs(no(fault.error));
  else {
    const [reading] = run.ports.readImage.calls;
    run.actor.stop();
    expect(reading?.signal.aborted).toBe(true);
    reading?.answer(ok(changedPc));
    await clock.settle();
    expect(run.said).toEqual([]);
  }
  return endOf(run, 'changeIpRotation');
}

faultMatrix(ports, play);

const lost = Object.entries({ ...lostAnswers, '500': serverError });

describe.each(['chooseWan', 'releaseWan', 'startIpRotation', 'changeIpRotation'] as const)(
  '%s that was done',
  (port) => {
    test.each(lost)(
      'though its answer was lost (%s): reading the PC shows it',
      async (_, error) => {
        const run = begin(port);
        await run.answer(run.ports[port], no(error));
        expect(endOf(run, port)).toEqual(goesOn);
        await run.readAs(ok(changes[port].after));
        expect(run.view().change).toMatchObject({ step: 'done', error: null });
        expect(run.ports[port].calls).toHaveLength(1);
      },
    );

    test('though the port made a mistake', async () => {
      const run = begin(port);
      run.ports[port].waiting?.throw(new TypeError('a mistake in the port'));
      await clock.settle();
      expect(endOf(run, port)).toEqual(goesOn);
    });
  },
);

describe('a PC that cannot be read', () => {
  test.each(lost)('at rest (%s): what is shown may be old, and says so', async (_, error) => {
    const run = running(clock, ownPc);
    run.actor.send({ type: 'REFRESH' });
    await run.readAs(no(error));
    expect(run.view()).toMatchObject({ status: 'open', readError: error });
    run.actor.send({ type: 'REFRESH' });
    await run.readAs(ok(changedPc));
    expect(run.view().readError).toBeNull();
  });

  test('while the outcome of a change is unknown: it is read again', async () => {
    const run = await checking();
    await run.readAs(no(lostAnswers.timeout));
    expect(run.view().readError).toEqual(lostAnswers.timeout);
    await clock.pass(3 * SECOND);
    await run.readAs(ok(changedPc));
    expect(run.view()).toMatchObject({ readError: null, change: { step: 'done' } });
  });

  test('because it does not exist: deleted', async () => {
    const run = await checking();
    await run.readAs(ok(null));
    expect(run.view()).toMatchObject({
      status: 'gone',
      change: { step: 'refused', reason: 'gone' },
    });
  });
});

test('too soon is over at the moment that was shown', async () => {
  const run = begin('startIpRotation');
  await run.answer(run.ports.startIpRotation, no(tooMany));
  await clock.pass(5 * SECOND);
  expect(endOf(run, 'startIpRotation')).toEqual(again('too-soon'));
});
