/**
 * A small real server for tests of whole pages: the built portal as a server sends it, with its content security policy, and an
 * API whose answers a test writes down. It can keep scripts back, to stand still in the moment before the JavaScript is there.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Package } from '@tram/api/types';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import { loadRenderer } from '../../scripts/build/load-renderer.ts';
import type { Language } from '../boot/language.ts';
import { configPath } from '../document/page.ts';

/** One answer of the API. */
interface ApiAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** A call as it arrived. */
interface ApiCall {
  /** `POST /auth/login`; the query is part of it. */
  readonly call: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

export interface PageServer {
  readonly origin: string;
  /** What the API answers, by `POST /auth/login` or `GET /images?page=1`. Anything else is a 404 of the API. */
  readonly answers: Map<string, ApiAnswer>;
  /** Every call so far. */
  readonly calls: readonly ApiCall[];
  /** The path of every request so far. */
  readonly asked: readonly string[];
  /** The packages that the landing page is rendered with; undefined: without any. */
  packages: readonly Package[] | undefined;
  /** The operator's configuration. */
  config: RuntimeConfig | undefined;
  /**
   * What a static host has: with it the pages are the files that the build left, and `config.json` is answered with this; its
   * `text` null: it is not there. Undefined: our own server sends the pages.
   */
  staticHost: { text: string | null; status?: number; held?: Promise<void> } | undefined;
  /**
   * Keeps the script that starts the application back until the returned function is called. Only that one: held scripts would
   * keep all the connections that a browser opens to one origin.
   */
  holdScripts(): () => void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** What stands in the head of a page as a bare element, as the product's own server allows it. */
function hashesOf(html: string, name: 'script' | 'style'): string {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
}

/** The policy of the product's own server. */
const policyOf = (html: string): string =>
  `default-src 'none'; script-src 'self'${hashesOf(html, 'script')}; style-src 'self'${hashesOf(html, 'style')}; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** Starts it on a free port. @param out folder of a build */
export async function startPageServer(out: string): Promise<PageServer> {
  const renderer = await loadRenderer(out);
  const answers = new Map<string, ApiAnswer>();
  const calls: ApiCall[] = [];
  const asked: string[] = [];
  let held: Promise<void> = Promise.resolve();

  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${(request.url ?? '').replace('/api', '')}`;
    const text = await textOf(request);
    calls.push({
      call,
      authorization: request.headers.authorization,
      body: text === '' ? null : JSON.parse(text),
    });
    const { status = 200, body } = answers.get(call) ?? {
      status: 404,
      body: { statusCode: 404, message: `Không có ${call}` },
    };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  async function answerFile(pathname: string, response: ServerResponse): Promise<void> {
    if (pathname.startsWith('/assets/main-') && pathname.endsWith('.js')) await held;
    const file = await readFile(path.join(out, 'client', pathname)).catch(() => null);
    response.writeHead(file === null ? 404 : 200, {
      'content-type': types[path.extname(pathname)] ?? 'text/plain',
    });
    response.end(file ?? '');
  }

  async function answerStaticPage(
    pathname: string,
    language: Language,
    response: ServerResponse,
  ): Promise<void> {
    const page = (name: string) =>
      readFile(path.join(out, 'client', `${name}${language === 'en' ? '.en' : ''}.html`));
    const file = await page(pathname).catch(() => page('index'));
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(''),
    });
    response.end(file);
  }

  async function answerConfig(response: ServerResponse): Promise<void> {
    const { text = null, status = 200, held: heldConfig } = server.staticHost ?? {};
    await heldConfig;
    response.writeHead(text === null ? 404 : status, { 'content-type': 'application/json' });
    response.end(text ?? '');
  }

  async function answerPage(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const language = renderer.requestLanguage(request.headers);
    if (server.staticHost !== undefined) return answerStaticPage(pathname, language, response);
    const page = renderer.renderedPaths.find((one) => one === pathname);
    const { packages, config } = server;
    const given = config === undefined ? {} : { config };
    const html =
      page === undefined
        ? await renderer.renderShell({ path: pathname, language, ...given })
        : await renderer.render({
            path: page,
            language,
            ...given,
            ...(packages === undefined ? {} : { packages }),
          });
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(html),
    });
    response.end(html);
  }

  const listener = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const answered = pathname.startsWith('/api/')
      ? answerApi(request, response)
      : pathname === configPath
        ? answerConfig(response)
        : path.extname(pathname) === ''
          ? answerPage(pathname, request, response)
          : answerFile(pathname, response);
    answered.catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');

  const server: PageServer = {
    origin: `http://127.0.0.1:${address.port}`,
    answers,
    calls,
    asked,
    packages: undefined,
    config: undefined,
    staticHost: undefined,
    holdScripts() {
      let release: (() => void) | null = null;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release?.();
    },
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => {
        listener.close(resolve);
      });
    },
  };
  return server;
}
