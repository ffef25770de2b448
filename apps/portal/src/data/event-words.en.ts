import type { Words } from './event-words.vi.ts';

/** English. */
export const words: Words = {
  done: {
    boot_result: 'A PC has a new status',
    create_vm_result: 'Created',
    vm_result: 'The machine has done what it was asked for',
    recharge_result: 'Topped up',
  },
  failed: {
    boot_result: 'A PC could not be made',
    create_vm_result: 'The machine was not created',
    vm_result: 'The machine has not done what it was asked for',
    recharge_result: 'The top-up failed',
  },
  unknown: 'Something went wrong',
  recharge: {
    successful: (money) => `Topped up ${money}`,
    cancelled: (money) => `The top-up of ${money} was cancelled`,
    'timed-out': (money) => `The top-up of ${money} timed out`,
  },
};
