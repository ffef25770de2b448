import type { Package } from '@tram/api/types';

/** Two packages as `GET /packages` answers them. */
export const packages: readonly Package[] = [
  {
    _id: '000000000000000000004090',
    name: 'G4090',
    is_available: 1,
    cpu: 'Ryzen 9 7950X, 16 nhân',
    gpu: 'RTX 4090 24GB',
    ram: '128GB',
    ssd: '2TB NVMe',
    os: 'Windows 11 Pro',
    box_phone: null,
    support: null,
    price_per_hour: 45_000,
    price_per_day: 600_000,
    price_per_month: 10_500_000,
    orders_end_time: [],
    updatedAt: '2026-11-20T00:00:00.000Z',
  },
  {
    _id: '000000000000000000001080',
    name: 'G1080',
    is_available: 1,
    cpu: 'Dual Xeon E5-2680 v4, 28 nhân',
    gpu: 'GTX 1080 8GB',
    ram: '32GB',
    ssd: '240GB',
    os: 'Windows 10 Pro',
    box_phone: null,
    support: null,
    price_per_hour: 15_000,
    price_per_day: 170_000,
    price_per_month: 2_600_000,
    orders_end_time: [],
    updatedAt: '2026-11-20T00:00:00.000Z',
  },
];
