/**
 * The real-time connection. An event only says that something has changed; values always come over HTTP. Nothing is promised about
 * delivery, so everything on screen is also fetched again after each connection, when the network comes back and when
 * the tab becomes visible. Only what was fetched shortly before the first connection may stay, where the server knows that nothing was missed.
 *
 * The transport library is loaded by `connect()`, not with this module.
 */
import type { Socket } from 'socket.io-client';
import type { TokenSource } from './caller.ts';
import type { ServerClock } from './clock.ts';
import {
  isTransient,
  isRefusal,
  readHello,
  readResult,
  readVmResult,
  type RealtimeEventName,
  type RealtimeEvents,
} from './realtime-events.ts';

export type {
  RealtimeEventName,
  RealtimeEvents,
  ResultEvent,
  ResultStatus,
  VmAction,
  VmResultEvent,
} from './realtime-events.ts';

/**
 * - `off`: not asked to connect, or disconnected.
 * - `connecting`: the first attempt is in progress.
 * - `connected`: events arrive.
 * - `reconnecting`: lost or not reached yet, or the server fails (5xx, 429); trying again.
 * - `refused`: the server does not accept this token or account; nothing is tried until `connect()` is called again.
 */
export type RealtimeStatus = 'off' | 'connecting' | 'connected' | 'reconnecting' | 'refused';

/**
 * Why everything on screen should be read again.
 *
 * - `connected`, `reconnected`: events may have been missed before.
 * - `online`, `visible`: the machine or the tab was away, and the connection was there or does not come back soon.
 */
export type ResyncReason = 'connected' | 'reconnected' | 'online' | 'visible';

type ResyncListener = (reason: ResyncReason, quietMs: number) => void;

/** The event targets of the page that show when it is online or visible again. */
export interface PageSignals {
  /** Gives `online`. */
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Gives `visibilitychange`. */
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string;
  };
}

export interface RealtimeOptions {
  /** Origin of the server, `https://host`. Default: the page's own. */
  readonly origin?: string | undefined;
  /** Default `/socket.io`. */
  readonly path?: string | undefined;
  readonly session: TokenSource & { currentAccount(): string | null };
  /** Is set by the greeting of each connection. */
  readonly clock: ServerClock;
  /** Default: only polling (specification section 7). */
  readonly transports?: readonly ('polling' | 'websocket')[] | undefined;
  /**
   * Shortest and longest wait before trying again, in milliseconds. Waits grow, with jitter so that clients do not come
   * back all at once. Default 1000 and 5000 (specification section 7).
   */
  readonly reconnectAfterMs?: { readonly shortest: number; readonly longest: number } | undefined;
  /**
   * How long a server may take to acknowledge `join` before the connection counts without it, in milliseconds; many never
   * acknowledge. A refusal that comes later still counts, for a while. A server that has acknowledged before is busy and is
   * waited for up to 20 seconds, so that what is read then is read once. Default 2000.
   */
  readonly joinWaitMs?: number | undefined;
  /**
   * How long after a reconnection `onResync` is called at the latest, in milliseconds: at a random moment, because after a restart
   * of the server all customers are back within seconds. A page that comes back does not wait. Default 3000: behind the longest
   * wait for a connection, what was missed is still read within ten seconds.
   */
  readonly resyncWithinMs?: number | undefined;
  /** Null where there is no page. Default: the browser's. */
  readonly page?: PageSignals | null | undefined;
}

export interface Realtime {
  /** Connects with the session's token and account; again after `disconnect` or a refusal. */
  connect(): void;
  /** Ends the connection; listeners stay. */
  disconnect(): void;
  status(): RealtimeStatus;
  /** Calls the listener on every change of the status. @returns the unsubscribe function */
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Listens to one event. @returns the unsubscribe function */
  on<Name extends RealtimeEventName>(
    name: Name,
    listener: (event: RealtimeEvents[Name]) => void,
  ): () => void;
  /**
   * Calls the listener when everything on screen should be fetched again, but for what was asked for within the last `quietMs`
   * milliseconds: as long as no event can have been missed. That is 0 wherever it is not known: for every reason but `connected`, after
   * a first try that failed, and where the server does not say it in its greeting.
   * @returns the unsubscribe function
   */
  onResync(listener: ResyncListener): () => void;
}

