interface Subscriber {
  /** Called when something may have changed. */
  readonly tick: () => void;
  /** Ms until what it shows changes next. */
  readonly delay: () => number;
}

/** Countdowns look at the clock at least this often (ms), so that a clock that was moved is noticed (specification, section 9). */
const longestWait = 1000;
/** Countdowns whose seconds end almost together share one tick. */
const shortestWait = 16;

const subscribers = new Set<Subscriber>();
let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (subscribers.size === 0) return;
  const next = Math.min(longestWait, ...Array.from(subscribers, ({ delay }) => delay()));
  timer = setTimeout(run, Math.max(shortestWait, next));
}

function run(): void {
  for (const { tick } of subscribers) tick();
  schedule();
}

/** A sleeping tab is not ticked on time; it is right at once when it is seen again. */
function onVisibilityChange(): void {
  if (document.visibilityState === 'visible') run();
}

/**
 * Joins the page's one ticker. There is one timer for all countdowns, set for the nearest change of any of them and for
 * a second at most; it stops when the last one leaves. Returns how to leave.
 */
export function joinTicker(subscriber: Subscriber): () => void {
  if (subscribers.size === 0) document.addEventListener('visibilitychange', onVisibilityChange);
  subscribers.add(subscriber);
  schedule();
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size === 0) {
      document.removeEventListener('visibilitychange', onVisibilityChange);
    }
    schedule();
  };
}
