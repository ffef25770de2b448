/**
 * A customer who has something of everything, kept that way while requests of all kinds come and go: their ids and the values
 * that belong to them let generated requests reach further than a 404.
 */
import * as fc from 'fast-check';
import { type Api, createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import type { TestServer } from '../../src/testing/test-server.ts';
import { madeReady } from './ready.ts';
import type { RequestShape } from './request-shapes.ts';
import { smallPicture } from './small-pictures.ts';
import { supplied } from './supply.ts';
import { idsOfKind, nothing, togetherOf } from './things.ts';
import type { Belongings, Together } from './valid-requests.ts';

/** A customer with state. */
export interface OwnThings {
  readonly token: string;
  readonly belongings: Belongings;
  /** Tops the balance up, rents what has ended, ends what is too much, and reads everything again. */
  replenish(): Promise<void>;
  /** Brings everything into a state in which an operation can be done. @returns what a request has to say to succeed */
  makeReady(shape: RequestShape): Promise<Together>;
}

const pictures = fc.constantFrom(
  { name: 'ảnh mặt trước.png', contentType: 'image/png', content: smallPicture },
  // By its content it is one, whatever it is called.
  { name: 'portrait', contentType: 'application/octet-stream', content: smallPicture },
);

/** One of a list that may have changed when the request is made; null when it is empty now. */
function anyOf<Value>(list: () => readonly Value[]): fc.Arbitrary<Value> | null {
  const [first] = list();
  if (first === undefined) return null;
  return fc.nat({ max: 99 }).map((index) => {
    const now = list();
    return now[index % now.length] ?? first;
  });
}

function apiOf(server: TestServer, token: string): Api {
  return createApi({
    baseUrl: `${server.origin}/api`,
    session: { token: () => token },
    clock: createServerClock(),
    idempotency: 'keys',
  });
}

/** Signs a seeded customer in and looks at what they have. */
export async function openOwnThings(server: TestServer, username: string): Promise<OwnThings> {
  const token = await server.tokenOf(username);
  const api = apiOf(server, token);
  const operator = apiOf(server, await server.tokenOf('admin'));
  let things = nothing;
  let counted = 0;
  const count = () => (counted += 1);
  return {
    token,
    belongings: {
      idsFor: (shape, name) => anyOf(() => idsOfKind(things, shape, name)),
      togetherFor: (shape) => anyOf(() => togetherOf(things, shape)),
      files: pictures,
    },
    async replenish() {
      things = await supplied(server, api, username);
    },
    makeReady: (shape) => madeReady({ server, api, operator, username, count }, shape),
  };
}
