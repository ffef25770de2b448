import { computerConfigs } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

const shared = { gpu: null, os: 'Ubuntu, Windows Server', ipv4: '1 IPv4 riêng' };

/** The VPS configurations offered at first. Prices in VND a month; `capacity` is the number of servers. */
const configs = [
  {
    ...shared,
    configName: 'VPS 2',
    monthlyRentalPrice: 180_000,
    cpu: '2 vCPU',
    ram: '4GB',
    ssd: '40GB NVMe',
    networkSpeed: '100 Mbps',
    dataCenter: 'TP. Hồ Chí Minh',
    capacity: 40,
  },
  {
    ...shared,
    configName: 'VPS 4',
    monthlyRentalPrice: 320_000,
    cpu: '4 vCPU',
    ram: '8GB',
    ssd: '80GB NVMe',
    networkSpeed: '200 Mbps',
    dataCenter: 'TP. Hồ Chí Minh',
    capacity: 30,
  },
  {
    ...shared,
    configName: 'VPS 8',
    monthlyRentalPrice: 620_000,
    cpu: '8 vCPU',
    ram: '16GB',
    ssd: '160GB NVMe',
    networkSpeed: '300 Mbps',
    dataCenter: 'Hà Nội',
    capacity: 20,
  },
  {
    ...shared,
    configName: 'VPS 16',
    monthlyRentalPrice: 1_190_000,
    cpu: '16 vCPU',
    ram: '32GB',
    ssd: '320GB NVMe',
    networkSpeed: '500 Mbps',
    dataCenter: 'Hà Nội',
    capacity: 10,
  },
  {
    ...shared,
    configName: 'VPS GPU 3060',
    monthlyRentalPrice: 3_400_000,
    cpu: '12 vCPU',
    ram: '32GB',
    ssd: '500GB NVMe',
    gpu: 'RTX 3060 12GB',
    networkSpeed: '500 Mbps',
    dataCenter: 'Đà Nẵng',
    capacity: 4,
  },
] as const;

/** Offers VPS where none are offered yet. */
export async function seedComputerConfigs(unit: UnitOfWork): Promise<void> {
  const { transaction, now } = unit;
  if ((await transaction.$count(computerConfigs)) > 0) return;
  await transaction
    .insert(computerConfigs)
    .values(configs.map((config) => Object.assign({ createdAt: now, updatedAt: now }, config)));
}
