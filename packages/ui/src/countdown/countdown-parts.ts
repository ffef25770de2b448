import type { KitWords } from '../words/KitWords.ts';

/** Words with two units (`5 giờ 12 phút`), for what is rented; clock forms for a QR code and a session. */
export type CountdownFormat = 'words' | 'mm:ss' | 'hh:mm:ss';

export interface CountdownPart {
  readonly value: string;
  readonly unit?: string | undefined;
}

/** `warning` under 60 minutes, or under less where a term is short; `critical` under 10 minutes of that, `ended` at nothing. */
export type CountdownLevel = 'normal' | 'warning' | 'critical' | 'ended';

const hour = 3600;
const day = 24 * hour;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Whole seconds left, rounded up: a code of 15 minutes starts at 15:00 and is over at 00:00. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** @param low seconds below which it warns @default an hour */
export function countdownLevel(seconds: number, low: number = hour): CountdownLevel {
  if (seconds === 0) return 'ended';
  if (seconds >= low) return 'normal';
  return seconds < 600 ? 'critical' : 'warning';
}

/** The numbers of a countdown with their units, largest first. */
export function countdownParts(
  seconds: number,
  format: CountdownFormat,
  words: KitWords['time'],
): readonly CountdownPart[] {
  const hours = Math.floor(seconds / hour);
  const minutes = Math.floor(seconds / 60);
  if (format === 'mm:ss') {
    return [{ value: `${twoDigits(minutes)}:${twoDigits(seconds % 60)}` }];
  }
  if (format === 'hh:mm:ss') {
    return [{ value: `${twoDigits(hours)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}` }];
  }
  if (seconds > day) {
    // To the nearest hour: 30 days that were just paid for are 30 days, and not 29.
    const wholeHours = Math.round(seconds / hour);
    return [
      { value: String(Math.floor(wholeHours / 24)), unit: words.day },
      { value: String(wholeHours % 24), unit: words.hour },
    ];
  }
  if (seconds >= hour) {
    return [
      { value: String(hours), unit: words.hour },
      { value: twoDigits(minutes % 60), unit: words.minute },
    ];
  }
  return [
    { value: String(minutes), unit: words.minute },
    { value: twoDigits(seconds % 60), unit: words.second },
  ];
}
