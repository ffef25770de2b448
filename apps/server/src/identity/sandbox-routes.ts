/** What the sandbox can do with identity verification: see what waits, approve it, refuse it. */
import type { SandboxRoute } from '../sandbox/sandbox-route.ts';
import { Refusal } from '../refusal.ts';
import { decideSubmission } from './decide-submission.ts';
import { waitingSubmissions } from './waiting-submissions.ts';

/** @throws Refusal 400 for anything but `{ reason }` with some words */
function readReason(body: unknown): string {
  const reason: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'reason') : null;
  const words = typeof reason === 'string' ? reason.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() : '';
  if (words === '' || words.length > 500) {
    throw new Refusal(400, 'Gửi { "reason": … }: lý do cho khách hàng, từ 1 đến 500 ký tự');
  }
  return words;
}

/** The calls of the sandbox. */
export const identitySandboxRoutes: readonly SandboxRoute[] = [
  {
    method: 'GET',
    path: '/identities',
    act: ({ services }) => waitingSubmissions(services),
  },
  {
    method: 'POST',
    path: '/identities/:username/approve',
    act: ({ services, parameters }) =>
      decideSubmission(services, parameters['username'] ?? '', { outcome: 'approved' }),
  },
  {
    method: 'POST',
    path: '/identities/:username/refuse',
    act: ({ services, parameters, body }) =>
      decideSubmission(services, parameters['username'] ?? '', {
        outcome: 'refused',
        reason: readReason(body),
      }),
  },
];
