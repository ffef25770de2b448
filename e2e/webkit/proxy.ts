import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { blankPath, faultsPath, scriptPath } from './paths.ts';

/**
 * Stands between the browser and the product, whose pages get a script of the test before their own: of the same origin, which
 * their content security policy allows. WebDriver can neither add one nor read the console.
 */
export class Proxy {
  /** Errors and warnings of the console, uncaught exceptions and refusals of the policy, in all pages so far. */
  readonly faults: string[] = [];
  readonly #port: number;
  readonly #script: string;
  readonly #server: Server;
  /** Ends of what the browser has upgraded to a WebSocket, which the server does not count among its connections. */
  readonly #upgraded = new Set<Duplex>();
  #isCut = false;
  /** Answers of scripts wait for it. */
  #scriptsMayRun: Promise<void> = Promise.resolve();

  private constructor(port: number, script: string) {
    this.#port = port;
    this.#script = script;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('upgrade', (request, socket, head) => {
      if (this.#isCut) {
        socket.destroy();
        return;
      }
      this.#upgraded.add(socket);
      const upstream = connect(port, '127.0.0.1', () => {
        const headers = [];
        for (let at = 0; at < request.rawHeaders.length; at += 2) {
          headers.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}\r\n`);
        }
        upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
        upstream.write(head);
        socket.pipe(upstream).pipe(socket);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
      socket.on('close', () => {
        this.#upgraded.delete(socket);
        upstream.destroy();
      });
    });
  }

  /** @param port the product's */
  static async start(port: number, script: string): Promise<Proxy> {
    const proxy = new Proxy(port, script);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has ended.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Keeps the product's scripts back, as a slow network does. @returns lets them come */
  holdScripts(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#scriptsMayRun = promise;
    return resolve;
  }

  /** Ends every connection and takes no other, as where there is no way to the server. @returns connects again */
  cut(): () => void {
    this.#isCut = true;
    this.#server.closeAllConnections();
    for (const socket of this.#upgraded) socket.destroy();
    return () => {
      this.#isCut = false;
    };
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    if (url === faultsPath) {
      this.faults.push(await text(request));
      response.end();
    } else if (url === scriptPath) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(this.#script);
    } else if (url === blankPath) {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>-</title>');
    } else if (this.#isCut) {
      response.destroy();
    } else {
      if (url.endsWith('.js')) await this.#scriptsMayRun;
      this.#pass(request, response);
    }
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const asked = ask({
      host: '127.0.0.1',
      port: this.#port,
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    asked.on('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html') !== true) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      text(answer).then(
        (page) => {
          const { 'content-length': _, ...rest } = answer.headers;
          response.writeHead(answer.statusCode ?? 502, rest);
          response.end(page.replace('<head>', `<head><script src="${scriptPath}"></script>`));
        },
        () => response.destroy(),
      );
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }
}
