import type { Api } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type {
  CloudImage,
  Image,
  PlayCredentials,
  PlayLink,
  PlayPlatform,
  PlayToken,
} from '@tram/api/types';
import { readConnection, type OrderCalls } from '../pc/rented-order.ts';

export interface PlayTarget {
  readonly name: string;
  /** The address of the client for the customer's own computer. */
  readonly getLink: (os: PlayPlatform) => Promise<Result<PlayLink>>;
  /** A fresh token for the client; null where the machine has no user or no password yet. */
  readonly getToken: () => Promise<Result<PlayToken> | null>;
}

/** Remote user and RDP password of a machine (interpretations, "Machines and downloads"). */
interface RemoteUser {
  readonly user: string | null;
  readonly password: string | null;
}

function credentialsOf({ user, password }: RemoteUser): PlayCredentials | null {
  // Empty: in an answer that is kept on the device.
  if (user === null || user === '' || password === null || password === '') return null;
  return { basicauth_username: user, basicauth_password: password };
}

type PlayConfig = Pick<RuntimeConfig, 'slug'>;

interface PlayApiOfPc extends Pick<Api, 'getPlayLinkForPc' | 'getPlayTokenForPc'>, OrderCalls {}

/**
 * Play on a PC: `GET /play-{product}/pc/{id}`, `POST /play-{product}/get-token-pc/{id}`. Its remote user is in its renting
 * order, which is read for each token: a password that was renewed meanwhile would be refused.
 */
export function playOnPc(
  api: PlayApiOfPc,
  { slug }: PlayConfig,
  image: Pick<Image, '_id' | 'name' | 'int_ip_address'>,
): PlayTarget {
  const path = { product: slug, id: image._id };
  return {
    name: image.name,
    getLink: (os) => api.getPlayLinkForPc({ path, query: { os } }),
    async getToken() {
      const order = await readConnection(api, image);
      if (!order.ok) return order;
      const body = credentialsOf({
        user: order.value?.user_remote ?? null,
        password: order.value?.passRdp ?? null,
      });
      return body === null ? null : api.getPlayTokenForPc({ path, body });
    },
  };
}

/** Play on a cloud machine: `GET /play-{product}/cloud/{id}`, `POST /play-{product}/get-token-cloud/{id}`. */
export function playOnCloud(
  api: Pick<Api, 'getPlayLinkForCloud' | 'getPlayTokenForCloud'>,
  { slug }: PlayConfig,
  { _id, name, response_data: remote }: Pick<CloudImage, '_id' | 'name' | 'response_data'>,
): PlayTarget {
  const path = { product: slug, id: _id };
  const body = credentialsOf({
    user: remote?.username ?? null,
    password: remote?.password ?? null,
  });
  return {
    name,
    getLink: (os) => api.getPlayLinkForCloud({ path, query: { os } }),
    getToken: async () => (body === null ? null : api.getPlayTokenForCloud({ path, body })),
  };
}
