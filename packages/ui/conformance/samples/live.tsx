import { CountdownDisplay } from '../../src/countdown/CountdownDisplay.tsx';
import { Countdown } from '../../src/countdown/Countdown.tsx';
import { Display, DisplayAside, DisplayFigure } from '../../src/display/Display.tsx';
import { WaitingDisplay } from '../../src/display/WaitingDisplay.tsx';
import {
  LazyMachineCard,
  MachineCard,
  MachineCardContent,
  MachineGrid,
} from '../../src/machine-card/MachineCard.tsx';
import { paymentStatuses } from '../../src/status-badge/status-sets.ts';
import { StatusBadge } from '../../src/status-badge/StatusBadge.tsx';
import { dayScale, unitLength } from '../../src/time-ruler/scales.ts';
import { TimeRuler } from '../../src/time-ruler/TimeRuler.tsx';
import { closed, type SampleTable } from '../sample.ts';

/** A clock that stands still: what server and browser render is the same. */
const now = (): number => 1_800_000_000_000;
const inTwoHours = now() + 2 * unitLength.hour;

const machineHead = {
  plate: '01',
  name: 'Máy dựng phim',
  tag: <StatusBadge set={paymentStatuses} value={1} />,
};
const machineContent = {
  display: <Display>–</Display>,
  specs: [{ label: 'Ổ cứng', value: '500 GB' }],
  prices: [{ amount: 45_000, per: 'giờ' }],
  actions: { note: 'Nút thao tác sẽ hiện khi máy tạo xong.' },
};

export const liveSamples = {
  './countdown': [
    closed(Countdown, { label: 'Còn lại', subject: 'Máy dựng phim', deadline: inTwoHours, now }),
  ],
  './countdown-display': [
    closed(CountdownDisplay, { caption: 'Còn lại', deadline: inTwoHours, now, scale: 'rental' }),
  ],
  './display': [
    closed(Display, {
      caption: 'Tổng tiền',
      aside: <DisplayAside caption="6 giờ × 45.000 VNĐ">15:40 → 21:40</DisplayAside>,
      ruler: <TimeRuler scale={dayScale} span={6 * unitLength.hour} />,
      children: <DisplayFigure value="270.000" unit="VNĐ" size="l" />,
    }),
    closed(DisplayAside, { caption: 'Kết thúc', children: '21:40' }),
    closed(DisplayFigure, { value: '270.000', unit: 'VNĐ' }),
  ],
  './waiting-display': [
    closed(WaitingDisplay, { title: 'Chờ tạo máy…', children: 'Đang cài máy.' }),
  ],
  './time-ruler': [closed(TimeRuler, { scale: dayScale, span: 6 * unitLength.hour })],
  './machine-card': [
    closed(MachineCard, { ...machineHead, ...machineContent }),
    closed(LazyMachineCard, {
      ...machineHead,
      shape: 'ready',
      children: <MachineCardContent {...machineContent} />,
    }),
    closed(MachineCardContent, machineContent),
    closed(MachineGrid, { label: 'Máy của bạn', children: 'Chưa có máy' }),
  ],
} satisfies Partial<SampleTable>;
