import type { LifecycleWords } from './lifecycle-words.ts';

export const words: Pick<LifecycleWords, 'states' | 'ways'> = {
  states: {
    'payment.idle': 'None',
    'payment.sending': 'Being sent',
    'payment.unsure': 'No answer yet',
    'payment.checking': 'Looking at your orders',
    'payment.unconfirmed': 'Outcome unknown',
    'payment.paid': 'Paid',
    'payment.refused': 'Refused',
  },
  ways: [
    ['payment.idle', 'payment.sending', 'you rent or extend'],
    ['payment.sending', 'payment.paid', 'the server accepts'],
    ['payment.sending', 'payment.refused', 'the server refuses, nothing is charged'],
    ['payment.sending', 'payment.unsure', 'the answer is lost'],
    ['payment.unsure', 'payment.sending', 'it is asked again with the same key'],
    ['payment.sending', 'payment.checking', 'the answer is lost, and the server knows no keys'],
    ['payment.checking', 'payment.paid', 'the order is there'],
    ['payment.checking', 'payment.unconfirmed', 'no order has changed'],
    ['payment.unconfirmed', 'payment.sending', 'you pay again'],
    ['payment.paid', 'payment.sending', 'you extend'],
    ['payment.refused', 'payment.sending', 'you try again'],
  ],
};
