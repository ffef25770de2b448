/** The real bank: `POST /webhooks/sepay`, where SePay reports each transfer. */
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../auth/address-key.ts';
import { wrongSignatures } from '../auth/limits.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { receiveTransfer } from './receive-transfer.ts';
import { readSepayReport } from './sepay-report.ts';
import { checkSignature } from './sepay-signature.ts';

/** Bytes of a delivery; a real one has some five hundred. */
const bodyLimit = 16 * 1024;

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? undefined : value;
}

/**
 * Registers the webhook where SePay's secret is known; without it there is none. It answers `{ "success": true }` for every
 * report that is kept, also for one that was kept before. A wrong or old signature is 401; after many from one address
 * 429, without a line in the log for each. This limit never holds up a delivery that is signed well, whatever address it
 * seems to come from.
 */
export async function registerSepayWebhook(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  const { sepaySecret: secret } = services.settings;
  if (secret === null) return;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The signature is over the bytes, so they are not parsed before it is checked.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post('/webhooks/sepay', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const delivery = {
        timestamp: header(request.headers['x-sepay-timestamp']),
        signature: header(request.headers['x-sepay-signature']),
        body,
      };
      const verdict = checkSignature(secret, delivery, services.clock.now());
      if (verdict !== 'right') {
        const subject = addressKey(request.ip);
        await services.attempts.count({ rule: wrongSignatures, subject });
        services.log.warn(
          { requestId: request.id, signature: verdict },
          'a delivery to the bank webhook was refused',
        );
        throw new Refusal(401, 'Chữ ký của webhook không hợp lệ');
      }
      const report = readSepayReport(body);
      if (report === null) {
        services.log.error(
          { requestId: request.id },
          'SePay sent a report that cannot be read: look it up there',
        );
        throw new Refusal(400, 'Nội dung webhook không đúng định dạng SePay');
      }
      await receiveTransfer(services, report);
      return reply.send({ success: true });
    });
    done();
  });
}
