/**
 * The lifecycle of one cloud machine (specification, sections 2 "Cloud rental list", 4 "Cloud image", 8 "Machine start
 * result codes" and 9; contract, tag Cloud). A mirror of the server's record: the server is right from any state.
 *
 * `status` shows what the machine is. `deciding` reads the record's flags; a newer record leads back to it from anywhere.
 * - `creating`: read again at a pace, until it is there or was given up and paid back.
 * - `stopped`: until its days are over in server time; then `ending`, which asks the server before anything is said.
 * - `running`: a session, until its end in server time; then `closing`, in the same way. A clock that was ahead is set right by
 *   the answer, which leads back from both.
 * - `expired`: an extension makes it `stopped` again. `deleted`: gone, or missing. `unknown`: flags that contradict each other,
 *   read again at a slower pace.
 *
 * `command` is what is asked of the machine itself, one at a time: start, restart, shutdown, backup, restore, delete-vm and
 * the end of the rental.
 * - `resting`: `idle`, or how the last one ended. What the record shows at work, also begun elsewhere, leads to `going`.
 * - `sending`: on its way; never sent twice. A start may find no machine left: `refused` with the reason.
 * - `going`: taken. The machine is read until it is over, and how it ended is read from what has changed; a `vm_result`
 *   only makes it read at once, and says what the record cannot show.
 * - `checking`: the answer was lost. The machine is read a few times for a sign that the command was taken.
 *
 * `payment` extends: each EXTEND is one intention of the lifecycle of payments (`../payment`), of which the context holds the present
 * view. None begins without a loaded account (section 5); one that has begun goes on without it.
 * `download` fetches the file for Remote Desktop.
 *
 * What may begin when is the table of `rules.ts`. Nothing is optimistic and nothing is sent in an initial state.
 */
import { answerOf } from '../actors/setup.ts';
import { polling, pollingAtOnce } from '../actors/watch.ts';
import type { Result } from '@tram/api/result';
import { paymentEvents, paymentInvocation } from '../payment/machine.ts';
import { dueAtOf, sessionOf } from './model.ts';
import type {
  CloudExtension,
  CloudImageAnswer,
  CloudImageContext,
  CloudPaymentAnswer,
} from './model.ts';
import type { CloudImageCommand, CloudImageStatus } from './rules.ts';
import { CLOUD_IMAGE_PACE, cloudImageSetup } from './setup.ts';
import { contextOf, type CloudImageReading } from './transitions.ts';

const answered = answerOf<Result<CloudImageAnswer>>();
const read = answerOf<CloudImageReading>();
const fetched = answerOf<Result<unknown>>();
const words = ({ event }: { event: { output: Result<CloudImageAnswer> } }) => ({
  message: event.output.ok && event.output.value.message !== '' ? event.output.value.message : null,
});

const settled = read.action('settleCommand');
const taken = read.action('takeReading');
const done = read.when('isDone', '#command.resting.done', settled);
const unread = { target: 'pausing', actions: read.action('keepReadError') } as const;

/** Where reading a machine leads that is at a command. */
const workReadings = [
  read.when('isAtIt', 'pausing', taken, read.action('countTraceless')),
  done,
  read.when('hasFailed', '#command.resting.failed', settled),
  read.when('hasEnded', '#command.resting.ended', settled),
  unread,
] as const;

/** Where reading a machine leads that may never have got its command. */
const checkReadings = [
  read.when('isShownAtIt', '#command.going.pausing', taken, {
    type: 'sayTaken',
    params: { message: null },
  }),
  done,
  read.when('isReportedFailed', '#command.resting.failed', settled),
  read.when('mayStillShow', 'pausing', taken, 'countCheck'),
  read.when('succeeded', '#command.resting.refused', taken, 'giveUp'),
  unread,
] as const;

const is = (status: CloudImageStatus) => ({ type: 'is', params: { status } }) as const;
const may = (action: CloudImageCommand | 'extend' | 'downloadRdp') =>
  ({ type: 'may', params: { action } }) as const;
/** Over by the clock: the server is asked, and a clock that was ahead is set right by its answer. */
const over = {
  ...pollingAtOnce(CLOUD_IMAGE_PACE.over),
  on: { RECORD: { guard: 'goesOn', target: 'deciding', actions: 'takeBack' } },
} as const;
const ask = (command: CloudImageCommand) =>
  ({
    guard: may(command),
    target: 'sending',
    actions: { type: 'takeCommand', params: { command } },
  }) as const;

const reading = <Ends>(onDone: Ends) =>
  ({
    invoke: {
      src: 'read',
      input: ({ context }: { context: CloudImageContext }) => context.record._id,
      onDone,
    },
  }) as const;

