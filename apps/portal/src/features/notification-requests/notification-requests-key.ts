/**
 * Key under which a tab stores its notification requests; a file of its own because every first load needs it and nothing else of
 * them. Begins like the keys of drafts (`forget-customer.ts`), so that a logout removes it with them.
 */
export const notificationRequestsKey = 'app_draft_notifications';
