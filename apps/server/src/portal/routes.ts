/** The routes of the portal: its files, its pages, and what is answered for everything else. */

import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Package } from '@tram/api/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mode } from '../environment.ts';
import { pagePolicy } from '../http/page-policy.ts';
import { documentHeaders } from '../http/common-headers.ts';
import type { EveryOperation, Services } from '../services.ts';
import { SettingsError } from '../settings.ts';
import type { BuiltPortal, PortalRenderer } from './built-portal.ts';
import { createPages, type Page } from './pages.ts';
import { type Sendable, sendContent } from './assets.ts';

/**
 * The files that carry an operator's brand: address → file. They are small, or pictures that do not compress, and change with
 * the configuration alone, so browsers revalidate them and mostly get 304.
 */
function brandAssets(
  renderer: Pick<PortalRenderer, 'brandFiles'>,
  config: RuntimeConfig,
): ReadonlyMap<string, Sendable> {
  return new Map(
    (renderer.brandFiles?.(config) ?? []).map(({ path, contentType, content }) => [
      path,
      {
        content: { plain: content, br: null, gzip: null },
        contentType,
        cacheControl: 'no-cache',
        etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      },
    ]),
  );
}

const missingPortalPage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cổng khách hàng chưa được dựng</title>
</head>
<body>
<main>
<h1>Cổng khách hàng chưa được dựng</h1>
<p>Máy chủ đang chạy, nhưng chưa có bản dựng của cổng khách hàng (apps/portal/dist). Chạy <code>npm run build</code> rồi khởi động lại máy chủ.</p>
</main>
</body>
</html>
`;

/**
 * Refuses an operator's configuration that the portal cannot make a page of (an accent too near to a status colour), when the
 * server starts rather than when the first visitor comes.
 * @throws SettingsError with the portal's reason in one line
 */
export function checkConfig(
  renderer: Pick<PortalRenderer, 'checkConfig'>,
  config: RuntimeConfig,
): void {
  try {
    renderer.checkConfig?.(config);
  } catch (error) {
    throw new SettingsError(
      `TRAM_CONFIG cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** What belongs to the server: nothing below it is ever a page. (`/api` itself is one.) */
const served = /^\/(api\/|socket\.io(\/|$)|healthz$|verify-email$|qr\/|guides\/|assets\/)/;
/** What belongs to it in sandbox mode. In production these are unknown addresses like any other. */
const servedInSandbox = /^\/sandbox(\/|$)/;

/** What a page loads and what is never opened as a document of its own, as a picture in SVG could be. */
const isSubresource = /^(text\/(javascript|css)|font\/)/;

/** Whether a path could be a page: a file that is not there is answered as a missing file. */
function couldBePage(path: string, mode: Mode): boolean {
  const isServed = served.test(path) || (mode === 'sandbox' && servedInSandbox.test(path));
  return !isServed && !/\.[\da-z]{1,12}$/i.test(path);
}

/**
 * Answers a GET that nothing else answers with a page of status 404. Resolves with whether it did; not with the reply, which
 * a promise would wait for and swallow.
 */
export type AnswerUnknownPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface PortalParts {
  readonly services: Services;
  readonly handlers: EveryOperation;
  /** Null when the portal has not been built. */
  readonly portal: BuiltPortal | null;
}

/** Registers the portal. @returns what to do with unknown pages */
export function registerPortal(app: FastifyInstance, parts: PortalParts): AnswerUnknownPage {
  const { portal } = parts;
  const { settings, log } = parts.services;
  if (portal === null) return answerMissingPortal(settings.mode);
  const { renderer } = portal;
  const pages = createPages({
    renderer,
    config: settings.runtimeConfig,
    packages: () => currentPackages(parts),
    log,
  });
  /** The page at a path, in the language of the request. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> =>
    sendPage(request, reply, await pages.get(path, renderer.requestLanguage(request.headers)));
  const branded = brandAssets(renderer, settings.runtimeConfig);
  for (const [url, asset] of new Map([...portal.assets, ...branded])) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => {
        if (isSubresource.test(asset.contentType)) {
          for (const name of documentHeaders) reply.removeHeader(name);
        }
        return sendContent(request, reply, asset);
      },
    });
  }
  for (const url of portal.routes) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => send(request, reply, url),
    });
  }
  // The first visitor should not wait for the first rendering.
  app.addHook('onReady', (done) => {
    for (const language of renderer.languages) {
      for (const path of renderer.renderedPaths)
        void pages.get(path, language).catch(() => undefined);
    }
    done();
  });
  return async (request, reply) => {
    if (!isPageRequest(request, settings.mode)) return false;
    await send(request, reply.code(404), '/404');
    return true;
  };
}

function isPageRequest(request: FastifyRequest, mode: Mode): boolean {
  const path = request.url.split('?')[0] ?? '/';
  return (request.method === 'GET' || request.method === 'HEAD') && couldBePage(path, mode);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  return sendContent(request, reply.header('content-security-policy', page.policy), page);
}

function answerMissingPortal(mode: Mode): AnswerUnknownPage {
  return async (request, reply) => {
    if (!isPageRequest(request, mode)) return false;
    await reply
      .code(503)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(missingPortalPage))
      .send(missingPortalPage);
    return true;
  };
}

async function currentPackages({ services, handlers }: PortalParts): Promise<readonly Package[]> {
  const answer = await handlers.listPackages({
    services,
    account: null,
    parameters: { path: {}, query: {} },
    body: undefined,
    idempotencyKey: null,
    confirmedTotal: null,
    requestId: 'page',
    origin: services.settings.origin ?? '',
    address: '',
  });
  return 'body' in answer ? answer.body : [];
}
