import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';
import { DAY, HOUR } from './time.ts';

const now = Date.parse('2026-11-20T09:27:00.000Z');
const product = '-//Trạm//Lịch hết hạn//VI';
const entry: CalendarEntry = {
  uid: 'pc-6740c1e29f0b7a4100000020@tram.example',
  endsAt: Date.parse('2026-11-22T16:15:00.000Z'),
  summary: 'PC “Render Tết 2027” hết hạn',
  description: 'Gói G4090; gia hạn trước giờ này, dữ liệu ở lại.\nMở Trạm để gia hạn.',
  url: 'https://tram.example/?extend=6740c1e29f0b7a4100000020',
};

/** A property of a component as it is after unfolding. */
interface Line {
  readonly name: string;
  readonly value: string;
}

interface Component {
  readonly name: string;
  readonly lines: Line[];
  readonly parts: Component[];
}

/** The values of TEXT, read by RFC 5545, 3.3.11: character by character. */
function unescaped(text: string): string {
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    expect([';', ',']).not.toContain(sign);
    if (sign !== '\\') {
      plain += sign;
      continue;
    }
    at += 1;
    const next = text[at] ?? '';
    expect(['\\', ';', ',', 'n', 'N']).toContain(next);
    plain += next.toLowerCase() === 'n' ? '\n' : next;
  }
  return plain;
}

