import type { BrowserContextOptions } from 'playwright';
import type { LargeCustomer } from '../processes/large-customer.ts';
import { floorPaths } from './floors.ts';

/** Under which conditions pages are visited. */
export interface Mode {
  readonly name: 'phone' | 'desktop';
  readonly context: BrowserContextOptions;
  /** How many times slower the processor is. */
  readonly cpuSlowdown: number;
  readonly network: {
    /** ms */
    readonly latency: number;
    /** Bytes a second, each way. */
    readonly throughput: number;
  } | null;
}

export const modes: readonly Mode[] = [
  {
    name: 'phone',
    context: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
    cpuSlowdown: 4,
    network: { latency: 150, throughput: 1_600_000 / 8 },
  },
  {
    name: 'desktop',
    context: { viewport: { width: 1440, height: 900 } },
    cpuSlowdown: 1,
    network: null,
  },
];

/** Customers with 5, 50 and 200 PCs in the one product that is measured. */
export const customers = {
  5: { username: 'bench-5', pcs: 5 },
  50: { username: 'bench-50', pcs: 50 },
  200: { username: 'bench-200', pcs: 200 },
} as const satisfies Readonly<Record<number, LargeCustomer>>;

/** A page that is visited. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Null for a visitor. */
  readonly customer: LargeCustomer | null;
  /** @default 'vi-VN' */
  readonly locale?: 'vi-VN' | 'en-US';
  /** What is on screen when the page can be used. */
  readonly usable: string;
}

const field = 'input[type="password"]';
/** A card of a machine. */
const card = 'main article';

export const plainFloor: Subject = {
  name: 'floor: words of `/login` in HTML',
  path: floorPaths.plain,
  customer: null,
  usable: field,
};

export const reactFloor: Subject = {
  name: 'floor: smallest page of React',
  path: floorPaths.react,
  customer: null,
  usable: field,
};

/** The rows of PCs on a page of the list are ten: `?page=5` shows all of fifty, as 'Xem thêm' does. */
const subjectList = {
  login: { name: '`/login`', path: '/login', customer: null, usable: field },
  home: { name: '`/home`', path: '/home', customer: null, usable: 'table' },
  englishHome: {
    name: '`/home` in English',
    path: '/home',
    customer: null,
    locale: 'en-US',
    usable: 'table',
  },
  pcs5: { name: '`/`, 5 PCs', path: '/', customer: customers[5], usable: card },
  pcs50: { name: '`/`, 50 PCs', path: '/', customer: customers[50], usable: card },
  all50: {
    name: '`/`, 50 PCs all shown',
    path: '/?page=5',
    customer: customers[50],
    usable: card,
  },
  pcs200: { name: '`/`, 200 PCs', path: '/', customer: customers[200], usable: card },
  all200: {
    name: '`/`, 200 PCs all shown',
    path: '/?page=20',
    customer: customers[200],
    usable: card,
  },
  orders: {
    name: '`/order-management`, 1,000 orders',
    path: '/order-management',
    customer: customers[200],
    // A row, or on a phone a card.
    usable: 'main tbody tr, main article',
  },
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof subjectList;
export const subjects: Readonly<Record<SubjectName, Subject>> = subjectList;
