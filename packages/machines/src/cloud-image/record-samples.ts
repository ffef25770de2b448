/** Samples of a cloud machine's record, one for each thing that the lifecycle tells apart. */
import type { CloudImage } from '@tram/api/types';
import { recordOf } from './situation.ts';
import type { CloudImageRecord } from './types.ts';

/** As our own server answers it, with the moment of its last change. */
type SampleCloudImage = CloudImage & { readonly updatedAt: string };

/** Now in the samples, ms of server time. */
export const CLOUD_IMAGE_NOW = Date.UTC(2026, 10, 20, 8, 40);

/** A cloud machine that was rented a moment ago: 30 days, 60 hours, 8 hours a session. */
export const creatingCloudImage: SampleCloudImage = {
  _id: '6740a1f2c3d4e5f607182a10',
  name: 'Valorant tối thứ sáu',
  cloud: {
    _id: '6740a1f2c3d4e5f607182a20',
    group: 'Cloud Gaming',
    name: 'Game Nặng',
    price: 450_000,
    cpu: 'Ryzen 7 5700X, 8 nhân',
    ram: '32 GB',
    ssd: '240 GB',
    vga: 'RTX 3060 12GB',
    os: 'Windows 11',
    days_of_use: 30,
    hours_of_use: 60,
    max_hours_each_session: 8,
    message_wait: null,
    cloudReady: true,
    hardwares: [{ _id: '6740a1f2c3d4e5f607182a30', name: 'SSD 500GB', price: 60_000 }],
    updatedAt: '2026-11-01T02:00:00.000Z',
  },
  createdAt: '2026-11-20T08:39:00.000Z',
  updatedAt: '2026-11-20T08:39:00.000Z',
  days_of_use: 30,
  hours_of_use: 60,
  total_minute_used: 0,
  is_running: false,
  operation: null,
  is_creating: true,
  is_deleted: false,
  has_expired: false,
  is_extended: false,
  last_turned_time: null,
  price: 450_000,
  price_hardwares: 0,
  discount: 0,
  hardwares: [],
  accepted_add_hardwares: 1,
  response_data: null,
  backup_response_data: null,
  resource_cloud: null,
  account: { username: 'demo' },
};

/** It could not be made, and was paid back. */
export const failedCloudImage: SampleCloudImage = {
  ...creatingCloudImage,
  updatedAt: '2026-11-20T08:39:30.000Z',
  is_creating: false,
  is_deleted: true,
  price: 0,
};

/** Made, off, without a backup. */
export const stoppedCloudImage: SampleCloudImage = {
  ...creatingCloudImage,
  updatedAt: '2026-11-20T08:40:00.000Z',
  is_creating: false,
  response_data: { username: 'tram', password: 'tR8m-kQ27x0Z' },
};

/** Being started. */
export const startingCloudImage: SampleCloudImage = {
  ...stoppedCloudImage,
  updatedAt: '2026-11-20T08:40:05.000Z',
  operation: 'start',
};

/** Running since a moment ago, for eight hours at most. */
export const runningCloudImage: SampleCloudImage = {
  ...stoppedCloudImage,
  updatedAt: '2026-11-20T08:40:30.000Z',
  is_running: true,
  last_turned_time: '2026-11-20T08:40:30.000Z',
  resource_cloud: {
    ip_remote: '203.0.113.8:3389',
    ip_int: '10.9.0.8',
    ssh: { api_tunnel: 'https://tunnel.tram.example/cloud-8' },
  },
};

/** The same in a place without a tunnel API. */
export const noTunnelCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T08:50:00.000Z',
  resource_cloud: { ip_remote: '203.0.113.8:3389', ip_int: '10.9.0.8', ssh: { api_tunnel: null } },
};

/** The same, being restarted. */
export const restartingCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T09:00:00.000Z',
  operation: 'restart',
};

/** The same, being shut down. */
export const shuttingDownCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T10:10:30.000Z',
  operation: 'shutdown',
};

/** Off again after a session of 90 minutes. */
export const usedCloudImage: SampleCloudImage = {
  ...runningCloudImage,
  updatedAt: '2026-11-20T10:10:40.000Z',
  is_running: false,
  total_minute_used: 90,
  resource_cloud: null,
};

/** Backed up. */
export const backedUpCloudImage: SampleCloudImage = {
  ...usedCloudImage,
  updatedAt: '2026-11-20T10:20:00.000Z',
  backup_response_data: { id: 'backup-20261120-101500' },
};

/** Its virtual machine was thrown away; the backup is there. */
export const emptiedCloudImage: SampleCloudImage = {
  ...backedUpCloudImage,
  updatedAt: '2026-11-20T10:30:00.000Z',
  response_data: null,
};

/** Its days are over. */
export const expiredCloudImage: SampleCloudImage = {
  ...backedUpCloudImage,
  updatedAt: '2026-12-20T08:39:00.000Z',
  has_expired: true,
};

/** The same with thirty days and sixty hours more. */
export const extendedCloudImage: SampleCloudImage = {
  ...expiredCloudImage,
  updatedAt: '2026-12-20T09:00:00.000Z',
  has_expired: false,
  is_extended: true,
  days_of_use: 60,
  hours_of_use: 120,
  price: 900_000,
};

/** Its rental was ended. */
export const deletedCloudImage: SampleCloudImage = {
  ...usedCloudImage,
  updatedAt: '2026-12-21T08:00:00.000Z',
  is_deleted: true,
  response_data: null,
};

/** Flags that contradict each other. */
export const unknownCloudRecord: CloudImageRecord = {
  ...recordOf(creatingCloudImage),
  updatedAt: '2026-11-20T08:50:00.000Z',
  is_running: true,
};

/** At work on something that no version of the contract names. */
export const migratingCloudRecord: CloudImageRecord = {
  ...recordOf(usedCloudImage),
  updatedAt: '2026-11-20T10:11:00.000Z',
  operation: 'migrate',
};
