import { counted } from '../../app/english-counts.ts';

export const words = {
  title: 'Rental history',
  subtitle: (name: string | null, id: string) =>
    name === null ? `Order ${id}` : `${name} · Order ${id}`,
  table: 'Rental history',
  columns: { hours: 'Hours', unit: 'Rented by', price: 'Price (VND)', time: 'Time' },
  units: { hour: 'Hour', day: 'Day', month: 'Month' },
  hours: (hours: number) => counted(hours, 'hour'),
  byUnit: (unit: string) => `Rented by the ${unit.toLowerCase()}`,
  empty: 'The first rental and the extensions of the order show here.',
  failed: {
    title: 'The rental history has not loaded',
    unaffected: 'The machine you rent keeps running.',
  },
};
