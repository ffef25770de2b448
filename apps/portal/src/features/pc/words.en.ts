export const words = {
  refusals: {
    rented: 'It can be deleted only when it is not rented',
    booting: 'The image is booting',
    busy: 'Another operation is under way, please wait a moment',
    'payment-pending': 'Waiting for the result of the payment',
    ended: 'The rental has ended',
    'not-rented': 'The machine is not rented yet',
    gone: 'The machine is no longer in the list',
    'unknown-status': 'The status of the machine is unclear',
    'account-missing': 'Please log in again to use this feature',
    'no-tunnel': 'This SSH has no tunnel API yet, please contact the admin!',
  },
};
