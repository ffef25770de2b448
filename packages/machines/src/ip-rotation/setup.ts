/** What the lifecycle of a PC's routes can do and ask: its actors, actions and guards by name. */
import type { Result } from '@tram/api/result';
import type { WanRequest } from '@tram/api/types';
import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import { deadlineActor } from '../deadline/deadline.ts';
import { typesOf } from '../machine-types/types-of.ts';
import { portActor, unprovided } from '../port/port-actor.ts';
import { SECOND } from '../rules/duration.ts';
import { watchActor } from '../watch/watch.ts';
import {
  askOf,
  cooled,
  newsTaken,
  nothingSaid,
  waitsAfter,
  wishEnded,
  wishTaken,
} from './changes.ts';
import { failureOf, reasonOf } from './failure.ts';
import { ipRotationRefusal, LONGEST_ROUTE_CHANGE } from './rules.ts';
import type { IpRotationStatus, RouteAction } from './rules.ts';
import { claimEndOf, isCurrent, isNews, situationOf, statusOf, withRoutes } from './situation.ts';
import type {
  IpRotationContext,
  IpRotationDoubt,
  IpRotationEmitted,
  IpRotationEvent,
  IpRotationInput,
  IpRotationRecord,
  IpRotationRoutes,
} from './types.ts';
import { verdictOf } from './verdict.ts';

/**
 * How often the PC is read without being told to, ms. `resting` is for what others do: no event tells of their routes.
 */
export const IP_ROTATION_PACE = {
  resting: 30 * SECOND,
  ending: 10 * SECOND,
  settling: 3 * SECOND,
  checking: 3 * SECOND,
} as const;

/** A change as the port is asked for it. */
export interface RouteOrder {
  action: RouteAction;
  request: WanRequest;
}

type Answer = Result<IpRotationRoutes>;
type Reading = Result<IpRotationRecord | null>;

const never = () => Number.NEGATIVE_INFINITY;

/** Everything by name, before the states are given. */
export const ipRotationSetup = setup({
  types: typesOf<{
    context: IpRotationContext;
    events: IpRotationEvent;
    input: IpRotationInput;
    emitted: IpRotationEmitted;
  }>(),
  actors: {
    changeRoute: portActor<RouteOrder | null, IpRotationRoutes>(unprovided),
    readImage: portActor<string, IpRotationRecord | null>(unprovided),
    watch: watchActor<IpRotationRecord>(unprovided),
    deadline: deadlineActor(never),
    claimDeadline: deadlineActor(never, 'CLAIM_ENDED'),
    coolDeadline: deadlineActor(never, 'COOLED'),
  },
  actions: {
    look: sendTo('watch', { type: 'LOOK' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeNews: assign(({ event }) => (event.type === 'RECORD' ? newsTaken(event.record) : {})),
    forgetLookError: assign({ lookError: null }),
    takeLookError: assign(({ event }) =>
      event.type === 'LOOK_FAILED' ? { lookError: event.error } : {},
    ),
    markMissing: assign({ isMissing: true }),
    markOver: assign({ isOver: true }),
    markAbandoned: assign({ isAbandoned: true }),
    takeWish: assign(({ context, event }) => wishTaken(context, event)),
    beginDoubt: assign((_, { answer, doubt }: { answer: Answer; doubt: IpRotationDoubt }) => ({
      doubt,
      checks: 0,
      error: answer.ok ? null : answer.error,
    })),
    /** Before the wish is forgotten. */
    takeWait: assign(({ context }, answer: Result<unknown>) =>
      waitsAfter(context, answer.ok ? null : answer.error, 0),
    ),
    cool: raise({ type: 'COOL' }),
    dropCooled: assign(({ context }) => cooled(context)),
    /** The answer of a change: what it did, or why it did not. */
    end: enqueueActions(({ context, enqueue }, answer: Answer) => {
      const record = answer.ok ? withRoutes(context.record, answer.value) : null;
      const error = answer.ok ? null : answer.error;
      const { change, said } = wishEnded(context, { record, reason: reasonOf(answer), error });
      enqueue.assign(change);
      if (said !== null) enqueue.emit(said);
      if (record !== null) enqueue.raise({ type: 'RECORD', record });
      enqueue.sendTo('watch', { type: 'LOOK' });
    }),
    countCheck: enqueueActions(({ context, enqueue }, reading: Reading) => {
      const verdict = verdictOf(context, reading);
      if (verdict.is === 'again' && verdict.isCounted) {
        enqueue.assign({ checks: context.checks + 1 });
      }
      if (!reading.ok) enqueue.assign({ lookError: reading.error });
      else if (reading.value !== null) enqueue.raise({ type: 'RECORD', record: reading.value });
    }),
    /** A reading ahead of its pause says nothing about a longer time: it counts in place of the one before. */
    checkAhead: assign({ checks: ({ context }) => Math.max(context.checks - 1, 0) }),
    /** What reading the PC has brought to light about a change. */
    conclude: enqueueActions(({ context, enqueue }, reading: Reading) => {
      const verdict = verdictOf(context, reading);
      if (verdict.is === 'again') return;
      const record = reading.ok ? reading.value : null;
      const end =
        verdict.is === 'done'
          ? { record, reason: null, error: null }
          : { record, reason: verdict.reason, error: reading.ok ? context.error : reading.error };
      const { change, said } = wishEnded(context, end);
      enqueue.assign(change);
      if (said !== null) enqueue.emit(said);
      if (record !== null) enqueue.raise({ type: 'RECORD', record });
      else if (reading.ok) enqueue.raise({ type: 'MISSING' });
    }),
    forgetEnd: assign(() => nothingSaid),
  },
  guards: {
    is: ({ context }, { status }: { status: IpRotationStatus }) => statusOf(context) === status,
    isUndated: ({ context }) => claimEndOf(context.record) === null,
    isNews: ({ context, event }) => event.type === 'RECORD' && isNews(event.record, context),
    isCurrent: ({ context, event }) => event.type === 'RECORD' && isCurrent(event.record, context),
    mayBegin: ({ context, event }) => {
      const ask = askOf(event);
      return (
        ask !== null && ipRotationRefusal(ask.action, ask.route, situationOf(context)) === null
      );
    },
    hasToWait: ({ context }) => context.waits.length > 0,
    succeeded: (_, answer: Answer) => answer.ok,
    isLost: (_, answer: Answer) => failureOf(answer) === 'lost',
    isConflict: (_, answer: Answer) => failureOf(answer) === 'conflict',
    isTooSoon: (_, answer: Answer) => failureOf(answer) === 'too-soon',
    isUncertain: ({ context }, reading: Reading) => verdictOf(context, reading).is === 'again',
    wasDone: ({ context }, reading: Reading) => verdictOf(context, reading).is === 'done',
  },
  delays: { checkPause: IP_ROTATION_PACE.checking, longestChange: LONGEST_ROUTE_CHANGE },
});
