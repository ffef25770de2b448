import type { HardwareSelectionRefusal } from '@tram/machines/hardware-request';

const refusals: Readonly<Record<HardwareSelectionRefusal, string>> = {
  creating: 'The machine is being created, come back when it is ready.',
  deleted: 'This machine was deleted.',
  'unknown-status': 'The status of the request is unclear, try again in a few minutes.',
  accepted: 'The request was approved, so it can no longer be cancelled or added to.',
  'nothing-pending': 'No request is waiting.',
  'no-hardware': 'no hardware available',
  'nothing-chosen': 'Choose at least one piece of hardware.',
  'too-many': 'Choose less hardware.',
  unchanged: 'This choice is waiting for review.',
};

/** English. */
export const words = {
  title: (name: string) => `Add hardware to “${name}”`,
  subtitle: 'Send a request, we review it before we install. Nothing is charged now.',
  status: 'Request',
  choice: 'Hardware',
  option: (name: string, price: string) => `${name}, ${price} each extension`,
  requested: 'Requested',
  none: 'None',
  present: 'Extension now',
  afterwards: 'Extension once approved',
  noHardware: 'no hardware available',
  pending: {
    lead: 'Your request is waiting for review.',
    detail: 'You can change your choice or withdraw it meanwhile.',
  },
  accepted: {
    lead: 'The hardware was approved.',
    detail: 'Its price is part of each extension. It can no longer be cancelled or added to.',
  },
  failed: {
    lead: 'The last request was not approved.',
    detail: 'You can choose again and send a new request.',
  },
  unsent: 'The request was not sent.',
  checking: {
    lead: 'The server has not answered yet.',
    detail: 'We are checking whether the request arrived, without sending it again.',
  },
  submit: 'Send request',
  submitAgain: 'Change request',
  withdraw: 'Withdraw request',
  sending: 'Sending…',
  close: 'Close',
  reasons: {
    ...refusals,
    'changed-elsewhere': 'The request was changed elsewhere. Check the choice below.',
    'already-requested': 'This choice has been sent already.',
    declined: 'The last request was declined, you can send it again.',
    'hardware-gone': 'A piece of hardware is no longer offered. Choose again.',
    'price-changed': 'The price of the hardware has just changed. Check it before you send.',
    'not-received': 'The server did not receive the request, send it again.',
    cancelled: 'Stopped, nothing was sent.',
    'done-before-cancel': 'The request was sent before you stopped it. You can withdraw it.',
    'session-ended': null,
    'not-allowed': null,
    'too-many-requests': null,
    unknown: null,
  },
  refusals,
  told: {
    submitted: 'Request for hardware sent',
    withdrawn: 'Request for hardware withdrawn',
    accepted: 'Request for hardware approved',
    declined: 'Request for hardware failed',
    about: (name: string) => `Machine “${name}”`,
  },
};
