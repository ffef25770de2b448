import { defineWords } from '../../app/words.ts';

/** Words of the dialog that says when a PC can be rented. Specification, section 2 "check time ready". */
export const freeTimesWords = defineWords('features/free-times/words', {
  title: 'Giờ có máy trống',
  subtitle: (offer: string) => `Gói ${offer}`,
  free: 'Đang có máy trống.',
  freeDetail: 'Bạn có thể bắt đầu thuê ngay.',
  taken: 'Đang hết máy trống.',
  /** @param moment '23:15 22/11/2026' */
  expected: (moment: string) =>
    `Ước tính có máy trống lúc ${moment}, nếu khách đang thuê không gia hạn.`,
  takenDetail: 'Máy có thể trống khi khách đang thuê hết giờ.',
  /** Where it is from. @param time '14:25' */
  readAt: (time: string) => `Theo giờ hết của các máy đang thuê, cập nhật lúc ${time}.`,
  /** The picture, and what it is of. */
  timeline: 'Giờ hết của các máy đang thuê',
  axis: 'Máy',
  rented: 'Đang thuê',
  freeAfter: 'Trống, nếu không gia hạn',
  ends: 'Hết giờ lúc',
  /** @param moment '23:15 22/11/2026' */
  until: (moment: string) => `đến ${moment}`,
  /** @param moment '23:15 22/11/2026' */
  soonest: (moment: string) => `Máy đầu tiên hết giờ lúc ${moment}.`,
  /** @param shown how many are drawn @param all how many are rented */
  cut: (shown: number, all: number) => `${shown} máy hết giờ sớm nhất trong ${all} máy đang thuê.`,
  machine: (number: number) => `Máy ${number}`,
  mayChange: 'Giờ này có thể muộn hơn nếu khách đang thuê gia hạn.',
  none: 'Chưa biết giờ máy trống tiếp theo, bạn xem lại sau.',
  loading: 'Đang xem giờ máy trống…',
  failed: 'Chưa xem được giờ máy trống',
  rent: 'Bắt Đầu Thuê',
});
