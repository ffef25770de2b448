/** The port to the world's mailboxes. The sandbox has none behind it: its mails stay in the outbox. */

/** A mail to deliver. */
export interface OutgoingMail {
  /** The same in every try, so that a mail that arrives twice can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text, with the link. */
  readonly text: string;
  readonly queuedAt: Date;
}

/** A mail was not taken. Its message is for the log: it has neither an address nor what the mail says. */
export class MailNotTaken extends Error {
  /** Whether another try would be answered the same: the mailbox does not exist, the mail is refused. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'MailNotTaken';
    this.isFinal = isFinal;
  }
}

/** Delivers mails. */
export interface MailSender {
  /**
   * Hands a mail over; it resolves when someone else has taken the responsibility for it.
   * @throws MailNotTaken
   */
  send(mail: OutgoingMail): Promise<void>;
}
