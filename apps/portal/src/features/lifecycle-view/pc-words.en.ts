import type { LifecycleWords } from './lifecycle-words.ts';
import { words as paymentLifecycle } from './payment-words.en.ts';

export const words: LifecycleWords = {
  parts: { status: 'Machine', payment: 'Payment', operation: 'Action' },
  states: {
    'status.notRented': 'Not rented',
    'status.waiting': 'Being created',
    'status.ready': 'Ready',
    'status.ending': 'Time is up, being checked',
    'status.unknown': 'Status unclear',
    'status.gone': 'Deleted',
    ...paymentLifecycle.states,
    'operation.idle': 'None',
    'operation.running': 'Being done',
    'operation.done': 'Done',
    'operation.refused': 'Could not be done',
  },
  now: {
    'status.notRented': 'The machine is not rented and costs nothing.',
    'status.waiting': 'Windows and the connection are being set up. You can leave this page.',
    'status.ready': 'You can use the machine until the rented time is over.',
    'status.ending': 'The rented time is over, this page is asking the server.',
    'status.unknown': 'The server reports a state that this page does not know.',
    'status.gone': 'The machine is no longer in your list.',
  },
  ways: [
    ['status.notRented', 'status.waiting', 'you rent the machine and pay'],
    ['status.notRented', 'status.gone', 'you delete the machine'],
    ['status.waiting', 'status.ready', 'the machine has been created, its rented time begins'],
    [
      'status.waiting',
      'status.notRented',
      'it could not be created, the money goes back to your balance',
    ],
    ['status.ready', 'status.ending', 'the rented time is over'],
    ['status.ending', 'status.notRented', 'the server confirms that it is over'],
    ['status.ending', 'status.ready', 'the server knows of an extension'],
    ['status.unknown', 'status.ready', 'the server says that it is ready'],
    ...paymentLifecycle.ways,
    ['operation.idle', 'operation.running', 'you press an action'],
    ['operation.running', 'operation.done', 'the server has done it'],
    ['operation.running', 'operation.refused', 'the server could not do it'],
    ['operation.done', 'operation.running', 'you press another action'],
    ['operation.refused', 'operation.running', 'you try again'],
  ],
};
