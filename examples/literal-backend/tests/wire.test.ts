import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLiteralBackend, type LiteralBackend } from '../src/backend.ts';
import type { LiteralBackendOptions } from '../src/options.ts';
import { type Caller, eventually, signedIn, textAt } from './caller.ts';
import { rentPc } from './rent-pc.ts';

let backend: LiteralBackend;
let call: Caller;

async function begin(options: LiteralBackendOptions = {}): Promise<void> {
  backend = await createLiteralBackend({ readyMs: 0, ...options });
  call = await signedIn(backend.url);
}
beforeEach(() => begin());
afterEach(() => backend.close());

const preflight = (origin: string) =>
  fetch(`${backend.url}/api/orders`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

describe('a portal on another origin', () => {
  beforeEach(async () => {
    await backend.close();
    await begin({ allowedOrigin: 'https://portal.example' });
  });

  test('may send a token and a type, and read the name of a file; nothing else', async () => {
    const { status, headers } = await preflight('https://portal.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://portal.example');
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(headers.get('access-control-expose-headers')).toBe('content-disposition');
  });

  test('is allowed to connect to the events', async () => {
    const { headers } = await fetch(`${backend.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://portal.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('https://portal.example');
  });

  test('is allowed only by its name', async () => {
    const { headers } = await preflight('https://elsewhere.example');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('events', () => {
  let socket: Socket;
  afterEach(() => socket.disconnect());

  /** Joins without waiting for an acknowledgement, as none comes. Every event that arrives is kept. */
  async function join(transport: 'polling' | 'websocket'): Promise<unknown[][]> {
    const received: unknown[][] = [];
    socket = io(backend.url, { transports: [transport], forceNew: true, reconnection: false });
    socket.onAny((...event: unknown[]) => received.push(event));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    socket.emit('join', textAt(await call('GET /accounts/me'), '_id'), () =>
      received.push(['acknowledged']),
    );
    // Sent until the first arrives: from then on the join is known to have worked.
    await eventually(() => {
      backend.emit('demo', 'vm_result', { status: 'SUCCESS', message: 'joined' });
      expect(received).not.toEqual([]);
    });
    return received;
  }

  test.each(['polling', 'websocket'] as const)(
    'over %s are names alone, and a join is not acknowledged',
    async (transport) => {
      const received = await join(transport);
      await rentPc(call, 'Máy');
      await eventually(() => expect(received).toContainEqual(['boot_result']));
      expect(received).toContainEqual(['create_vm_result']);
      expect(new Set(received.flat())).toEqual(
        new Set(['vm_result', 'create_vm_result', 'boot_result']),
      );
    },
  );

  test('say a status and words where that is asked for', async () => {
    await backend.close();
    await begin({ events: 'told' });
    const received = await join('polling');
    await rentPc(call, 'Máy');
    const told = { status: 'SUCCESS', message: 'Máy Máy đã sẵn sàng' };
    await eventually(() => expect(received).toContainEqual(['boot_result', told]));
  });
});
