/** Speaks to a server byte by byte, as clients do that no library would let pass. */
import { connect } from 'node:net';

/** An answer as it came, and whether the server closed the connection after it. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body's JSON; null when it is none. */
  readonly json: unknown;
}

/** Reads the answers in what a connection carried. Bodies have a length or end with the connection. */
function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const length = Number(headers['content-length'] ?? 0);
    const bytes = Buffer.from(rest.slice(end + 4), 'latin1');
    const body = bytes.subarray(0, length).toString('utf8');
    answers.push({ status: Number(first.split(' ')[1]), headers, body, json: jsonOf(body) });
    rest = bytes.subarray(length).toString('latin1');
  }
  return answers;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends bytes and reads what comes back until the server closes the connection, or until `answers` answers are there.
 * @param pieces sent one after another; a number waits so many ms, a promise until it is kept
 */
export async function sendRaw(
  port: number,
  pieces: readonly (string | Uint8Array | number | Promise<void>)[],
  answers = 1,
): Promise<readonly RawAnswer[]> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  const done = new Promise<readonly RawAnswer[]>((resolve, reject) => {
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const complete = answersIn(received).filter(({ status }) => status >= 200);
      if (complete.length >= answers) resolve(answersIn(received));
    });
    socket.on('close', () => resolve(answersIn(received)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has answered need not wait for the rest of what is sent.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(answersIn(received));
      else reject(error);
    });
  });
  for (const piece of pieces) {
    if (typeof piece === 'number') await new Promise((resolve) => setTimeout(resolve, piece));
    else if (piece instanceof Promise) await piece;
    else if (socket.writable) socket.write(piece);
  }
  const result = await done;
  socket.destroy();
  return result;
}
