/**
 * `/verify-email?token=…`, which the mailed link opens: a page whose button verifies. Opening it changes nothing, because mail
 * scanners open links as well, also of mails that somebody else has caused.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anonymousCall } from '../http/fair-queue.ts';
import { readForms } from '../http/urlencoded-form.ts';
import { pagePolicy } from '../http/page-policy.ts';
import { plainPage } from '../pages/plain-page.ts';
import { html } from '../pages/html.ts';
import type { Services } from '../services.ts';
import { verifyEmail } from './email-verification.ts';

const words = {
  vi: {
    title: 'Xác minh địa chỉ email',
    lead: (brand: string) => `Bạn bấm nút dưới đây để hoàn tất đăng ký tài khoản ${brand}.`,
    button: 'Xác minh email',
    otherwise: 'Nếu bạn không đăng ký tài khoản, bạn đóng trang này: sẽ không có gì thay đổi.',
  },
  en: {
    title: 'Verify your email address',
    lead: (brand: string) => `Press the button below to finish signing up for ${brand}.`,
    button: 'Verify email',
    otherwise: 'If you did not sign up, close this page: nothing will change.',
  },
} as const;

/** The token in a query or a form; null when it is none of ours. */
function tokenIn(fields: unknown): string | null {
  const token: unknown = Reflect.get(Object(fields), 'token');
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : null;
}

const loginAfter = (verified: boolean) => `/login?verified=${verified ? 1 : 0}`;

interface VerificationPageParts {
  readonly services: Services;
  /** The language that a request asks for. */
  readonly languageOf: (request: FastifyRequest) => string;
}

/** Registers the page, and what its button sends. Both lead to the login where there is nothing to verify with. */
export async function registerVerifyEmail(
  app: FastifyInstance,
  { services, languageOf }: VerificationPageParts,
): Promise<void> {
  const brand = services.settings.runtimeConfig;
  await app.register((scope, _options, done) => {
    readForms(scope, 1024);
    scope.addHook('onRequest', (_request, reply, next) => {
      // Its address holds the token.
      reply.header('referrer-policy', 'no-referrer');
      next();
    });
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/verify-email',
      handler: async (request, reply) => {
        const token = tokenIn(request.query);
        if (token === null) return reply.redirect(loginAfter(false), 303);
        const language = languageOf(request) === 'en' ? 'en' : 'vi';
        const { title, lead, button, otherwise } = words[language];
        const page = plainPage({
          brand,
          language,
          title,
          content: html`<h1>${title}</h1>
            <p>${lead(brand.name)}</p>
            <form method="post" action="/verify-email">
              <input type="hidden" name="token" value="${token}" />
              <button>${button}</button>
            </form>
            <p>${otherwise}</p>`,
        });
        return reply
          .header('content-type', 'text/html; charset=utf-8')
          .header('content-security-policy', pagePolicy(page))
          .header('vary', 'accept-language, cookie')
          .send(page);
      },
    });
    scope.post('/verify-email', async (request, reply) => {
      const token = tokenIn(request.body);
      const verified =
        token !== null &&
        (await services.queue.run(anonymousCall(request), () => verifyEmail(services, token)));
      return reply.redirect(loginAfter(verified), 303);
    });
    done();
  });
}
