/** What is decided about a submission that waits. A reason is in words for the customer. */
export type Decision =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'refused'; readonly reason: string };
