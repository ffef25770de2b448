/** Samples in place of your API. Read yours in `page.tsx`, which runs on the server. */

export interface Machine {
  readonly id: string;
  readonly name: string;
  /** As `pcImageStatuses` of the kit has them: '0/0' not rented, '1/0' being made, '0/1' ready. */
  readonly status: '0/0' | '1/0' | '0/1';
  readonly package: string;
  readonly graphics: string;
  readonly address: string | null;
  /** VND. */
  readonly perHour: number;
  /** Whole hours that are paid for. */
  readonly hoursLeft: number;
}

export const machines: readonly Machine[] = [
  {
    id: 'may-dung-phim',
    name: 'Dựng phim Tết',
    status: '0/1',
    package: 'G4090',
    graphics: 'RTX 4090 24GB',
    address: '10.8.4.17',
    perHour: 45_000,
    hoursLeft: 5,
  },
  {
    id: 'lookdev',
    name: 'Lookdev Phố Cổ',
    status: '1/0',
    package: 'G3060',
    graphics: 'RTX 3060 12GB',
    address: null,
    perHour: 18_000,
    hoursLeft: 0,
  },
  {
    id: 'du-phong',
    name: 'Máy dự phòng',
    status: '0/0',
    package: 'G3060',
    graphics: 'RTX 3060 12GB',
    address: null,
    perHour: 18_000,
    hoursLeft: 0,
  },
];

export interface Payment {
  readonly code: string;
  /** ISO 8601. */
  readonly at: string;
  /** VND. */
  readonly money: number;
  /** As `paymentStatuses` of the kit has them. */
  readonly status: 0 | 1 | 2 | 3;
}

export const payments: readonly Payment[] = [
  { code: 'TRAM7K2Q', at: '2026-11-20T09:12:00+07:00', money: 500_000, status: 1 },
  { code: 'TRAM3D9X', at: '2026-11-18T20:03:41+07:00', money: 1_500_000, status: 1 },
  { code: 'TRAM1B4M', at: '2026-11-18T19:58:10+07:00', money: 1_500_000, status: 3 },
];

/** VND. */
export const balance = 1_284_500;
