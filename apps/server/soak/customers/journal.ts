/** What a customer knows for certain: what was answered with success, however often it had to be sent. */

/** Something that was paid for, once. */
export interface Charge {
  readonly kind: 'rental' | 'extension';
  /** Id of the PC, the VPS order or the cloud machine. */
  readonly target: string;
  /** What the customer has confirmed, VND. */
  readonly amount: number;
  readonly operation: string;
  readonly key: string;
}

export interface Journal {
  readonly accountId: string;
  readonly username: string;
  readonly charges: Charge[];
  /** Top-ups that the bank has reported and the server has acknowledged. */
  readonly topUps: { readonly id: string; readonly money: number }[];
  /** Identity forms that were taken. */
  submissions: number;
  /** What never got a definite answer, though it was asked for again and again. */
  readonly unsettled: string[];
  /** Answers that contradict each other, in words. */
  readonly contradictions: string[];
}
