/** The port to the world's mailboxes. The sandbox has none behind it: its mails stay in the outbox. */
import { SECOND } from '@tram/machines/rules';
import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';

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

export interface MailSender {
  /**
   * Hands a mail over; it resolves when someone else has taken the responsibility for it.
   * @throws MailNotTaken
   */
  send(mail: OutgoingMail): Promise<void>;
}

// The real way out for mails: a mail server that is reached by SMTP.

/** How long a server may take for each step, ms. */
const timeouts = {
  dnsTimeout: 5 * SECOND,
  connectionTimeout: 5 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
} as const;

/** Codes about the mail itself or its mailbox, not about the connection or the login. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Only codes: the texts of servers contain the address. */
function notTaken(error: unknown): MailNotTaken {
  const field = (name: string): unknown =>
    error instanceof Error ? Reflect.get(error, name) : undefined;
  const code = field('code');
  const status = field('responseCode');
  const reasons = [
    typeof code === 'string' ? code : 'no code',
    ...(typeof status === 'number' ? [String(status)] : []),
  ];
  const isFinal =
    typeof code === 'string' &&
    aboutTheMail.has(code) &&
    typeof status === 'number' &&
    status >= 500;
  return new MailNotTaken(`the mail server did not take a mail (${reasons.join(' ')})`, isFinal);
}

/** Builds the sender: a connection a mail, so nothing is left open between two. */
export function createSmtpSender({ server, from }: MailSettings): MailSender {
  const { login, ...connection } = server;
  const transport = createTransport({
    ...connection,
    ...timeouts,
    ...(login === null ? {} : { auth: login }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever is in it.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          // Seven bits and short lines, which every server on the way passes on unchanged.
          textEncoding: 'base64',
          date: mail.queuedAt,
          messageId: `<${mail.id}@${domain}>`,
          // RFC 3834: no automatic reply, such as a holiday notice.
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        throw notTaken(error);
      }
    },
  };
}