const connectTimeoutMs = 20_000;
/** How long a page that is back waits for its connection, which has everything read again, before it reads without, in ms. */
const backWaitMs = 2000;
const defaultJoinWaitMs = 2000;
const defaultResyncWithinMs = 3000;

/** A connection that is not open yet. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const page = options.page === undefined ? browserPage() : options.page;
  const { shortest, longest } = options.reconnectAfterMs ?? { shortest: 1000, longest: 5000 };
  const joinWaitMs = options.joinWaitMs ?? defaultJoinWaitMs;
  const resyncWithinMs = options.resyncWithinMs ?? defaultResyncWithinMs;
  /** With a third of jitter, the first wait is between the shortest and twice that. */
  const firstWaitMs = shortest * 1.5;
  const statusListeners = new Set<(status: RealtimeStatus) => void>();
  const resyncListeners = new Set<ResyncListener>();
  let status: RealtimeStatus = 'off';
  let socket: Socket | null = null;
  /** Incremented by each `connect` and `disconnect`: pending work of an earlier one is then ignored. */
  let generation = 0;

  function setStatus(next: RealtimeStatus): void {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener(next);
  }

  let laterResync: ReturnType<typeof setTimeout> | null = null;

  function cancelLaterResync(): void {
    if (laterResync !== null) clearTimeout(laterResync);
    laterResync = null;
  }

  function resync(reason: ResyncReason, quietMs = 0): void {
    cancelLaterResync();
    for (const listener of resyncListeners) listener(reason, quietMs);
  }

  function resyncLater(reason: ResyncReason, afterMs: number): void {
    cancelLaterResync();
    laterResync = setTimeout(() => resync(reason), afterMs);
  }

  const topics: Topics = {
    boot_result: topic(readResult),
    create_vm_result: topic(readResult),
    vm_result: topic(readVmResult),
    recharge_result: topic(readResult),
    account_result: topic(readResult),
  };

  function close(): void {
    generation += 1;
    cancelLaterResync();
    socket?.disconnect();
    socket = null;
    page?.window.removeEventListener('online', onOnline);
    page?.document.removeEventListener('visibilitychange', onVisibility);
  }

  function refuse(): void {
    close();
    setStatus('refused');
  }

  async function open(): Promise<void> {
    generation += 1;
    const mine = generation;
    const isMine = (): boolean => mine === generation;
    const library = await import('socket.io-client').catch(() => null);
    if (!isMine()) return;
    if (library === null) {
      // The chunk could not be loaded, as any request may fail.
      setStatus('reconnecting');
      setTimeout(() => {
        if (isMine()) void open();
      }, firstWaitMs);
      return;
    }
    const current = library.io(options.origin ?? '/', {
      path: options.path ?? '/socket.io',
      transports: [...(options.transports ?? ['polling'])],
      // Read again at each attempt: the token may have been renewed meanwhile.
      auth: (send) => send({ token: options.session.token() }),
      timeout: connectTimeoutMs,
      reconnectionDelay: firstWaitMs,
      reconnectionDelayMax: Math.max(longest, firstWaitMs),
      randomizationFactor: 1 / 3,
      // Another account in the same page must not get the connection of the last one.
      forceNew: true,
      autoConnect: false,
    });
    socket = current;
    let connectedBefore = false;
    /** Whether this server acknowledges `join`. */
    let acknowledges = false;
    /** Since when no event can have been missed, by `performance.now()`: those after the greeting arrive. */
    let quietSince = Number.POSITIVE_INFINITY;
    /** Tries of `connectLater` since the last connection that could join. */
    let tries = 0;

    function join(): void {
      const reason = connectedBefore ? 'reconnected' : 'connected';
      // After a failed try calls may have failed too, which are repeated now.
      const isFirstTry = status === 'connecting';
      quietSince = Number.POSITIVE_INFINITY;
      function arrive(): void {
        tries = 0;
        connectedBefore = true;
        setStatus('connected');
        const quietMs = isFirstTry ? Math.max(performance.now() - quietSince, 0) : 0;
        // After joining, so that nothing can happen between the fetch and the first event. A page that has come back waits for it.
        if (reason === 'connected' || laterResync !== null) resync(reason, quietMs);
        else resyncLater(reason, Math.random() * resyncWithinMs);
      }
      const waitMs = acknowledges ? Math.max(joinWaitMs, connectTimeoutMs) : joinWaitMs;
      const waiting = setTimeout(() => {
        if (isMine()) arrive();
      }, waitMs);
      current
        .timeout(waitMs + connectTimeoutMs)
        .emit('join', options.session.currentAccount(), (lost: unknown, reply: unknown) => {
          // Also where the connection is lost meanwhile: the next one joins automatically.
          clearTimeout(waiting);
          if (!isMine() || lost !== null) return;
          acknowledges = true;
          if (isRefusal(reply)) refuse();
          // Also after the wait: what was fetched then may be from before the room was joined.
          else arrive();
        });
    }

    /** Where Socket.IO does not reconnect itself: with its exponential backoff, and its jitter, so that not all clients come at once. */
    function connectLater(): void {
      const most = Math.max(longest, firstWaitMs);
      const wait = Math.min(firstWaitMs * 2 ** tries, most);
      tries += 1;
      setTimeout(
        () => {
          if (isMine()) current.connect();
        },
        Math.min(most, wait * (2 / 3 + Math.random() * (2 / 3))),
      );
    }

    current.on('connect', join);
    current.on('hello', (payload: unknown) => {
      const { serverNow, quietMs } = readHello(payload);
      if (serverNow !== null) options.clock.observe(serverNow);
      if (quietMs !== null) quietSince = performance.now() - quietMs;
    });
    for (const [name, received] of Object.entries<Pick<Topic<unknown>, 'receive'>>(topics)) {
      current.on(name, (...args: unknown[]) => {
        received.receive(args);
        // A server that waits for an acknowledgement would send it again.
        const acknowledge = args.at(-1);
        if (typeof acknowledge === 'function') acknowledge();
      });
    }
    current.on('connect_error', (error) => {
      if (!isMine()) return;
      // Inactive: the server refused. Otherwise the next attempt is already scheduled.
      if (!current.active && !isTransient(error)) {
        refuse();
        return;
      }
      setStatus('reconnecting');
      if (!current.active) connectLater();
    });
    current.on('disconnect', (reason) => {
      if (!isMine()) return;
      setStatus('reconnecting');
      // The server ended it on purpose, after which Socket.IO does not reconnect. It may only be restarting: try again.
      if (reason === 'io server disconnect') connectLater();
    });
    current.connect();
  }

  /** Everything is read once: by the connection, which is tried at once, as its timer may have slept with the device. */
  function comeBack(reason: ResyncReason): void {
    if (socket === null || status !== 'reconnecting') {
      resync(reason);
      return;
    }
    socket.disconnect().connect();
    resyncLater(reason, backWaitMs);
  }

  function onOnline(): void {
    comeBack('online');
  }

  function onVisibility(): void {
    if (page?.document.visibilityState === 'visible') comeBack('visible');
  }

  return {
    connect() {
      if (status !== 'off' && status !== 'refused') return;
      setStatus('connecting');
      page?.window.addEventListener('online', onOnline);
      page?.document.addEventListener('visibilitychange', onVisibility);
      void open();
    },
    disconnect() {
      close();
      setStatus('off');
    },
    status: () => status,
    onStatus: (listener) => added(statusListeners, listener),
    on: (name, listener) => topics[name].on(listener),
    onResync: (listener) => added(resyncListeners, listener),
  };
}

/** One event: who listens, and how its payload is read. */
interface Topic<Event> {
  on(listener: (event: Event) => void): () => void;
  /** Parses the arguments as far as possible and calls the listeners. */
  receive(args: readonly unknown[]): void;
}

type Topics = { readonly [Name in RealtimeEventName]: Topic<RealtimeEvents[Name]> };

function topic<Event>(read: (args: readonly unknown[]) => Event): Topic<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    on: (listener) => added(listeners, listener),
    receive(args) {
      const event = read(args);
      for (const listener of listeners) listener(event);
    },
  };
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function browserPage(): PageSignals | null {
  const here: object = globalThis;
  return hasPage(here) ? here : null;
}

function hasPage(global: object): global is PageSignals {
  return 'window' in global && 'document' in global;
}
