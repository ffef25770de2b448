/** A real SMTP server on this machine that keeps what it takes. */
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived. */
interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers by their name in lower case, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  /** Its text, decoded. */
  readonly text: string;
}

/** The server. */
export interface MailServer {
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Answers to the next recipients, one each: an SMTP status that refuses them. */
  readonly refusals: number[];
  close(): Promise<void>;
}

function decodedWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_word, base64: string) =>
      Buffer.from(base64, 'base64').toString('utf8'),
    );
}

function readMail(raw: string, envelope: Pick<ReceivedMail, 'from' | 'to'>): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
  const body = raw.slice(end + 4);
  const isEncoded = headers.get('content-transfer-encoding') === 'base64';
  const text = isEncoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  return { ...envelope, headers, text };
}

/** Starts a server. @param port one that was free before; any free one when left out */
export async function startMailServer(
  options: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'] },
  port = 0,
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    logger: false,
    onRcptTo({ address }, _session, done) {
      const status = refusals.shift();
      if (status === undefined) done();
      else done(Object.assign(new Error(`<${address}> is refused`), { responseCode: status }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const sender = envelope.mailFrom;
        const from = sender === false ? '' : sender.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(Buffer.concat(chunks).toString('latin1'), { from, to }));
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that gives up is no fault of the server's.
  server.on('error', () => {});
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return {
    port: address.port,
    mails,
    refusals,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