const machine = cloudImageSetup.createMachine({
  id: 'cloud-image',
  type: 'parallel',
  context: ({ input }) => contextOf(input),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.record._id }) },
  states: {
    status: {
      initial: 'deciding',
      on: {
        RECORD: [
          { guard: 'isNews', target: '.deciding', actions: 'takeRecord' },
          { actions: 'takeUnchangedRecord' },
        ],
        MISSING: { target: '.deleted', actions: 'markMissing' },
        READ_FAILED: { actions: 'takeReadError' },
        COMPARE: '.deciding',
        // While a command is at work, its own region reads the record.
        REFRESH: { guard: 'isAtRest', actions: 'refresh' },
      },
      states: {
        deciding: {
          always: [
            { guard: is('creating'), target: 'creating' },
            { guard: is('stopped'), target: 'stopped' },
            { guard: is('ending'), target: 'ending' },
            { guard: is('running'), target: 'running' },
            { guard: is('closing'), target: 'closing' },
            { guard: is('expired'), target: 'expired' },
            { guard: is('deleted'), target: 'deleted' },
            { target: 'unknown' },
          ],
        },
        creating: {
          ...polling(CLOUD_IMAGE_PACE.creating),
          on: {
            RECORD: [
              { guard: 'isMade', target: 'deciding', actions: ['takeRecord', 'sayCreated'] },
              {
                guard: 'isGivenUp',
                target: 'deciding',
                actions: ['takeRecord', 'sayCreationFailed'],
              },
            ],
          },
        },
        stopped: {
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: dueAtOf(context.record) }),
          },
          on: { DEADLINE: { target: 'ending', actions: 'markOver' } },
        },
        ending: over,
        running: {
          invoke: {
            src: 'deadline',
            input: ({ context }) => ({ at: sessionOf(context.record)?.endsAt ?? null }),
          },
          on: { DEADLINE: { target: 'closing', actions: 'markOver' } },
        },
        closing: over,
        expired: {},
        deleted: {},
        unknown: polling(CLOUD_IMAGE_PACE.unknown),
      },
    },
    command: {
      id: 'command',
      initial: 'resting',
      on: { REFRESH: { actions: 'takeReport' } },
      states: {
        resting: {
          initial: 'idle',
          always: { guard: 'isAtWork', target: '#command.going.pausing', actions: 'takeWork' },
          states: { idle: {}, done: {}, failed: {}, ended: {}, refused: {} },
          on: {
            START: ask('start'),
            RESTART: ask('restart'),
            SHUT_DOWN: ask('shutdown'),
            BACK_UP: ask('backup'),
            RESTORE: ask('restore'),
            DELETE_VM: ask('deleteVm'),
            DELETE: ask('delete'),
            ACKNOWLEDGE: { target: '.idle', actions: 'forgetCommand' },
          },
        },
        sending: {
          invoke: {
            src: 'command',
            input: ({ context: { record, activeCommand } }) =>
              activeCommand === null || activeCommand.command === 'unknown'
                ? null
                : { image: record._id, command: activeCommand.command },
            onDone: [
              answered.when('isRentalDeleted', 'resting.done', answered.action('deleteRental')),
              answered.when('isTaken', 'going', { type: 'sayTaken', params: words }),
              answered.when('isUnanswered', 'checking', answered.action('takeUnanswered')),
              { target: 'resting.refused', actions: [answered.action('takeRefusal'), 'giveUp'] },
            ],
          },
        },
        going: {
          entry: 'forgetCommand',
          initial: 'asking',
          on: { REFRESH: { target: '.asking', actions: 'takeReport' } },
          states: {
            asking: reading(workReadings),
            pausing: {
              after: { goingPause: 'asking' },
              on: { RECORD: { guard: 'isNews', target: 'asking' } },
            },
          },
        },
        checking: {
          initial: 'asking',
          on: { REFRESH: { target: '.asking', actions: 'takeReport' } },
          states: {
            asking: reading(checkReadings),
            pausing: {
              after: { checkPause: 'asking' },
              on: { REFRESH: { target: 'asking', actions: ['takeReport', 'checkAhead'] } },
            },
          },
        },
      },
    },
    payment: {
      invoke: paymentInvocation<CloudExtension, CloudPaymentAnswer>(),
      on: {
        ACCOUNT: { actions: 'takeAccount' },
        EXTEND: { guard: may('extend'), actions: 'extend' },
        ...paymentEvents,
      },
    },
    download: {
      initial: 'resting',
      states: {
        resting: {
          initial: 'idle',
          states: { idle: {}, done: {}, refused: {} },
          on: {
            DOWNLOAD_RDP: {
              guard: may('downloadRdp'),
              target: 'running',
              actions: 'forgetDownload',
            },
            ACKNOWLEDGE: { target: '.idle', actions: 'forgetDownload' },
          },
        },
        running: {
          invoke: {
            src: 'download',
            input: ({ context }) => context.record._id,
            onDone: [
              fetched.when('succeeded', 'resting.done', fetched.action('takeDownload')),
              { target: 'resting.refused', actions: fetched.action('takeDownload') },
            ],
          },
        },
      },
    },
  },
});

type Machine = typeof machine;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface CloudImageMachine extends Machine {}

export const cloudImageMachine: CloudImageMachine = machine;
