/** The routes of the sandbox: a page for people, JSON for tests. Registered in sandbox mode only. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readForms } from '../http/urlencoded-form.ts';
import { pagePolicy } from '../http/page-policy.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { SandboxActions } from './actions.ts';
import {
  accountSection,
  clockSection,
  faultSection,
  isNotice,
  mailSection,
  type Notice,
  rechargeSection,
  sandboxPage,
  sandboxStyle,
} from './page.ts';
import { refuseForeign } from './requests.ts';
import type { SandboxRoute, SandboxSection } from './sandbox-route.ts';

interface SandboxParts {
  readonly settings: Settings;
  readonly actions: SandboxActions;
  /** What faults can be planned for: operations and actions of machines. */
  readonly faultNames: readonly string[];
  readonly services: Services;
  readonly routes: readonly SandboxRoute[];
  readonly sections: readonly SandboxSection[];
}

/** Registers `/sandbox` and everything below it. */
export async function registerSandbox(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  await app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', (request, _reply, next) => {
        try {
          refuseForeign(request, parts.settings);
          next();
        } catch (error) {
          next(error instanceof Error ? error : new Error('refused'));
        }
      });
      readForms(scope, 16 * 1024);
      registerJson(scope, parts.actions);
      registerDomain(scope, parts);
      registerPage(scope, parts);
      done();
    },
    { prefix: '/sandbox' },
  );
}

function parameter(request: FastifyRequest, name: string): string {
  const value: unknown = Reflect.get(Object(request.params), name);
  return typeof value === 'string' ? value : '';
}

function registerJson(scope: FastifyInstance, actions: SandboxActions): void {
  scope.post('/api/recharges/:id/pay', (request) => actions.pay(parameter(request, 'id')));
  scope.get('/api/recharges', () => actions.pendingRecharges());
  scope.get('/api/accounts', () => actions.accounts());
  scope.patch('/api/accounts/:username', (request) =>
    actions.changeAccount(parameter(request, 'username'), request.body),
  );
  scope.get('/api/outbox', () => actions.outbox());
  scope.get('/api/clock', async () => actions.clock());
  scope.post('/api/clock', (request) => actions.moveClock(request.body));
  scope.get('/api/faults', () => actions.faults());
  scope.post('/api/faults', (request) => actions.planFault(request.body));
  scope.put('/api/faults', (request) => actions.replaceFaults(request.body));
  scope.delete('/api/faults', () => actions.clearFaults());
}

function registerDomain(scope: FastifyInstance, { services, routes }: SandboxParts): void {
  for (const { method, path, act } of routes) {
    scope.route({
      method,
      url: `/api${path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { body } = request;
        const parameters = parametersOf(request);
        return reply.send((await act({ services, parameters, body })) ?? {});
      },
    });
  }
}

function parametersOf(request: FastifyRequest): Record<string, string> {
  const entries = Object.entries(request.params ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function valueOf(text: unknown): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return text === '' ? null : text;
}

/** The fields of a form as JSON would have them: forms know only text. */
function formValues(body: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body ?? {}).map(([name, text]) => [name, valueOf(text)]),
  );
}

function registerPage(scope: FastifyInstance, parts: SandboxParts): void {
  const { actions } = parts;
  const show = async (reply: FastifyReply, notice: Notice | null, problem: string | null) => {
    const page = sandboxPage({
      brand: parts.settings.runtimeConfig.name,
      sections: [
        rechargeSection(await actions.pendingRecharges()),
        clockSection(actions.clock()),
        accountSection(await actions.accounts()),
        ...(await Promise.all(parts.sections.map((section) => section(parts.services)))),
        mailSection(await actions.outbox()),
        faultSection(await actions.faults(), parts.faultNames),
      ],
      notice,
      problem,
    });
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(page))
      .send(page);
  };
  /** A form of the page: done, it leads back, so that a reload does not send it again; refused, it says why. */
  const form = (
    path: string,
    notice: Notice,
    act: (request: FastifyRequest) => Promise<unknown>,
  ) => {
    scope.post(path, async (request, reply) => {
      try {
        await act(request);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return show(reply.code(error.statusCode), null, error.message);
      }
      return reply.redirect(`/sandbox?notice=${notice}`, 303);
    });
  };
  scope.get('', (request, reply) => {
    const notice: unknown = Reflect.get(Object(request.query), 'notice');
    return show(reply, isNotice(notice) ? notice : null, null);
  });
  scope.get('/style.css', async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(sandboxStyle),
  );
  form('/forms/recharges/:id', 'paid', (request) => actions.pay(parameter(request, 'id')));
  form('/forms/accounts/:username', 'account', (request) =>
    actions.changeAccount(parameter(request, 'username'), request.body),
  );
  form('/forms/clock', 'clock', (request) => actions.moveClock(request.body));
  form('/forms/faults', 'fault', (request) => actions.planFault(request.body));
  form('/forms/faults/clear', 'cleared', () => actions.clearFaults());
  for (const { method, path, act } of parts.routes) {
    if (method === 'GET') continue;
    form(`/forms${path}`, 'done', (request) =>
      act({
        services: parts.services,
        parameters: parametersOf(request),
        body: formValues(request.body),
      }),
    );
  }
}
