import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect as connectTo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Disturbance, type Front, startFront } from './front.ts';

const opened: Server[] = [];
let front: Front | null = null;
afterEach(async () => {
  await front?.close();
  front = null;
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of message) body += String(chunk);
  return body;
}

/** An instance that opens Socket.IO sessions and otherwise answers its name, and what it has received. */
function instance(name: string): Promise<string> {
  let sessions = 0;
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (url.startsWith('/socket.io/') && !url.includes('sid=')) {
      sessions += 1;
      return void answer.end(`0{"sid":"${name}-${sessions}","upgrades":["websocket"]}`);
    }
    return void bodyOf(asked).then((body) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ name, url, method, headers, body }));
    });
  });
  server.on('upgrade', (asked, socket) => {
    if (asked.url?.includes('refused') === true) {
      return void socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\nno');
    }
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\nx-name: ${name}\r\n\r\n`,
    );
    return void socket.pipe(socket);
  });
  opened.push(server);
  return addressOf(server);
}

/** An address without a listener. */
async function nobody(): Promise<string> {
  const server = createServer();
  const address = await addressOf(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return address;
}

async function ask(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`${front?.origin}${path}`, init);
  return Object(await answer.json());
}

async function nameAt(path: string): Promise<unknown> {
  return (await ask(path))['name'];
}

/** Sends raw HTTP. @returns all of the answer up to its end or to `until` */
function raw(text: string, until?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(front?.origin ?? '');
    const socket = connectTo(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      if (until !== undefined && heard.includes(until)) socket.end();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

function upgrade(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`;
}

describe('the front', () => {
  test('goes round with calls, and keeps a session of Socket.IO with the instance that began it', async () => {
    front = await startFront({ port: 0, instances: [await instance('a'), await instance('b')] });
    expect(new Set([await nameAt('/'), await nameAt('/')])).toEqual(new Set(['a', 'b']));
    for (let turn = 0; turn < 4; turn += 1) {
      const begun = await (
        await fetch(`${front.origin}/socket.io/?EIO=4&transport=polling`)
      ).text();
      const sid = /"sid":"(.*?)"/.exec(begun)?.[1] ?? '';
      const path = `/socket.io/?EIO=4&transport=polling&sid=${sid}`;
      expect([await nameAt(path), await nameAt(path)]).toEqual([sid[0], sid[0]]);
    }
  });

  test('passes on what is sent, and says itself who sent it', async () => {
    front = await startFront({ port: 0, instances: [await instance('a')] });
    const got = await ask('/api/x?y=%20z', {
      method: 'PATCH',
      body: 'nội dung',
      headers: { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-host': 'evil.example', 'x-own': '1' },
    });
    const host = new URL(front.origin).host;
    expect(got).toMatchObject({
      url: '/api/x?y=%20z',
      method: 'PATCH',
      body: 'nội dung',
      headers: {
        host,
        'x-own': '1',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'http',
      },
    });
  });

  test('leaves out an instance that is not there, with the body of the call', async () => {
    front = await startFront({ port: 0, instances: [await nobody(), await instance('b')] });
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await ask('/', { method: 'POST', body: 'x' })).toMatchObject({ name: 'b', body: 'x' });
    }
  });

  test('cuts, loses or delays what it is told to: an answer is lost after the instance has had the request', async () => {
    const received: string[] = [];
    const server = createServer((asked, answer) => {
      received.push(asked.url ?? '');
      answer.end('{}');
    });
    opened.push(server);
    const disturbances = new Map<string | undefined, Disturbance>([
      ['/cut', { kind: 'cut' }],
      ['/lost', { kind: 'lost' }],
      ['/slow', { kind: 'slow', ms: 1 }],
    ]);
    front = await startFront({
      port: 0,
      instances: [await addressOf(server)],
      disturb: ({ url }) => disturbances.get(url) ?? null,
    });
    await expect(ask('/cut')).rejects.toThrow('fetch failed');
    expect(received).toEqual([]);
    await expect(ask('/lost')).rejects.toThrow('fetch failed');
    expect(received).toEqual(['/lost']);
    expect(await ask('/slow')).toEqual({});
    expect(await ask('/undisturbed')).toEqual({});
  });

  test('cuts every connection and takes new ones', async () => {
    front = await startFront({ port: 0, instances: [await instance('a')] });
    const { hostname, port } = new URL(front.origin);
    const socket = connectTo(Number(port), hostname, () => socket.write(upgrade('/socket.io/')));
    const ended = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.on('error', () => {});
    await new Promise((resolve) => {
      socket.once('data', resolve);
    });
    front.cut();
    await ended;
    expect(await nameAt('/')).toBe('a');
  });

  test('takes no connection while it is paused, from clients that had none before either', async () => {
    front = await startFront({ port: 0, instances: [await instance('a')] });
    const resume = front.pause();
    await expect(ask('/')).rejects.toThrow('fetch failed');
    resume();
    expect(await nameAt('/')).toBe('a');
  });

  test('answers 502 when no instance is running', async () => {
    front = await startFront({ port: 0, instances: [await nobody()] });
    const answer = await fetch(`${front.origin}/`);
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { statusCode: 502, message: 'Có lỗi xảy ra' },
    ]);
  });

  test('reaches no other host, for any address in a call', async () => {
    front = await startFront({ port: 0, instances: [await instance('a')] });
    const { port } = new URL(await instance('elsewhere'));
    const said = await raw(
      `GET http://127.0.0.1:${port}/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(said).toContain('"name":"a"');
    expect(await raw('GET // HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toContain(
      '200 OK',
    );
  });

  test('passes a WebSocket through in both directions, and the answer of one that is refused', async () => {
    front = await startFront({ port: 0, instances: [await instance('a')] });
    const said = await raw(`${upgrade('/socket.io/?EIO=4&transport=websocket')}hello`, 'hello');
    expect(said).toMatch(/^HTTP\/1\.1 101 [\s\S]*x-name: a[\s\S]*hello$/i);
    expect(await raw(upgrade('/refused'), 'no')).toMatch(/^HTTP\/1\.1 400 [\s\S]*no$/);
  });
});
