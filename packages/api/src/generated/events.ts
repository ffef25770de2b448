// Generated from openapi/events.yaml by openapi/generate.ts; do not edit.

/** Events that a client receives. */
export const receivedEvents = ['hello', 'boot_result', 'create_vm_result', 'vm_result', 'recharge_result', 'account_result'] as const;

/** How a result ends. */
export const resultStatuses = ['SUCCESS', 'FAILED'] as const;

/** What can be asked of a cloud machine. */
export const vmActions = ['start', 'restart', 'shutdown', 'backup', 'restore', 'delete', 'extend', 'addHardware'] as const;
