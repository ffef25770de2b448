/** Where a tab keeps what it is to tell. Begins as every draft does (`forget-drafts.ts`), so that a logout forgets it with them. */
export const notificationRequestsKey = 'app_draft_notifications';
