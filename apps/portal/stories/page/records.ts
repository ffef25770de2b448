import type { CloudImage, Image, SshRoute } from '@tram/api/types';
import {
  creatingCloudImage,
  runningCloudImage,
  stoppedCloudImage,
  usedCloudImage,
} from '@tram/machines/cloud-image/fixtures';
import { readyImage } from '@tram/machines/pc-image/fixtures';
import type { PlainAnswer } from './answers.ts';
import { storyCustomer } from './story-customer.ts';

/**
 * Records that are not in the contract's examples, made from the samples of the lifecycles, around the moment of the stories
 * (20/11/2026 16:27 in Vietnam, 09:27 in the records).
 */

/** A list's answer with these rows on its one page. */
export function listOf(...rows: readonly unknown[]): PlainAnswer {
  return { body: { data: rows, total_page: 1 } };
}

/** Its paid time is over, and the server has not said so yet. */
export const endingImage: Image = { ...readyImage, estimate_used: '2026-11-20T09:20:00.000Z' };

/** A rotating route. */
export const rotatingRoute = 'WAN11 VNPT xoay';

/** Free routes. */
export const freeRoutes: SshRoute = {
  _id: '6740a1f2c3d4e5f607182970',
  api_tunnel: 'https://tunnel.tram.example/g3060-04',
  router: ['WAN01 VNPT', 'WAN02 Viettel'],
  router_xoay: [rotatingRoute, 'WAN12 FPT xoay'],
  wan_selected: [],
  updatedAt: '2026-11-20T08:45:00.000Z',
};

/** The rotating route held by the customer, without an address while the router works. */
export function heldRoutes(ip: string | null, updatedAt: string): SshRoute {
  const wan_selected = [{ name: rotatingRoute, ip, account_id: storyCustomer._id }];
  return { ...freeRoutes, wan_selected, updatedAt };
}

/** A PC that is ready, with these routes. */
export function routedImage(ssh: SshRoute | null): Image {
  return { ...readyImage, ...(ssh === null ? {} : { updatedAt: ssh.updatedAt }), ssh };
}

/** Its days are over, and the server has not said so yet. */
export const endingCloud: CloudImage = {
  ...stoppedCloudImage,
  createdAt: '2026-10-21T09:00:00.000Z',
};

/** Its session is over, and the server has not said so yet. */
export const closingCloud: CloudImage = {
  ...runningCloudImage,
  createdAt: '2026-11-18T02:00:00.000Z',
  last_turned_time: '2026-11-20T01:20:00.000Z',
};

/** Its days are over. */
export const expiredCloud: CloudImage = {
  ...usedCloudImage,
  createdAt: '2026-10-20T04:30:00.000Z',
  updatedAt: '2026-11-19T04:30:00.000Z',
  has_expired: true,
};

/** The same with thirty days and sixty hours more. */
export const extendedCloud: CloudImage = {
  ...expiredCloud,
  updatedAt: '2026-11-20T09:27:00.000Z',
  has_expired: false,
  is_extended: true,
  days_of_use: 61,
  hours_of_use: 120,
};

/** Flags that contradict each other. */
export const contradictoryCloud: CloudImage = { ...creatingCloudImage, is_running: true };

/** A record that was read a moment ago. */
export function readNow<Row extends { readonly updatedAt?: string | undefined }>(row: Row): Row {
  return { ...row, updatedAt: '2026-11-20T09:27:00.000Z' };
}
