import { newId } from '../database/columns.ts';
import { cloudHardwares, cloudPackages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** The one cloud package with a single machine: taken in the sandbox, so that 'Server Full' can be seen. */
export const scarceCloudPackage = 'Render RTX 4090';

const windows = 'Windows 11 Pro';

/** The cloud packages offered at first, by group. Prices in VND; `capacity` is how many can run at once. */
const catalogue = [
  {
    group: 'Cloud Gaming',
    name: 'Game Nhẹ',
    price: 199_000,
    cpu: 'Ryzen 5 5600, 6 nhân',
    ram: '16GB',
    ssd: '120GB',
    vga: 'GTX 1660 Super 6GB',
    os: windows,
    daysOfUse: 30,
    hoursOfUse: 40,
    maxHoursEachSession: 6,
    capacity: 20,
    hardwares: [],
  },
  {
    group: 'Cloud Gaming',
    name: 'Game Nặng',
    price: 349_000,
    cpu: 'Ryzen 7 5700X, 8 nhân',
    ram: '32GB',
    ssd: '240GB',
    vga: 'RTX 3060 12GB',
    os: windows,
    daysOfUse: 30,
    hoursOfUse: 60,
    maxHoursEachSession: 8,
    capacity: 12,
    hardwares: [
      { name: '+32GB RAM', price: 90_000 },
      { name: '+500GB SSD', price: 60_000 },
    ],
  },
  {
    group: 'Cloud Gaming',
    name: 'Game 4K',
    price: 590_000,
    cpu: 'Ryzen 7 7800X3D, 8 nhân',
    ram: '32GB',
    ssd: '500GB',
    vga: 'RTX 4070 Ti 12GB',
    os: windows,
    daysOfUse: 30,
    hoursOfUse: 60,
    maxHoursEachSession: 8,
    capacity: 6,
    hardwares: [{ name: '+500GB SSD', price: 60_000 }],
  },
  {
    group: 'Cloud Render',
    name: 'Render RTX 3090',
    price: 890_000,
    cpu: 'Ryzen 9 5950X, 16 nhân',
    ram: '64GB',
    ssd: '1TB NVMe',
    vga: 'RTX 3090 24GB',
    os: windows,
    daysOfUse: 15,
    hoursOfUse: 50,
    maxHoursEachSession: 12,
    capacity: 4,
    hardwares: [
      { name: '+64GB RAM', price: 150_000 },
      { name: '+1TB NVMe', price: 110_000 },
      { name: 'RTX 3090 thứ hai', price: 600_000 },
    ],
  },
  {
    group: 'Cloud Render',
    name: scarceCloudPackage,
    price: 1_490_000,
    cpu: 'Threadripper 7960X, 24 nhân',
    ram: '128GB',
    ssd: '2TB NVMe',
    vga: 'RTX 4090 24GB',
    os: windows,
    daysOfUse: 15,
    hoursOfUse: 50,
    maxHoursEachSession: 12,
    messageWait: 'Gói này chỉ có 1 máy, khi máy bận bạn vui lòng chờ đến lượt',
    capacity: 1,
    hardwares: [{ name: '+128GB RAM', price: 290_000 }],
  },
] as const;

/** Fills an empty cloud catalogue. */
export async function seedCloudCatalogue(unit: UnitOfWork): Promise<void> {
  const { transaction, now } = unit;
  if ((await transaction.$count(cloudPackages)) > 0) return;
  const times = { createdAt: now, updatedAt: now };
  for (const [rank, { hardwares, ...its }] of catalogue.entries()) {
    const id = newId();
    await transaction.insert(cloudPackages).values({ ...its, ...times, id, rank });
    for (const [order, hardware] of hardwares.entries()) {
      await transaction
        .insert(cloudHardwares)
        .values({ ...hardware, ...times, cloudPackageId: id, rank: order });
    }
  }
}
