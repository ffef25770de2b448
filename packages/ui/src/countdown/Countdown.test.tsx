import { Profiler, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';
import { CountdownDisplay } from './CountdownDisplay.tsx';

const minute = 60_000;
const hour = 60 * minute;
const now = () => Date.now();

let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_250 });
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function shown(): string {
  return document.querySelector('[role="timer"]')?.textContent ?? '';
}

/** Lets time pass in small steps, as it does, and lets React draw after each. */
function pass(ms: number, step = 50): string[] {
  const seen = [shown()];
  for (let left = ms; left > 0; left -= step) {
    flushSync(() => vi.advanceTimersByTime(step));
    if (shown() !== seen.at(-1)) seen.push(shown());
  }
  return seen;
}

// @spec 9.29
test('every second is shown once, in order, none skipped', () => {
  flushSync(() =>
    root.render(
      <Countdown label="Mã còn hiệu lực" format="mm:ss" deadline={now() + 5300} now={now} />,
    ),
  );
  expect(pass(7000)).toEqual(['00:06', '00:05', '00:04', '00:03', '00:02', '00:01', '00:00']);
});

// @spec 9.29
test('a page of countdowns has one timer, and none when they are unmounted or have ended', () => {
  flushSync(() =>
    root.render(
      Array.from({ length: 10 }, (_, index) => (
        <Countdown key={index} label="Còn lại" deadline={now() + index * 777 + hour} now={now} />
      )),
    ),
  );
  expect(vi.getTimerCount()).toBe(1);
  pass(3000);
  expect(vi.getTimerCount()).toBe(1);
  flushSync(() => root.render(null));
  expect(vi.getTimerCount()).toBe(0);
});

test('while an hour or more is left in words, nothing is drawn within a minute', () => {
  const drawn = vi.fn<() => void>();
  flushSync(() =>
    root.render(
      <Profiler id="countdown" onRender={drawn}>
        <CountdownDisplay caption="Còn lại" deadline={now() + 2 * hour + 30_500} now={now} />
      </Profiler>,
    ),
  );
  drawn.mockClear();
  expect(pass(29_000)).toEqual(['2 giờ00 phút']);
  expect(drawn).not.toHaveBeenCalled();
  pass(3000);
  expect(shown()).toBe('1 giờ59 phút');
});

test('a short term is not about to end before its own low time', () => {
  flushSync(() =>
    root.render(
      <CountdownDisplay
        caption="Còn lại"
        deadline={now() + 16 * minute}
        lowTime={15 * minute}
        now={now}
      />,
    ),
  );
  expect(document.body.textContent).not.toContain('Sắp hết giờ');
  pass(61_000, 1000);
  expect(document.body.textContent).toContain('Sắp hết giờ, còn lại');
});

test('a tab that slept is right as soon as it is seen', () => {
  flushSync(() =>
    root.render(
      <Countdown label="Còn lại" format="mm:ss" deadline={now() + 15 * minute} now={now} />,
    ),
  );
  expect(shown()).toBe('15:00');
  vi.setSystemTime(now() + 10 * minute);
  expect(shown()).toBe('15:00');
  flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('05:00');
});

test('the end is reported once for a deadline, also one that had passed, and again for a new one', () => {
  const onEnd = vi.fn<() => void>();
  const countdown = (deadline: number) => (
    <StrictMode>
      <Countdown label="Còn lại" deadline={deadline} now={now} onEnd={onEnd} />
    </StrictMode>
  );
  flushSync(() => root.render(countdown(now() - 1)));
  expect(onEnd).toHaveBeenCalledOnce();
  pass(3000);
  expect(onEnd).toHaveBeenCalledOnce();
  flushSync(() => root.render(countdown(now() + 2000)));
  pass(1500);
  expect(onEnd).toHaveBeenCalledOnce();
  pass(1000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

/** Lets the browser say what is in sight: it tells all observers in one task, in no order. */
async function look(): Promise<void> {
  const timer = document.querySelector('[role="timer"]');
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    const observer = new IntersectionObserver(
      () => {
        observer.disconnect();
        port2.postMessage(null);
      },
      { root: document },
    );
    if (timer !== null) observer.observe(timer);
  });
}

/** Ten of them, far below the viewport until they are scrolled to. */
function renderBelow(deadline: number, drawn: () => void): void {
  flushSync(() =>
    root.render(
      <>
        <div style={{ height: '500vh' }} />
        <Profiler id="countdowns" onRender={drawn}>
          {Array.from({ length: 10 }, (_, index) => (
            <Countdown key={index} label="Còn lại" format="mm:ss" deadline={deadline} now={now} />
          ))}
        </Profiler>
      </>,
    ),
  );
}

describe('out of sight', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_250, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    window.scrollTo(0, 0);
  });

  test('nothing is rendered, and the time is right when it comes into sight', async () => {
    const drawn = vi.fn<() => void>();
    renderBelow(now() + 50 * minute, drawn);
    await look();
    drawn.mockClear();
    pass(30_000, 1000);
    expect(drawn).not.toHaveBeenCalled();
    document.querySelector('[role="timer"]')?.scrollIntoView();
    await look();
    expect(shown()).toBe('49:30');
    pass(1000);
    expect(shown()).toBe('49:29');
  });

  test('what is told is told all the same', async () => {
    const drawn = vi.fn<() => void>();
    renderBelow(now() + 11 * minute, drawn);
    await look();
    drawn.mockClear();
    pass(59_000, 1000);
    expect(drawn).not.toHaveBeenCalled();
    pass(2000, 1000);
    // An announcement follows what is rendered.
    await look();
    expect(document.querySelector('output')?.textContent).toContain('10');
  });

  test('what is printed is right', async () => {
    renderBelow(now() + 50 * minute, () => undefined);
    await look();
    pass(30_000, 1000);
    expect(shown()).toBe('50:00');
    window.dispatchEvent(new Event('beforeprint'));
    expect(shown()).toBe('49:30');
    window.dispatchEvent(new Event('afterprint'));
    pass(30_000, 1000);
    expect(shown()).toBe('49:30');
  });
});
