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
  time: (days: string, hours: string) => `${days} days, ${hours} hours`,
  perMonth: 'VND/month',
  perPackage: 'VND/package',
  more: (count: number) => `${count} more, shown after the login.`,
};
