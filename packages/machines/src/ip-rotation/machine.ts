/**
 * The lifecycle of one PC's internet routes (specification, sections 2 "My PCs", 4 "IP rotation per route" and 7; contract,
 * "Internet routes"). A mirror of the server's record with one change at a time. Routes belong to the router: whether the PC
 * is switched on plays no part.
 *
 * `status` shows whether the routes can be changed. `deciding` reads the record; one that says something new leads back to
 * it from anywhere. The routes themselves, who holds each and what it allows, are data (`rules.ts`).
 * - `open`: they can, until the paid time ends by the server's clock; then `ending`, which asks the server and goes on.
 * - `settling`: the record shows a change on its way that began elsewhere, or here before a reload. It is read until it
 *   has ended, or until it is too old to be one.
 * - `closed`: not rented, or being made. `unknown`: values that we do not know. `gone`: no such PC any more.
 *
 * `change` does what the customer asks, one intention at a time, each sent once.
 * - `resting`: `idle`, or how the last one ended: `done`, or `refused` with its reason.
 * - `sending`: on its way. There is no second intention until it is answered.
 * - `checking`: the answer was lost, or says that the state does not allow it. The PC is read, several times where the change
 *   may still be at work, until it shows what became of it; only then is anything said. Nothing is sent again automatically.
 *
 * `cooling` holds what the server would refuse for a while: another address a moment after the last, a call that came too
 * often. Nothing is optimistic and nothing is sent in an initial state.
 */
import type { Result } from '@tram/api/result';
import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import { deadlineActor } from '../actors/deadline.ts';
import { answerOf, rereading, typesOf } from '../actors/setup.ts';
import { portActor, unprovided } from '../actors/port.ts';
import { isCurrentRecord } from '../answers/record.ts';
import { SECOND, timeOf } from '../rules/time.ts';
import { polling, pollingAtOnce, watchActor } from '../actors/watch.ts';
import { claimEndOf, ipOf, isNews, recordOf, situationOf, statusOf, withRoutes } from './model.ts';
import type {
  IpRotationContext,
  IpRotationUncertainty,
  IpRotationEmitted,
  IpRotationEvent,
  IpRotationInput,
  IpRotationRecord,
  IpRotationRoutes,
  RouteOrder,
} from './model.ts';
import { ipRotationRefusal, LONGEST_ROUTE_CHANGE, type IpRotationStatus } from './rules.ts';
import {
  askOf,
  failureOf,
  nextCooling,
  noReason,
  reasonOf,
  verdictOf,
  waitsAfter,
  intentionEnded,
} from './transitions.ts';

/**
 * How often the PC is read without being asked to, ms. `resting` is for what others do: no event announces their routes.
 */
export const IP_ROTATION_PACE = {
  resting: 30 * SECOND,
  ending: 10 * SECOND,
  settling: 3 * SECOND,
  checking: 3 * SECOND,
} as const;

type Answer = Result<IpRotationRoutes>;
type Reading = Result<IpRotationRecord | null>;

const never = () => Number.NEGATIVE_INFINITY;

