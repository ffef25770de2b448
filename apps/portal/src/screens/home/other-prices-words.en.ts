import { counted } from '../../app/english-counts.ts';

export const words = {
  vps: 'VPS',
  cloud: 'Cloud machines for games and rendering',
  columns: {
    cpu: 'CPU',
    vga: 'VGA',
    ram: 'RAM',
    ssd: 'SSD',
    network_speed: 'Network',
    data_center: 'Data centre',
    month: 'By month',
    time: 'Time of use',
    price: 'Price',
  },
  time: (days: number | string, hours: number | string) =>
    `${counted(days, 'day')}, ${counted(hours, 'hour')}`,
  perMonth: 'VND/month',
  perPackage: 'VND/package',
  more: (count: number) => `${count} more, shown after the login.`,
};
