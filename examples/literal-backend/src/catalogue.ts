import { type CloudPackage, newId, type Package, type VpsConfig } from './store.ts';

/** The catalogue, with the ids of this run. Prices in VND. */
export const categories = ['Card 40', 'Card 30'].map((name) => ({ _id: newId(), name }));

const windows = { os: 'Windows 11 Pro' };

export const packages: readonly Package[] = [
  {
    _id: newId(),
    category: categories[0]?._id ?? '',
    name: 'G4090',
    cpu: 'Ryzen 9 7950X',
    gpu: 'RTX 4090 24GB',
    ram: '128GB',
    ssd: '2TB',
    ...windows,
    price_per_hour: 45_000,
    price_per_day: 600_000,
    price_per_month: 10_500_000,
  },
  {
    _id: newId(),
    category: categories[1]?._id ?? '',
    name: 'G3060',
    cpu: 'Dual Xeon E5-2696 v4',
    gpu: 'RTX 3060 12GB',
    ram: '64GB',
    ssd: '512GB',
    ...windows,
    price_per_hour: 20_000,
    price_per_day: 240_000,
    price_per_month: 3_900_000,
  },
  {
    _id: newId(),
    category: categories[1]?._id ?? '',
    name: 'G1080',
    cpu: 'Dual Xeon E5-2680 v4',
    gpu: 'GTX 1080 8GB',
    ram: '32GB',
    ssd: '240GB',
    ...windows,
    price_per_hour: 15_000,
    price_per_day: 170_000,
    price_per_month: 2_600_000,
  },
];

/** The package whose machines are behind a router without a tunnel API. */
export const packageWithoutTunnel = 'G1080';

export const banks = [
  { _id: newId(), bank_name: 'Vietcombank', bin: '970436', account: '1023456789' },
  { _id: newId(), bank_name: 'Techcombank', bin: '970407', account: '19038877665544' },
];

const vps = { gpu: null, ipv4: '1 IPv4', os: 'Ubuntu, Windows Server', data_center: 'Hà Nội' };

export const vpsConfigs: readonly VpsConfig[] = [
  {
    _id: newId(),
    config_name: 'VPS 2',
    monthly_rental_price: 180_000,
    cpu: '2 vCPU',
    ram: '4GB',
    ssd: '40GB',
    network_speed: '100 Mbps',
    ...vps,
  },
  {
    _id: newId(),
    config_name: 'VPS 4',
    monthly_rental_price: 320_000,
    cpu: '4 vCPU',
    ram: '8GB',
    ssd: '80GB',
    network_speed: '200 Mbps',
    ...vps,
  },
];

export const cloudPackages: readonly CloudPackage[] = [
  {
    _id: newId(),
    group: 'Cloud Gaming',
    name: 'Game Nhẹ',
    price: 199_000,
    cpu: 'Ryzen 5 5600',
    ram: '16GB',
    ssd: '120GB',
    vga: 'GTX 1660 Super 6GB',
    ...windows,
    days_of_use: 30,
    hours_of_use: 40,
    max_hours_each_session: 6,
    message_wait: null,
    hardwares: [],
    places: 20,
  },
  {
    _id: newId(),
    group: 'Cloud Gaming',
    name: 'Game Nặng',
    price: 349_000,
    cpu: 'Ryzen 7 5700X',
    ram: '32GB',
    ssd: '240GB',
    vga: 'RTX 3060 12GB',
    ...windows,
    days_of_use: 30,
    hours_of_use: 60,
    max_hours_each_session: 8,
    message_wait: null,
    hardwares: [
      { _id: newId(), name: '+32GB RAM', price: 90_000 },
      { _id: newId(), name: '+500GB SSD', price: 60_000 },
    ],
    places: 20,
  },
  {
    _id: newId(),
    group: 'Cloud Render',
    name: 'Render RTX 4090',
    price: 1_490_000,
    cpu: 'Threadripper 7960X',
    ram: '128GB',
    ssd: '2TB',
    vga: 'RTX 4090 24GB',
    ...windows,
    days_of_use: 15,
    hours_of_use: 50,
    max_hours_each_session: 12,
    message_wait: 'Gói này chỉ có 1 máy, khi máy bận bạn vui lòng chờ đến lượt',
    hardwares: [{ _id: newId(), name: '+128GB RAM', price: 290_000 }],
    places: 1,
  },
];

export const guides = [
  { _id: newId(), title: 'Cách mở Remote Desktop', link: 'https://guide.example/remote-desktop' },
  { _id: newId(), title: 'Cách dùng tunnel', link: 'https://guide.example/tunnel' },
];

/** Internet routes of every PC: fixed ones for itself, rotating ones that one account holds at a time. */
export const fixedRoutes = ['WAN00 VNPT', 'WAN01 FPT'];
export const rotatingRoutes = ['WAN03 Viettel', 'WAN04 FPT'];
/** The rotating route that another customer holds from the start. */
export const takenRoute = 'WAN04 FPT';

export const notification = {
  status: 1,
  title: 'Bảo trì đêm 25/11',
  content: '<p>Máy G4090 tạm dừng từ 1h00 đến 3h00.</p>',
};
