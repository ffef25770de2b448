/** `npm run example:literal-backend`: the backend as a program, set by the environment (README.md). */
import { demoPassword } from './accounts.ts';
import { createLiteralBackend } from './backend.ts';
import type { CloudsShape, EventPayload } from './options.ts';
import type { NotShown } from './not-shown.ts';

const cloudsShapes: readonly CloudsShape[] = [
  'by-name',
  'groups',
  'aggregated',
  'pairs',
  'lists',
  'flat',
];
const eventPayloads: readonly EventPayload[] = ['bare', 'told'];
const notShown: readonly NotShown[] = ['message', 'object', 'nothing'];

/** A setting that is one of some words; undefined where it is not given. @throws RangeError */
function oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
  const given = process.env[name];
  if (given === undefined) return undefined;
  const word = words.find((one) => one === given);
  if (word === undefined) throw new RangeError(`${name} must be one of ${words.join(', ')}`);
  return word;
}

/** A setting that is a whole number; undefined where it is not given. @throws RangeError */
function whole(name: string): number | undefined {
  const given = process.env[name];
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given)) throw new RangeError(`${name} must be a whole number`);
  return Number(given);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const backend = await createLiteralBackend({
  port: whole('PORT') ?? 4100,
  host: process.env['HOST'],
  allowedOrigin: process.env['ALLOWED_ORIGIN'],
  readyMs: whole('READY_MS'),
  balance: whole('BALANCE'),
  notShown: oneOf('NOT_SHOWN', notShown),
  clouds: oneOf('CLOUDS', cloudsShapes),
  events: oneOf('EVENTS', eventPayloads),
  say,
});
say(`Literal backend: ${backend.url}/api, sign in as demo with ${demoPassword}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void backend.close());
}
