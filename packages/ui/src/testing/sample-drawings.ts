import type { BarDrawing, LineDrawing, SpanDrawing } from '../chart/Chart.tsx';
import { formatAmount } from '../money/Money.tsx';

/** Drawings of a real customer's numbers, always the same. */

const hour = 3_600_000;
/** 20 November 2026, 16:27 in Vietnam. */
const now = Date.UTC(2026, 10, 20, 9, 27);

const money = {
  format: formatAmount,
  formatTick: (value: number) => (value === 0 ? '0' : `${formatAmount(value / 1_000_000)} tr`),
  unit: 'VNĐ',
} as const;

export const spendingDrawing: BarDrawing = {
  kind: 'bars',
  axis: 'Tháng',
  ...money,
  series: [
    { id: 'pc', label: 'PC', look: 'solid' },
    { id: 'vps', label: 'VPS', look: 'striped' },
    { id: 'cloud', label: 'Cloud', look: 'dotted' },
  ],
  total: 'Tổng',
  bars: [
    ['06', 1_240_000, 320_000, 0],
    ['07', 2_890_000, 320_000, 349_000],
    ['08', 0, 0, 0],
    ['09', 760_000, 640_000, 349_000],
    ['10', 3_415_000, 320_000, 698_000],
    ['11', 1_926_500, 320_000, 349_000],
  ].map(([month = '', ...values]) => ({
    id: `2026-${month}`,
    label: `Tháng ${month}/2026`,
    tick: `${month}/26`,
    values: values.map(Number),
  })),
};

const ago = (hours: number) => now - hours * hour;

export const balanceDrawing: LineDrawing = {
  kind: 'line',
  axis: 'Thời gian',
  ...money,
  label: 'Số dư',
  estimate: 'Ước tính',
  points: [
    { at: ago(720), label: '21/10/2026', value: 420_000 },
    { at: ago(600), label: '26/10/2026', value: 2_420_000 },
    { at: ago(430), label: '02/11/2026', value: 1_907_000 },
    { at: ago(260), label: '09/11/2026', value: 1_284_500 },
    { at: ago(96), label: '16/11/2026', value: 3_284_500 },
    { at: now, label: '20/11/2026', value: 3_284_500 },
    { at: now + 60 * hour, label: '23/11/2026', value: 2_400_000, isEstimate: true },
    { at: now + 160 * hour, label: '27/11/2026', value: 900_000, isEstimate: true },
    { at: now + 300 * hour, label: '03/12/2026', value: 130_000, isEstimate: true },
    { at: now + 340 * hour, label: '04/12/2026', value: 130_000, isEstimate: true },
  ].map((point) => Object.assign(point, { id: point.label })),
  ticks: [
    { at: ago(480), label: '01/11' },
    { at: ago(240), label: '10/11' },
    { at: now + 240 * hour, label: '30/11' },
  ],
  now: { at: now, label: 'Hiện tại' },
};

export const hoursDrawing: BarDrawing = {
  kind: 'bars',
  axis: 'Ngày',
  format: (minutes) => `${Math.floor(minutes / 60)} giờ ${minutes % 60} phút`,
  formatTick: (minutes) => `${minutes / 60} giờ`,
  tickUnit: 60,
  copiedUnit: 'phút',
  series: [
    { id: 'used', label: 'Đã dùng', look: 'solid' },
    { id: 'running', label: 'Phiên đang chạy', look: 'open' },
  ],
  extra: 'Còn lại sau ngày',
  bars: [185, 0, 65, 240, 120, 0, 90].map((minutes, index) => ({
    id: String(index),
    label: `${14 + index}/11/2026`,
    tick: `${14 + index}/11`,
    values: [minutes, index === 6 ? 72 : 0],
    extra: `${30 - index * 3} giờ`,
  })),
};

export const freeTimesDrawing: SpanDrawing = {
  kind: 'spans',
  axis: 'Máy',
  series: [
    { id: 'rented', label: 'Đang thuê', look: 'striped' },
    { id: 'free', label: 'Trống, ước tính', look: 'open', tone: 'positive' },
  ],
  columns: ['Hết giờ lúc'],
  from: now,
  to: now + 24 * hour,
  ticks: [
    { at: now + 7.55 * hour, label: '21/11' },
    { at: now + 13.55 * hour, label: '06:00' },
    { at: now + 19.55 * hour, label: '12:00' },
  ],
  rows: [
    ['1', 0.8, '17:15'],
    ['2', 6.5, '22:57'],
    ['3', 14, '06:27'],
    ['4', 30, '22:27'],
  ].map(([number = '', hours = 0, clock = '']) => ({
    id: String(number),
    label: `Máy ${number}`,
    until: now + Number(hours) * hour,
    text: `đến ${clock}`,
    cells: [`${clock} ${Number(hours) > 8 ? '21' : '20'}/11/2026`],
  })),
};
