/**
 * The lifecycle of one PC's internet routes (specification, sections 2 "My PCs", 4 "IP rotation per route" and 7; contract,
 * "Internet routes"). A mirror of the server's record with one change at a time. Routes belong to the router: whether the PC
 * is switched on plays no part.
 *
 * `status` shows whether the routes can be changed. `deciding` looks at the record; one that tells something new leads back to
 * it from anywhere. The routes themselves, who holds each and what it allows, are data (`rules.ts`).
 * - `open`: they can, until the paid time ends by the server's clock; then `ending`, which asks the server and goes on.
 * - `settling`: the record shows a change on its way that began elsewhere, or here before a reload. It is read until it
 *   has ended, or until it is too old to be one.
 * - `closed`: not rented, or being made. `unknown`: values that we do not know. `gone`: no such PC any more.
 *
 * `change` does what the customer asks, one wish at a time, each sent once.
 * - `resting`: `idle`, or how the last one ended: `done`, or `refused` with its reason.
 * - `sending`: on its way. There is no second wish until it is answered.
 * - `checking`: the answer was lost, or says that the state does not allow it. The PC is read, several times where the change
 *   may still be at work, until it shows what became of it; only then is anything said. Nothing is sent again by itself.
 *
 * `cooling` holds what the server would refuse for a while: another address a moment after the last, a call that came too
 * often. Nothing is optimistic and nothing is sent in an initial state.
 */
import { nextCooling, nothingSaid } from './changes.ts';
import { changeEnds, checkEnds } from './endings.ts';
import type { IpRotationStatus } from './rules.ts';
import { timeOf } from '../rules/time.ts';
import { IP_ROTATION_PACE, ipRotationSetup } from './setup.ts';
import { claimEndOf, recordOf } from './situation.ts';

const is = (status: IpRotationStatus) => ({ type: 'is', params: { status } }) as const;
const pollEvery = (every: number | null) => ({ type: 'pace', params: { every } }) as const;
const begin = { guard: 'mayBegin', target: 'sending', actions: 'takeWish' } as const;
const quiet = pollEvery(null);
const seldom = pollEvery(IP_ROTATION_PACE.resting);

export const ipRotationMachine = ipRotationSetup.createMachine({
  id: 'ip-rotation',
  type: 'parallel',
  context: ({ input }) => ({
    accountId: input.accountId,
    record: recordOf(input.record),
    isMissing: false,
    isOver: false,
    isAbandoned: false,
    wish: null,
    doubt: null,
    checks: 0,
    ...nothingSaid,
    lookError: null,
    waits: [],
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.record._id }) },
  on: { REFRESH: { actions: 'look' }, LOOK_FAILED: { actions: 'takeLookError' } },
  states: {
    status: {
      initial: 'deciding',
      on: {
        RECORD: [
          { guard: 'isNews', target: '.deciding', actions: 'takeNews' },
          { guard: 'isCurrent', actions: 'forgetLookError' },
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
          entry: seldom,
          exit: quiet,
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: timeOf(context.record.estimate_used) }),
          },
          on: { DEADLINE: { target: 'ending', actions: 'markOver' } },
        },
        ending: { entry: ['look', pollEvery(IP_ROTATION_PACE.ending)], exit: quiet },
        settling: {
          entry: pollEvery(IP_ROTATION_PACE.settling),
          exit: quiet,
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
        closed: { entry: seldom, exit: quiet },
        unknown: { entry: seldom, exit: quiet },
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
            input: ({ context: { wish } }) =>
              wish === null ? null : { action: wish.action, request: wish.request },
            onDone: changeEnds,
          },
        },
        checking: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'readImage',
                input: ({ context }) => context.record._id,
                onDone: checkEnds,
              },
            },
            pausing: {
              after: { checkPause: 'asking' },
              on: { REFRESH: { target: 'asking', actions: 'checkAhead' } },
            },
          },
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
