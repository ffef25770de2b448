/** A customer who has everything that can be had, for others to reach for. */
import { createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import type { AccountIdentity } from '../../src/services.ts';
import type { TestServer } from '../../src/testing/test-server.ts';
import { openSender } from '../generators/send.ts';
import { written } from '../generators/request-parts.ts';
import { requestShapes } from '../generators/request-shapes.ts';
import { look, supplied } from '../generators/supply.ts';
import type { Things } from '../generators/things.ts';
import { sampleRequest } from './sample-requests.ts';

/** The key of everything that the victim has bought. Others will know it. */
export const victimsKey = 'the-key-of-the-other-customer';

/** A customer and what they have. */
export interface Victim {
  readonly account: AccountIdentity;
  readonly things: Things;
  /** What names them: id, user name, e-mail address. */
  readonly keys: readonly string[];
}

/** What is done once in the victim's name, beyond what `supplied` sees to, in this order. */
const deeds = [
  'requestRecharge',
  'createLog',
  'startIpRotation',
  'chooseTunnelForPc',
  'chooseTunnelForCloud',
  'chooseTunnelForVps',
  'getPlayTokenForPc',
  'getPlayTokenForCloud',
  'submitIdentity',
];

/** Makes the demo customer the victim. */
export async function openVictim(server: TestServer): Promise<Victim> {
  const username = 'demo';
  const token = await server.tokenOf(username);
  const api = createApi({
    baseUrl: `${server.origin}/api`,
    session: { token: () => token },
    clock: createServerClock(),
    idempotency: 'keys',
  });
  // What the demo customer has begun in the past has ended by then; nothing ends in the next hours.
  await server.services.clock.advance(60 * 60_000);
  const first = await supplied(server, api, username);
  const sender = openSender(server.port);
  const shapes = new Map(requestShapes().map((shape) => [shape.id, shape]));
  for (const id of deeds) {
    const shape = shapes.get(id);
    if (shape === undefined) throw new Error(`the contract has no ${id}`);
    const request = written(
      shape.method,
      shape.path,
      sampleRequest({
        shape,
        things: first,
        owner: username,
        caller: username,
        count: 0,
        idempotencyKey: victimsKey,
      }),
    );
    const answer = await sender.send({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
    });
    if (answer.status >= 300) {
      throw new Error(`${id} answered the victim ${answer.status}: ${answer.bytes.toString()}`);
    }
  }
  sender.close();
  // Refused, so that a form may be sent again, with a code that waits in the mailbox.
  await server.call(`/sandbox/api/identities/${username}/refuse`, { body: { reason: 'Ảnh mờ' } });
  await server.services.clock.advance(2 * 60_000);
  await api.requestOtp();
  const things = await look(server, api);
  const me = await api.getMyAccount();
  if (!me.ok) throw new Error('the victim has no account');
  const { _id: id, email } = me.value;
  return {
    account: { id, username, role: 'USER' },
    things,
    keys: [id, email],
  };
}
