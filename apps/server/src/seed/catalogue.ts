import { newId } from '../database/columns.ts';
import { cloudHardwares, cloudPackages } from '../database/schema/cloud.ts';
import { categories, packages } from '../database/schema/pcs.ts';
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

const support = 'Hỗ trợ 8h30 – 23h00';

/** The packages offered at first, by category. Prices in VND; `capacity` is the number of machines. */
const catalogue = [
  {
    name: 'Card 40',
    packages: [
      {
        name: 'G4090',
        cpu: 'Ryzen 9 7950X, 16 nhân',
        gpu: 'RTX 4090 24GB',
        ram: '128GB',
        ssd: '2TB NVMe',
        os: 'Windows 11 Pro',
        pricePerHour: 45_000,
        pricePerDay: 600_000,
        pricePerMonth: 10_500_000,
        capacity: 12,
      },
      {
        name: 'G4080',
        cpu: 'Core i9-13900K, 24 nhân',
        gpu: 'RTX 4080 16GB',
        ram: '64GB',
        ssd: '1TB NVMe',
        os: 'Windows 11 Pro',
        pricePerHour: 32_000,
        pricePerDay: 420_000,
        pricePerMonth: 7_200_000,
        capacity: 2,
      },
    ],
  },
  {
    name: 'Card 30 và 10',
    packages: [
      {
        name: 'G3060',
        cpu: 'Dual Xeon E5-2696 v4, 44 nhân',
        gpu: 'RTX 3060 12GB',
        ram: '64GB',
        ssd: '512GB',
        os: 'Windows 10 Pro',
        pricePerHour: 20_000,
        pricePerDay: 240_000,
        pricePerMonth: 3_900_000,
        capacity: 20,
      },
      {
        name: 'G1080Ti',
        cpu: 'Dual Xeon E5-2696 v4, 44 nhân',
        gpu: 'GTX 1080 Ti 11GB',
        ram: '64GB',
        ssd: '480GB',
        os: 'Windows 10 Pro',
        pricePerHour: 18_000,
        pricePerDay: 210_000,
        pricePerMonth: 3_400_000,
        capacity: 16,
      },
      {
        name: 'G1080',
        cpu: 'Dual Xeon E5-2680 v4, 28 nhân',
        gpu: 'GTX 1080 8GB',
        ram: '32GB',
        ssd: '240GB',
        os: 'Windows 10 Pro',
        pricePerHour: 15_000,
        pricePerDay: 170_000,
        pricePerMonth: 2_600_000,
        capacity: 24,
      },
    ],
  },
] as const;

export async function seedCatalogue(unit: UnitOfWork): Promise<void> {
  const { transaction, now } = unit;
  if ((await transaction.$count(packages)) > 0) return;
  for (const category of catalogue) {
    const [created] = await transaction
      .insert(categories)
      .values({ name: category.name, createdAt: now, updatedAt: now })
      .returning({ id: categories.id });
    if (created === undefined) throw new Error('the category was not written');
    await transaction
      .insert(packages)
      .values(
        category.packages.map((one) =>
          Object.assign({ categoryId: created.id, support, createdAt: now, updatedAt: now }, one),
        ),
      );
  }
}

/** The one cloud package with a single machine: taken in the sandbox, so that 'Server Full' can be seen. */
export const scarceCloudPackage = 'Render RTX 4090';

const windows = 'Windows 11 Pro';

/** The cloud packages offered at first, by group. Prices in VND; `capacity` is how many can run at once. */
const cloudCatalogue = [
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

export async function seedCloudCatalogue(unit: UnitOfWork): Promise<void> {
  const { transaction, now } = unit;
  if ((await transaction.$count(cloudPackages)) > 0) return;
  const times = { createdAt: now, updatedAt: now };
  for (const [rank, { hardwares, ...its }] of cloudCatalogue.entries()) {
    const id = newId();
    await transaction.insert(cloudPackages).values({ ...its, ...times, id, rank });
    for (const [order, hardware] of hardwares.entries()) {
      await transaction
        .insert(cloudHardwares)
        .values({ ...hardware, ...times, cloudPackageId: id, rank: order });
    }
  }
}