const ipRotationSetup = setup({
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
    refresh: sendTo('watch', { type: 'REFRESH' }),
    pace: sendTo('watch', (_, { every }: { every: number | null }) => ({ type: 'PACE', every })),
    takeNews: assign(({ event }) =>
      event.type === 'RECORD'
        ? {
            record: recordOf(event.record),
            isMissing: false,
            isOver: false,
            isAbandoned: false,
            readError: null,
          }
        : {},
    ),
    forgetReadError: assign({ readError: null }),
    takeReadError: assign(({ event }) =>
      event.type === 'READ_FAILED' ? { readError: event.error } : {},
    ),
    markMissing: assign({ isMissing: true }),
    markOver: assign({ isOver: true }),
    markAbandoned: assign({ isAbandoned: true }),
    takeIntention: assign(({ context: { record, accountId }, event }) => {
      const ask = askOf(event);
      if (ask === null || record.ssh === null || record.int_ip_address === null) return {};
      const request = {
        image_id: record._id,
        ssh_id: record.ssh._id,
        int_ip_address: record.int_ip_address,
        wan: ask.route,
      };
      const intention = { ...ask, request, ip: ipOf(ask.route, record, accountId) };
      return { ...noReason, intention, uncertainty: null, checks: 0 };
    }),
    markUncertain: assign(
      (_, { answer, uncertainty }: { answer: Answer; uncertainty: IpRotationUncertainty }) => ({
        uncertainty,
        checks: 0,
        error: answer.ok ? null : answer.error,
      }),
    ),
    /** Before the intention is forgotten. */
    takeWait: assign(({ context }, answer: Result<unknown>) =>
      waitsAfter(context, answer.ok ? null : answer.error, 0),
    ),
    cool: raise({ type: 'COOL' }),
    dropCooled: assign(({ context }) => {
      const next = nextCooling(context);
      return next === null ? {} : { waits: context.waits.filter(({ until }) => until > next) };
    }),
    /** The answer of a change: what it did, or why it did not. */
    end: enqueueActions(({ context, enqueue }, answer: Answer) => {
      const record = answer.ok ? withRoutes(context.record, answer.value) : null;
      const error = answer.ok ? null : answer.error;
      const { change, said } = intentionEnded(context, { record, reason: reasonOf(answer), error });
      enqueue.assign(change);
      if (said !== null) enqueue.emit(said);
      if (record !== null) enqueue.raise({ type: 'RECORD', record });
      enqueue.sendTo('watch', { type: 'REFRESH' });
    }),
    countCheck: enqueueActions(({ context, enqueue }, reading: Reading) => {
      const verdict = verdictOf(context, reading);
      if (verdict.is === 'again' && verdict.isCounted) {
        enqueue.assign({ checks: context.checks + 1 });
      }
      if (!reading.ok) enqueue.assign({ readError: reading.error });
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
      const { change, said } = intentionEnded(context, end);
      enqueue.assign(change);
      if (said !== null) enqueue.emit(said);
      if (record !== null) enqueue.raise({ type: 'RECORD', record });
      else if (reading.ok) enqueue.raise({ type: 'MISSING' });
    }),
    forgetEnd: assign(() => noReason),
  },
  guards: {
    is: ({ context }, { status }: { status: IpRotationStatus }) => statusOf(context) === status,
    isUndated: ({ context }) => claimEndOf(context.record) === null,
    isNews: ({ context, event }) => event.type === 'RECORD' && isNews(event.record, context),
    isCurrent: ({ context, event }) =>
      event.type === 'RECORD' && isCurrentRecord(event.record, context.record),
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

const answered = answerOf<Result<IpRotationRoutes>>();
const read = answerOf<Result<IpRotationRecord | null>>();

const end = answered.action('end');
const markUncertain = (what: IpRotationUncertainty) =>
  ({
    type: 'markUncertain',
    params: ({ event }: { event: { output: Answer } }) => ({
      answer: event.output,
      uncertainty: what,
    }),
  }) as const;
/** The intention is still known while it is decided what has to wait because of it. */
const wait = [answered.action('takeWait'), 'cool'] as const;

const is = (status: IpRotationStatus) => ({ type: 'is', params: { status } }) as const;
const begin = { guard: 'mayBegin', target: 'sending', actions: 'takeIntention' } as const;

const machine = ipRotationSetup.createMachine({
  id: 'ip-rotation',
  type: 'parallel',
  context: ({ input }) => ({
    accountId: input.accountId,
    record: recordOf(input.record),
    isMissing: false,
    isOver: false,
    isAbandoned: false,
    intention: null,
    uncertainty: null,
    checks: 0,
    ...noReason,
    readError: null,
    waits: [],
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.record._id }) },
  on: { REFRESH: { actions: 'refresh' }, READ_FAILED: { actions: 'takeReadError' } },
  states: {
    status: {
      initial: 'deciding',
      on: {
        RECORD: [
          { guard: 'isNews', target: '.deciding', actions: 'takeNews' },
          { guard: 'isCurrent', actions: 'forgetReadError' },
        ],
        MISSING: { target: '.gone', actions: 'markMissing' },
      },
      states: {
        deciding: {
          always: [
            { guard: is('open'), target: 'open' },
            { guard: is('ending'), target: 'ending' },
            { guard: is('settling'), target: 'settling' },
            { guard: is('closed'), target: 'closed' },
            { target: 'unknown' },
          ],
        },
        open: {
          ...polling(IP_ROTATION_PACE.resting),
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: timeOf(context.record.estimate_used) }),
          },
          on: { DEADLINE: { target: 'ending', actions: 'markOver' } },
        },
        ending: pollingAtOnce(IP_ROTATION_PACE.ending),
        settling: {
          ...polling(IP_ROTATION_PACE.settling),
          invoke: {
            src: 'claimDeadline',
            input: ({ context }) => ({ at: claimEndOf(context.record) }),
          },
          on: { CLAIM_ENDED: { target: 'deciding', actions: 'markAbandoned' } },
          // A record that does not say since when it shows the change is believed for as long as one can take.
          after: {
            longestChange: { guard: 'isUndated', target: 'deciding', actions: 'markAbandoned' },
          },
        },
        closed: polling(IP_ROTATION_PACE.resting),
        unknown: polling(IP_ROTATION_PACE.resting),
        gone: {},
      },
    },
    change: {
      initial: 'resting',
      states: {
        resting: {
          initial: 'idle',
          states: { idle: {}, done: { id: 'done' }, refused: { id: 'refused' } },
          on: {
            CHOOSE: begin,
            RELEASE: begin,
            START: begin,
            CHANGE_IP: begin,
            ACKNOWLEDGE: { target: '.idle', actions: 'forgetEnd' },
          },
        },
        sending: {
          invoke: {
            src: 'changeRoute',
            input: ({ context: { intention } }) =>
              intention === null ? null : { action: intention.action, request: intention.request },
            onDone: [
              answered.when('succeeded', 'resting.done', ...wait, end),
              answered.when('isLost', 'checking', markUncertain('lost')),
              answered.when('isConflict', 'checking', markUncertain('conflict')),
              answered.when('isTooSoon', 'resting.refused', ...wait, end),
              { target: 'resting.refused', actions: end },
            ],
          },
        },
        checking: {
          ...rereading({
            src: 'readImage',
            input: ({ context }: { context: IpRotationContext }) => context.record._id,
            onDone: [
              read.when('isUncertain', 'pausing', read.action('countCheck')),
              read.when(
                'wasDone',
                '#done',
                read.action('takeWait'),
                'cool',
                read.action('conclude'),
              ),
              { target: '#refused', actions: read.action('conclude') },
            ],
          }),
        },
      },
    },
    cooling: {
      initial: 'deciding',
      on: { COOL: '.deciding' },
      states: {
        deciding: { always: [{ guard: 'hasToWait', target: 'waiting' }, { target: 'none' }] },
        none: {},
        waiting: {
          invoke: { src: 'coolDeadline', input: ({ context }) => ({ at: nextCooling(context) }) },
          on: { COOLED: { target: 'deciding', actions: 'dropCooled' } },
        },
      },
    },
  },
});

type Machine = typeof machine;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface IpRotationMachine extends Machine {}

export const ipRotationMachine: IpRotationMachine = machine;
