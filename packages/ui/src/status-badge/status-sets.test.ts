import { describe, expect, it } from 'vitest';
import { IconHourglass } from '../icon/generated/IconHourglass.ts';
import { tones, type Tone } from '../theme/palette.ts';
import {
  cloudDeletionStatuses,
  cloudImageStatuses,
  cloudPackageStatuses,
  cloudRentalStatuses,
  hardwareRequestStatuses,
  paymentStatuses,
  pcImageStatuses,
  processStatuses,
  rentalStatuses,
  routeStatuses,
  statusOf,
  timeLeftStatuses,
  toastStatuses,
  verificationStatuses,
  visibilityLabels,
  vpsOrderStatuses,
  yesNoLabels,
  type StatusSet,
} from './status-sets.ts';

/** Every code of specification section 4 with the words and tones of art direction section 6, written out again by hand. */
const specified: readonly (readonly [
  string,
  StatusSet,
  readonly (readonly [string, string, Tone])[],
])[] = [
  [
    // @spec 4.1
    'payment',
    paymentStatuses,
    [
      ['0', 'Chờ xử lý', 'caution'],
      ['1', 'Thành công', 'positive'],
      ['2', 'Đã hủy', 'critical'],
      ['3', 'Hết thời gian', 'warning'],
    ],
  ],
  [
    // @spec 4.2
    'process',
    processStatuses,
    [
      ['0', 'Đang chờ', 'caution'],
      ['1', 'Thành công', 'positive'],
      ['2', 'Thất bại', 'critical'],
    ],
  ],
  [
    // @spec 4.41 S21
    'verification',
    verificationStatuses,
    [
      ['none', 'Chưa xác thực', 'neutral'],
      ['0', 'Đang chờ', 'caution'],
      ['1', 'Thành công', 'positive'],
      ['2', 'Thất bại', 'critical'],
    ],
  ],
  [
    // @spec 4.3
    'rental',
    rentalStatuses,
    [
      ['0', 'Kết Thúc', 'neutral'],
      ['1', 'Đang Thuê', 'positive'],
    ],
  ],
  [
    // @spec 4.39
    'VPS order',
    vpsOrderStatuses,
    [
      ['on_rental', 'Đang Thuê', 'positive'],
      ['end', 'Kết Thúc', 'neutral'],
    ],
  ],
  [
    'PC image',
    pcImageStatuses,
    [
      ['0/0', 'Chưa thuê', 'neutral'],
      ['1/0', 'Chờ tạo máy', 'info'],
      ['0/1', 'Sẵn sàng', 'positive'],
      ['1/1', 'Chờ tạo máy', 'info'],
    ],
  ],
  [
    'cloud image',
    cloudImageStatuses,
    [
      ['creating', 'Đang tạo', 'info'],
      ['off', 'Đã tắt', 'neutral'],
      ['running', 'Đang chạy', 'positive'],
      ['has_expired', 'Kết Thúc', 'neutral'],
      ['is_deleted', 'Đã xóa', 'neutral'],
    ],
  ],
  [
    // @spec 4.38
    'cloud rental',
    cloudRentalStatuses,
    [
      ['0', 'Đang Thuê', 'positive'],
      ['1', 'Kết Thúc', 'neutral'],
    ],
  ],
  [
    // @spec 4.38
    'cloud deletion',
    cloudDeletionStatuses,
    [
      ['0', 'Có thể gia hạn', 'neutral'],
      ['1', 'Đã xóa', 'neutral'],
    ],
  ],
  [
    'cloud package',
    cloudPackageStatuses,
    [
      ['ready', 'Server Ready', 'positive'],
      ['full', 'Server Full', 'neutral'],
    ],
  ],
  [
    // @spec 4.29
    'hardware request',
    hardwareRequestStatuses,
    [
      ['1', 'Chưa yêu cầu', 'neutral'],
      ['2', 'Đang chờ', 'caution'],
      ['3', 'Thành công', 'positive'],
      ['4', 'Thất bại', 'critical'],
    ],
  ],
  [
    'route',
    routeStatuses,
    [
      ['mine', 'Bạn đang giữ', 'positive'],
      ['other', 'Người khác đang dùng', 'neutral'],
      ['free', 'Đang trống', 'neutral'],
    ],
  ],
  [
    'time left',
    timeLeftStatuses,
    [
      ['warning', 'Sắp hết giờ', 'warning'],
      ['critical', 'Sắp hết giờ', 'critical'],
    ],
  ],
  [
    // @spec 4.5
    'toast',
    toastStatuses,
    [
      ['valid', 'Thành công', 'positive'],
      ['warn', 'Lưu ý', 'caution'],
      ['inValid', 'Lỗi', 'invalid'],
    ],
  ],
];

describe.each(specified)('the %s statuses', (_name, set, codes) => {
  // @spec 4.1
  it('are exactly those of the specification, with their words and tones', () => {
    const shown = Object.entries(set).map(
      ([code, { label, tone }]) => `${code}: ${label}, ${tone}`,
    );
    const expected = codes.map(([code, label, tone]) => `${code}: ${label}, ${tone}`);
    expect(new Set(shown)).toEqual(new Set(expected));
  });

  it('each have an icon and a tone of the kit', () => {
    for (const { icon, tone } of Object.values(set)) {
      expect(icon).toBeTypeOf('function');
      expect(tones).toContain(tone);
    }
  });

  it('differ from each other by more than colour', () => {
    const seen = Object.values(set).map(({ label, icon }) => [label, icon] as const);
    for (const [label, icon] of seen) {
      const sameIcon = seen.filter(([, other]) => other === icon).map(([other]) => other);
      expect(new Set(sameIcon)).toEqual(new Set([label]));
    }
  });
});

// @spec 4.32
it('gives a cloud machine that is being made an hourglass (specification, section 4)', () => {
  expect(statusOf(cloudImageStatuses, 'creating').icon).toBe(IconHourglass);
});

describe('statusOf', () => {
  it('finds a value sent as a number or as text', () => {
    expect(statusOf(paymentStatuses, 3).label).toBe('Hết thời gian');
    expect(statusOf(paymentStatuses, '3').label).toBe('Hết thời gian');
  });

  it.each(['4', 'constructor', '__proto__', 'đang dọn'])(
    'shows the unknown value %s unchanged',
    (value) => {
      const unknown = statusOf(paymentStatuses, value);
      expect(unknown.label).toBe(value);
      expect(unknown.tone).toBe('neutral');
      expect(unknown.icon).toBe(verificationStatuses.none.icon);
    },
  );
});

// @spec 4.4
it('says Yes/No and visibility in plain words', () => {
  expect(yesNoLabels).toEqual({ 0: 'Không', 1: 'Có' });
  expect(visibilityLabels).toEqual({ 0: 'Ẩn', 1: 'Hiện' });
});
