import type { LifecycleWords } from './lifecycle-words.ts';

export const words: LifecycleWords = {
  parts: {},
  states: {
    editing: 'Entering the amount',
    creating: 'Creating the QR code',
    unsure: 'No answer yet',
    failed: 'Could not be created',
    resuming: 'Being opened again',
    awaiting: 'Waiting for the transfer',
    cancelling: 'Being cancelled',
    checking: 'Being checked',
    paid: 'Successful',
    expired: 'Timed out',
    cancelled: 'Cancelled',
  },
  now: {
    awaiting: 'We are waiting for the bank to report the money. You can leave this page.',
    paid: 'The money is in your balance.',
    expired:
      'The QR code is no longer valid. Money that arrives late is still added to your balance.',
    cancelled:
      'You cancelled it. If you transferred money anyway, it is still added to your balance.',
  },
  ways: [
    ['editing', 'creating', 'you send amount and bank'],
    ['creating', 'awaiting', 'the server creates the QR code'],
    ['creating', 'failed', 'the server refuses'],
    ['creating', 'unsure', 'the answer is lost'],
    ['unsure', 'creating', 'it is asked again with the same key'],
    ['failed', 'creating', 'you send it again'],
    ['resuming', 'awaiting', 'the top-up has loaded'],
    ['awaiting', 'paid', 'the bank reports the money'],
    ['awaiting', 'checking', '15 minutes are over'],
    ['awaiting', 'cancelling', 'you cancel'],
    ['cancelling', 'cancelled', 'the server has cancelled it'],
    ['cancelling', 'checking', 'the server could not cancel it'],
    ['checking', 'paid', 'the money has arrived'],
    ['checking', 'expired', 'the money has not arrived'],
    ['expired', 'paid', 'the money arrives late'],
    ['expired', 'editing', 'you top up again'],
    ['cancelled', 'paid', 'the money arrives late'],
    ['cancelled', 'editing', 'you top up again'],
  ],
};
