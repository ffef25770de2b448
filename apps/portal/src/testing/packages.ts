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

/** A VPS that can be rented. No server is said to be free, and none to be missing. */
export const vpsConfig = {
  _id: '6740c1e29f0b7a4100000090',
  config_name: 'VPS 4',
  monthly_rental_price: 320_000,
  cpu: '4 vCPU',
  ram: '8GB',
  ssd: '80GB NVMe',
  gpu: null,
  network_speed: '200 Mbps',
  ipv4: '1 IPv4 riêng',
  os: 'Ubuntu, Windows Server',
  data_center: 'Hà Nội',
};
