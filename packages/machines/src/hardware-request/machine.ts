/**
 * The lifecycle of one cloud machine's request for additional hardware (specification, section 4 "Additional-hardware request"
 * and section 9 "Cloud extension cost"; contract, `addCloudHardware`). A mirror of the server's record: the server is right
 * from any state.
 *
 * `status` shows how the request stands. `deciding` reads the record; a newer one leads back to it from anywhere.
 * - `none`: nothing is asked for. `pending`: waits for the operator and is read again at a pace, because no event says what
 *   is decided. `accepted`: paid with each extension, for good. `failed`: declined, and it may be asked for again.
 * - `unknown`: a status that we do not know allows nothing and is read again. `gone`: there is no such machine any more.
 *
 * `request` is what the customer does about it. Nothing is charged by it, and nothing is sent again automatically.
 * - `resting`: `idle`, or how the last one ended: `submitted`, `withdrawn`, or `refused` with its reason.
 * - `choosing`: pieces are chosen, with the cost of the next extension. News about the request, the offer and its prices are shown;
 *   where nothing may be changed any more it closes.
 * - `sending`: SUBMIT or WITHDRAW is on its way, once. CANCEL aborts it.
 * - `checking`: the answer was lost, the call cancelled, or the server says that the state does not allow it. The record is asked
 *   what became of the intention, several times where the server may still be at work.
 * - `deciding`: back to the choice while it is open, else to the reason.
 *
 * What may happen when is the table of `rules.ts`. Nothing is sent in an initial state.
 */
import { answerOf, rereading } from '../actors/setup.ts';
import { polling } from '../actors/watch.ts';
import { closed, noIntention, noReason, recordOf } from './model.ts';
import type {
  HardwareIntention,
  HardwareReading,
  HardwareRequestContext,
  HardwareRequestStatus,
  HardwareUncertainty,
} from './model.ts';
import { HARDWARE_REQUEST_PACE, hardwareRequestSetup } from './setup.ts';

const answered = answerOf<HardwareReading>();

/** Begins to find out what became of an intention. */
const markUncertain = (what: HardwareUncertainty) =>
  ({ type: 'markUncertain', params: { what } }) as const;

const uncertain = (what: HardwareUncertainty) =>
  [answered.action('takeError'), markUncertain(what)] as const;

const sayDecision = answered.action('sayDecision');
const countCheck = answered.action('countCheck');
const conclude = answered.action('conclude');
const settled = [sayDecision, answered.action('settle'), 'decide'] as const;

const refused = answered.action('takeRefusal');

const is = (status: HardwareRequestStatus) => ({ type: 'is', params: { status } }) as const;
const takeIntention = (action: HardwareIntention['action']) =>
  ({ type: 'takeIntention', params: { action } }) as const;

const withdraw = {
  guard: 'mayWithdraw',
  target: 'sending',
  actions: takeIntention('withdraw'),
} as const;

const machine = hardwareRequestSetup.createMachine({
  id: 'hardware-request',
  type: 'parallel',
  context: ({ input: { record, discount } }) => ({
    record: recordOf(record),
    isMissing: false,
    discount: discount ?? null,
    ...closed,
    ...noIntention,
    ...noReason,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ context }) => ({ id: context.record._id }) },
  on: { REFRESH: { actions: 'refresh' }, DISCOUNT: { actions: 'takeDiscount' } },
  states: {
    status: {
      initial: 'deciding',
      on: {
        RECORD: { guard: 'isCurrent', target: '.deciding', actions: 'takeNews' },
        MISSING: { target: '.deciding', actions: 'takeNews' },
        READ_FAILED: { actions: 'takeReadError' },
        DECIDE: '.deciding',
      },
      states: {
        deciding: {
          always: [
            { guard: is('gone'), target: 'gone' },
            { guard: is('none'), target: 'none' },
            { guard: is('pending'), target: 'pending' },
            { guard: is('accepted'), target: 'accepted' },
            { guard: is('failed'), target: 'failed' },
            { target: 'unknown' },
          ],
        },
        none: {},
        pending: polling(HARDWARE_REQUEST_PACE.pending),
        accepted: {},
        failed: {},
        unknown: polling(HARDWARE_REQUEST_PACE.unknown),
        gone: {},
      },
    },
    request: {
      initial: 'resting',
      states: {
        deciding: {
          id: 'concluding',
          always: [
            { guard: 'staysOpen', target: 'choosing' },
            { target: 'resting.refused', actions: 'shut' },
          ],
        },
        resting: {
          initial: 'idle',
          states: {
            idle: {},
            submitted: { id: 'submitted' },
            withdrawn: { id: 'withdrawn' },
            refused: {},
          },
          on: {
            CHOOSE: { guard: 'mayChange', target: 'choosing', actions: 'open' },
            WITHDRAW: withdraw,
            ACKNOWLEDGE: { target: '.idle', actions: 'forgetReason' },
          },
        },
        choosing: {
          on: {
            TOGGLE: { guard: 'isOffered', actions: 'toggle' },
            SUBMIT: { guard: 'maySubmit', target: 'sending', actions: takeIntention('submit') },
            WITHDRAW: withdraw,
            CANCEL: { target: 'resting', actions: 'close' },
            ACKNOWLEDGE: { actions: 'forgetReason' },
            RECORD: { guard: 'closesChoice', target: 'deciding' },
            MISSING: { target: 'deciding' },
          },
        },
        sending: {
          invoke: {
            src: 'addCloudHardware',
            input: ({ context: { record, intention: wanted } }) =>
              wanted === null
                ? null
                : { image: record._id, hardwares: wanted.pieces.map(({ _id }) => _id) },
            onDone: [
              answered.when('hasSubmitted', '#submitted', ...settled, 'saySubmitted'),
              answered.when('hasWithdrawn', '#withdrawn', ...settled, 'sayWithdrawn'),
              answered.when('isLost', 'checking', ...uncertain('lost')),
              answered.when('isConflict', 'checking', ...uncertain('conflict')),
              answered.when('isNotFound', 'checking', ...uncertain('not-found')),
              { target: 'deciding', actions: refused },
            ],
          },
          on: { CANCEL: { target: 'checking', actions: markUncertain('cancelled') } },
        },
        checking: {
          ...rereading({
            src: 'readCloudImage',
            input: ({ context }: { context: HardwareRequestContext }) => context.record._id,
            onDone: [
              answered.when('isOutdated', 'pausing'),
              answered.when('showsSubmission', '#submitted', ...settled, 'saySubmitted'),
              answered.when('showsWithdrawal', '#withdrawn', ...settled, 'sayWithdrawn'),
              answered.when('mayStillArrive', 'pausing', sayDecision, countCheck, 'decide'),
              answered.when('succeeded', '#concluding', sayDecision, conclude, 'decide'),
              answered.when('isUnauthorized', '#concluding', refused),
              answered.when('isForbidden', '#concluding', refused),
              { target: 'pausing', actions: answered.action('keepCheckError') },
            ],
          }),
        },
      },
    },
  },
});

type Machine = typeof machine;
/** Its type by name: what mentions the machine, here or in a library of its users, need not repeat all that is inside. */
export interface HardwareRequestMachine extends Machine {}

export const hardwareRequestMachine: HardwareRequestMachine = machine;
