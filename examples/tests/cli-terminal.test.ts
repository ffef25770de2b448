/** `tram` on a terminal: colours, a line that is rewritten, questions. */
import { PassThrough } from 'node:stream';
import { expect, inject, test, describe } from 'vitest';
import { vietQrPayload } from '@tram/machines/rules';
import { demoPassword } from '../../scripts/processes/session.ts';
import { ask } from '../cli/src/ask.ts';
import { run } from '../cli/src/command.ts';
import { Ending, exitCodes } from '../cli/src/ending.ts';
import { qrBlocks } from '../cli/src/qr-blocks.ts';
import { createTerminal } from '../cli/src/terminal.ts';
import { printedCode, scanned } from './read-blocks.ts';

/** A stream that collects what is written. */
function screen(columns: number | undefined, isTTY = true) {
  let text = '';
  return {
    isTTY,
    columns,
    write: (more: string) => (text += more),
    text: () => text,
  };
}

/** Two countdowns, the second written over the first. */
const countedInPlace = new RegExp(
  String.raw`(?:\r\x1B\[2KĐang chờ tiền về\. Mã còn hiệu lực 1[45]:\d\d){2}`,
);

const payload = vietQrPayload({
  bankBin: '970436',
  accountNumber: '1023456789',
  amount: 1_500_000,
  content: 'TRAM8K2Q7D',
});

describe('the code', () => {
  test.each([
    ['black on white by its own colours', true, 'dark', 'black'],
    ['light letters on a dark background', false, 'dark', 'white'],
    ['dark letters on a light background', false, 'light', 'black'],
  ] as const)('%s is read by a scanner', (_name, colours, background, ink) => {
    const { lines, columns } = qrBlocks(payload, { colours, background });
    expect(scanned(printedCode(lines.join('\n')), ink)).toBe(payload);
    expect(new Set(printedCode(lines.join('\n')).map((line) => line.length))).toEqual(
      new Set([columns]),
    );
    expect(columns).toBeLessThan(80);
  });

  test('has its colours on each line, and gives the terminal’s back', () => {
    const { lines } = qrBlocks(payload, { colours: true, background: 'dark' });
    for (const line of lines) {
      expect(line.startsWith('\u001B[38;5;16;48;5;231m')).toBe(true);
      expect(line.endsWith('\u001B[0m')).toBe(true);
    }
  });
});

describe('a terminal', () => {
  test.each([
    ['a person', true, {}, { isLive: true, hasColours: true }],
    ['NO_COLOR', true, { NO_COLOR: '1' }, { isLive: true, hasColours: false }],
    ['an empty NO_COLOR', true, { NO_COLOR: '' }, { isLive: true, hasColours: true }],
    ['a dumb terminal', true, { TERM: 'dumb' }, { isLive: false, hasColours: false }],
    ['a pipe', false, {}, { isLive: false, hasColours: false }],
  ] as const)('%s', (_name, isTTY, environment, expected) => {
    const terminal = createTerminal(screen(80, isTTY), screen(80), environment);
    expect(terminal).toMatchObject(expected);
  });

  test('progress is replaced by the next line, and never wraps', () => {
    const out = screen(11);
    const terminal = createTerminal(out, screen(80), {});
    terminal.progress('Đang tạo mã QR…');
    terminal.say('xong');
    expect(out.text()).toBe('\r\u001B[2KĐang tạo m\r\u001B[2Kxong\n');
  });
});

test('a password is asked for and not shown', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const answer = ask('Mật khẩu: ', {
    secret: true,
    stop: new AbortController().signal,
    onInterrupt: () => {},
    streams: { input, output },
  });
  input.write('bí mật 123\r');
  expect(await answer).toBe('bí mật 123');
  expect(shown).toBe('Mật khẩu: \n');
});

test('Ctrl+C at a question leaves the command', async () => {
  const input = new PassThrough();
  const stop = new AbortController();
  const answer = ask('Tên: ', {
    stop: stop.signal,
    onInterrupt: () => stop.abort(new Ending(exitCodes.interrupted, 'Đã dừng.')),
    streams: { input, output: new PassThrough() },
  });
  input.write('\u0003');
  await expect(answer).rejects.toThrow('Đã dừng.');
});

test('where a person watches, the code has colours and the countdown runs in place', async () => {
  const out = screen(100);
  const stop = new AbortController();
  const ended = run(
    ['recharge', '--money', '50k'],
    {
      TRAM_SERVER: inject('origin'),
      TRAM_USERNAME: 'new-customer',
      TRAM_PASSWORD: demoPassword,
    },
    createTerminal(out, out, {}),
    stop,
  );
  await expect.poll(() => out.text(), { timeout: 30_000 }).toMatch(countedInPlace);
  expect(scanned(printedCode(out.text()), 'black')).toMatch(/^000201/);
  stop.abort(new Ending(exitCodes.interrupted, 'Đã dừng.'));
  expect(await ended).toBe(130);
  expect(out.text()).toMatch(/Đã dừng\.\nGiao dịch nạp 50\.000 VNĐ .* --resume \w+\n$/);
});
