export const words = {
  anotherCustomer: 'Another account has logged in in another tab, this tab now uses it',
  done: {
    boot_result: 'A PC has a new status',
    create_vm_result: 'Created',
    vm_result: 'The action on the machine succeeded',
    recharge_result: 'Topped up',
    account_result: 'Your identity is verified',
  },
  failed: {
    boot_result: 'A PC could not be created',
    create_vm_result: 'The machine was not created',
    vm_result: 'The action on the machine failed',
    recharge_result: 'The top-up failed',
    account_result: 'Your identity could not be verified',
  },
  unknown: 'Something went wrong',
  recharge: {
    successful: (money: string) => `Topped up ${money}`,
    cancelled: (money: string) => `The top-up of ${money} was cancelled`,
    'timed-out': (money: string) => `The top-up of ${money} timed out`,
  },
};
