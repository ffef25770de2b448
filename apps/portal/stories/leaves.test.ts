import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cloudImageSnapshots } from '@tram/machines/cloud-image/fixtures';
import { hardwareRequestSnapshots } from '@tram/machines/hardware-request/fixtures';
import { ipRotationSnapshots } from '@tram/machines/ip-rotation/fixtures';
import { kycOtpSnapshots } from '@tram/machines/kyc-otp/fixtures';
import { paymentSnapshots } from '@tram/machines/payment/fixtures';
import { pcImageSnapshots } from '@tram/machines/pc-image/fixtures';
import { rechargeQrSnapshots } from '@tram/machines/recharge-qr/fixtures';

interface Lifecycle<Leaf extends string> {
  readonly name: string;
  /** By every leaf: the tests of the machine keep its samples in line with its states. */
  readonly snapshots: Readonly<Record<Leaf, unknown>>;
  /** The file of its stories, and others that show it too. */
  readonly stories: readonly [string, ...string[]];
  /** Leaves that another story shows, by its name. */
  readonly shownBy: Readonly<Partial<Record<Leaf, string>>>;
  /** Leaves without a story, and why a customer does not stay there. */
  readonly exempt: Readonly<Partial<Record<Leaf, string>>>;
}

/** Checks that the tables name only leaves. */
const lifecycle = <Leaf extends string>(one: Lifecycle<Leaf>): Lifecycle<string> => one;

const forACall = 'lasts for one reading, and looks like the pause before and after it';

const lifecycles: readonly Lifecycle<string>[] = [
  lifecycle({
    name: 'a PC',
    snapshots: pcImageSnapshots,
    stories: ['pc-lifecycle.stories.tsx'],
    shownBy: { payment: 'StatusNotRented', 'operation.resting.idle': 'StatusReady' },
    exempt: {},
  }),
  lifecycle({
    name: 'a payment',
    snapshots: paymentSnapshots,
    stories: ['pc-lifecycle.stories.tsx', 'cloud-lifecycle.stories.tsx'],
    shownBy: {
      'resting.idle': 'StatusNotRented',
      'resting.paid': 'PaymentRestingPaid',
      'resting.refused': 'PaymentRestingRefused',
      sending: 'PaymentSending',
      unsure: 'PaymentUnsure',
      'checking.pausing': 'PaymentChecking',
      unconfirmed: 'PaymentUnconfirmed',
    },
    exempt: {
      preparing: 'lasts for one reading, and looks like the sending after it',
      'checking.asking': forACall,
    },
  }),
  lifecycle({
    name: 'a cloud machine',
    snapshots: cloudImageSnapshots,
    stories: ['cloud-lifecycle.stories.tsx'],
    shownBy: {
      'command.resting.idle': 'StatusStopped',
      payment: 'StatusExpired',
      'download.resting.idle': 'StatusRunning',
    },
    exempt: { 'command.going.asking': forACall, 'command.checking.asking': forACall },
  }),
  lifecycle({
    name: 'a request for hardware',
    snapshots: hardwareRequestSnapshots,
    stories: ['hardware-lifecycle.stories.tsx'],
    // An open dialog is in `choosing` where choosing is allowed, and idle where it is not.
    shownBy: { 'request.resting.idle': 'StatusAccepted' },
    exempt: { 'request.checking.asking': forACall },
  }),
  lifecycle({
    name: 'a top-up',
    snapshots: rechargeQrSnapshots,
    stories: ['recharge-dialog.stories.tsx'],
    shownBy: {
      editing: 'Amount',
      'open.awaiting': 'Transfer',
      'open.expired': 'TimedOut',
      'open.paid.onTime': 'Paid',
    },
    exempt: {},
  }),
  lifecycle({
    name: 'an identity verification',
    snapshots: kycOtpSnapshots,
    stories: ['identity-lifecycle.stories.tsx', 'identity-verification.stories.tsx'],
    shownBy: {
      editing: 'Ready',
      choosing: 'Method',
      'code.entering': 'Code',
      'code.ended': 'CodeExpired',
    },
    exempt: {
      reading:
        'the screen begins the lifecycle with an account that it has read; `Loading` is before',
      'checking.asking': forACall,
    },
  }),
  lifecycle({
    name: 'the internet routes of a PC',
    snapshots: ipRotationSnapshots,
    stories: ['routes-lifecycle.stories.tsx'],
    shownBy: { 'change.resting.idle': 'StatusOpen', 'cooling.none': 'StatusOpen' },
    exempt: {
      'status.gone': 'the dialog goes with its PC, whose own story `StatusGone` shows what is left',
      'change.checking.asking': forACall,
    },
  }),
];

/** `payment.resting.refused` is `PaymentRestingRefused`. */
function storyOf(leaf: string): string {
  return leaf
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function storiesOf(file: string): readonly string[] {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return [...source.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name);
}

test.each(lifecycles)('every state in which $name can rest has its story', (one) => {
  const stories = new Set(one.stories.flatMap(storiesOf));
  const leaves = Object.keys(one.snapshots);
  const missing = leaves.filter(
    (leaf) => !(leaf in one.exempt) && !stories.has(one.shownBy[leaf] ?? storyOf(leaf)),
  );
  expect(missing).toEqual([]);
  // A leaf with a story needs no reason any more.
  expect(Object.keys(one.exempt).filter((leaf) => stories.has(storyOf(leaf)))).toEqual([]);
});
