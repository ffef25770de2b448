/** The routes of the portal: its files, its pages, and what is answered for everything else. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Package } from '@tram/api/types';
import { documentHeaders, pagePolicy } from '../http/security-headers.ts';
import type { OperationHandlers, Services } from '../services.ts';
import type { BuiltPortal } from './built-portal.ts';
import { createPages, type Pages } from './pages.ts';
import { sendContent } from './send-content.ts';
import { missingPortalPage } from './missing-portal.ts';

/** What belongs to the server: nothing below it is ever a page. (`/api` itself is one.) */
const served = /^\/(api\/|socket\.io(\/|$)|sandbox(\/|$)|healthz$|verify-email$|qr\/|assets\/)/;

/** What a page loads and nobody opens as a document of its own; a picture in SVG could be. */
const isSubresource = /^(text\/(javascript|css)|font\/)/;

/** Whether a path could be a page: a file that is not there is answered as a missing file. */
export function couldBePage(path: string): boolean {
  return !served.test(path) && !/\.[\da-z]{1,12}$/i.test(path);
}

/** Answers a GET that nothing else answers with a page of status 404, or says that it is none. */
export type AnswerUnknownPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | null>;

/** What the routes need. */
export interface PortalParts {
  readonly services: Services;
  readonly handlers: OperationHandlers;
  /** Null when the portal has not been built. */
  readonly portal: BuiltPortal | null;
}

/** Registers the portal. @returns what to do with unknown pages */
export function registerPortal(app: FastifyInstance, parts: PortalParts): AnswerUnknownPage {
  const { portal } = parts;
  if (portal === null) return answerMissingPortal;
  const { settings, log } = parts.services;
  const pages = createPages({
    renderer: portal.renderer,
    config: settings.runtimeConfig,
    packages: () => currentPackages(parts),
    log,
  });
  for (const [url, asset] of portal.assets) {
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
      handler: (request, reply) => sendPage(request, reply, pages, url),
    });
  }
  // The first visitor should not wait for the first rendering.
  app.addHook('onReady', (done) => {
    for (const path of portal.renderer.renderedPaths) void pages.get(path).catch(() => undefined);
    done();
  });
  return async (request, reply) =>
    isPageRequest(request) ? sendPage(request, reply.code(404), pages, '/404') : null;
}

function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '/';
  return (request.method === 'GET' || request.method === 'HEAD') && couldBePage(path);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  path: string,
): Promise<FastifyReply> {
  const page = await pages.get(path);
  return sendContent(request, reply.header('content-security-policy', page.policy), page);
}

const answerMissingPortal: AnswerUnknownPage = async (request, reply) => {
  if (!isPageRequest(request)) return null;
  return reply
    .code(503)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(missingPortalPage))
    .send(missingPortalPage);
};

async function currentPackages({ services, handlers }: PortalParts): Promise<readonly Package[]> {
  if (handlers.listPackages === undefined) return [];
  const answer = await handlers.listPackages({
    services,
    account: null,
    parameters: { path: {}, query: {} },
    body: undefined,
    idempotencyKey: null,
    requestId: 'page',
    origin: services.settings.origin ?? '',
    address: '',
  });
  return 'body' in answer ? answer.body : [];
}