/** Reads a file back by the grammar of RFC 5545, 3.1 and 3.4, and nothing else. */
function parsed(file: string): Component {
  expect(file.endsWith('\r\n')).toBe(true);
  const physical = file.slice(0, -2).split('\r\n');
  const lines: string[] = [];
  for (const line of physical) {
    if (line.startsWith(' ')) lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
    else lines.push(line);
  }
  const root: Component = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    const inside = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const part: Component = { name: value, lines: [], parts: [] };
      inside.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${line} ends something else`);
    } else {
      if (!/^[A-Z-]+$/u.test(name)) throw new Error(`${line} is no property`);
      inside.lines.push({ name, value });
    }
  }
  expect(open).toEqual([root]);
  expect(root.parts.map(({ name }) => name)).toEqual(['VCALENDAR']);
  return root.parts[0] ?? root;
}

function valueOf(component: Component | undefined, name: string): string {
  const found = component?.lines.filter((line) => line.name === name) ?? [];
  expect(found).toHaveLength(1);
  return found[0]?.value ?? '';
}

/** Moments of a second: a calendar knows no parts of one. */
const moment = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
/** What a customer may have typed, and worse. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\r',
        '\n',
        '\u2028',
        '\u0085',
        '\u0000',
        '\u001b',
        '\t',
        '\\',
        '\\n',
        ';',
        ',',
        ':',
        '"',
        'END:VEVENT',
        'BEGIN:VALARM',
        'Ộ',
        '🖥️',
        '\ud83d',
        ' ',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);
const entries = fc.array(
  fc.record({
    uid: fc.uuid(),
    endsAt: moment,
    summary: hostile,
    description: hostile,
    url: fc.webUrl({ withQueryParameters: true }).filter((url) => /^[!-~]+$/u.test(url)),
  }),
  { maxLength: 5 },
);

/** What of a text is to come back: line ends as one sign, without what a TEXT cannot hold. */
function kept(text: string): string {
  return Array.from(text.replaceAll('\r\n', '\n'))
    .map((sign) => (['\r', '\v', '\f', '\u0085', '\u2028', '\u2029'].includes(sign) ? '\n' : sign))
    .map((sign) => (/^\p{Cs}$/u.test(sign) ? '\ufffd' : sign))
    .filter((sign) => sign === '\n' || sign === '\t' || !/^\p{Cc}$/u.test(sign))
    .join('');
}

function sequenceOf(endsAt: number): number {
  const file = calendarFile([{ ...entry, endsAt }], { now: -1, product }) ?? '';
  return Number(/SEQUENCE:(\d+)/u.exec(file)?.[1]);
}

describe('calendarFile', () => {
  test('an end with both alarms, as calendars read it', () => {
    expect(calendarFile([entry], { now, product })?.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Trạm//Lịch hết hạn//VI',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:pc-6740c1e29f0b7a4100000020@tram.example',
      'DTSTAMP:20261120T092700Z',
      'SEQUENCE:29922735',
      'DTSTART:20261122T161500Z',
      'SUMMARY:PC “Render Tết 2027” hết hạn',
      'DESCRIPTION:Gói G4090\\; gia hạn trước giờ này\\, dữ liệu ở l',
      ' ại.\\nMở Trạm để gia hạn.',
      'URL:https://tram.example/?extend=6740c1e29f0b7a4100000020',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT24H',
      'DESCRIPTION:PC “Render Tết 2027” hết hạn',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT1H',
      'DESCRIPTION:PC “Render Tết 2027” hết hạn',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    [DAY + 1000, ['-PT24H', '-PT1H']],
    [DAY, ['-PT1H']],
    [HOUR + 1000, ['-PT1H']],
    [HOUR, []],
    [1000, []],
  ])('an end in %i ms rings %j: an alarm that is over would ring at once', (ahead, triggers) => {
    const file = calendarFile([{ ...entry, endsAt: now + ahead }], { now, product }) ?? '';
    expect([...file.matchAll(/TRIGGER:(\S+)/gu)].map(([, trigger]) => trigger)).toEqual(triggers);
  });

  test('what is over is left out, and without an end ahead there is no file', () => {
    expect(calendarFile([], { now, product })).toBeNull();
    expect(calendarFile([{ ...entry, endsAt: now }], { now, product })).toBeNull();
    const file = calendarFile([{ ...entry, endsAt: now }, entry], { now, product }) ?? '';
    expect(file.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
  });

  test.each([
    { url: 'https://tram.example/ a' },
    { url: 'https://tram.example/\r\nX:1' },
    { url: '' },
    { endsAt: 8.64e15 },
  ])('%j is refused', (wrong) => {
    expect(() => calendarFile([{ ...entry, ...wrong }], { now, product })).toThrow(RangeError);
  });

  test('every line has at most 75 octets, ends in CRLF, and is whole UTF-8', () => {
    const octets = new TextEncoder();
    const reader = new TextDecoder('utf-8', { fatal: true });
    fc.assert(
      fc.property(entries, moment, (given, at) => {
        const file = calendarFile(given, { now: at, product }) ?? '';
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0085\u2028\u2029]/u);
        for (const line of file.split('\r\n')) {
          const bytes = octets.encode(line);
          expect(bytes.length).toBeLessThanOrEqual(75);
          expect(reader.decode(bytes)).toBe(line);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('can be read back unchanged, even with hostile names', () => {
    fc.assert(
      fc.property(entries, moment, (given, at) => {
        const ahead = given.filter(({ endsAt }) => endsAt > at);
        const file = calendarFile(given, { now: at, product });
        expect(file === null).toBe(ahead.length === 0);
        if (file === null) return;
        const events = parsed(file).parts;
        expect(events.map(({ name }) => name)).toEqual(ahead.map(() => 'VEVENT'));
        for (const [index, wanted] of ahead.entries()) {
          const event = events[index];
          expect(valueOf(event, 'UID')).toBe(wanted.uid);
          expect(valueOf(event, 'URL')).toBe(wanted.url);
          expect(unescaped(valueOf(event, 'SUMMARY'))).toBe(kept(wanted.summary));
          expect(unescaped(valueOf(event, 'DESCRIPTION'))).toBe(kept(wanted.description));
          const start = valueOf(event, 'DTSTART').replace(
            /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u,
            '$1-$2-$3T$4:$5:$6.000Z',
          );
          expect(Date.parse(start)).toBe(wanted.endsAt);
          expect(event?.parts.map((part) => valueOf(part, 'TRIGGER'))).toEqual(
            [24, 1].filter((hours) => wanted.endsAt - hours * HOUR > at).map((h) => `-PT${h}H`),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('an extension keeps the identity and raises the sequence', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 9000 }), (end, hours) => {
        expect(sequenceOf(end + hours * HOUR)).toBeGreaterThan(sequenceOf(end));
      }),
    );
  });
});
