/**
 * What an event makes old: event name → operations whose answers are read again. An event carries no values ("look
 * again"), so nothing here ever writes into a cached answer. Only what is on screen is fetched at once; the rest is marked
 * and fetched when it is next shown.
 */
export const staleOperations = {
  /** A PC was made, or could not be (then its price is back in the balance). Specification section 4: reloads the PC list. */
  boot_result: ['listImages', 'getOrderOfImage', 'listOrders', 'getMyAccount', 'listLogs'],
  create_vm_result: [
    'listCloudImages',
    'listVpsOrders',
    'listCloudPackages',
    'getMyAccount',
    'listLogs',
  ],
  vm_result: [
    'listCloudImages',
    'listVpsOrders',
    'listCloudImageHistory',
    'listCloudPackages',
    'getMyAccount',
    'listLogs',
  ],
  /** Specification section 4: reloads the recharge list. */
  recharge_result: ['listRecharges'],
  /** Specification section 4: a recharge that succeeded also refetches my info, which carries the balance. */
  recharge_succeeded: ['getMyAccount'],
} as const;
