/** The port to the bank: what every adapter (SePay's webhook, the sandbox) makes of a report. */

/** A transfer as the bank reported it. The bank may report it again, late, and in any order. */
export interface ReportedTransfer {
  /** Who reported it. */
  readonly provider: 'sepay' | 'sandbox';
  /** The number it has there, the same in every report of it. */
  readonly providerId: string;
  readonly direction: 'in' | 'out';
  /** The account that it reached or left. */
  readonly accountNumber: string;
  /** The virtual account in front of it that was paid to, when there is one. */
  readonly virtualAccount: string | null;
  /** VND, positive. */
  readonly amount: number;
  /** What the payer wrote, as the bank passes it on. */
  readonly content: string;
  /** Further texts of the report in which the content may stand whole. */
  readonly otherTexts: readonly string[];
  /** The bank's own number of the transfer. */
  readonly referenceCode: string | null;
  readonly transferredAt: Date;
}
