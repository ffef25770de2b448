import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savesData } from '../app/saves-data.ts';
import { useServices } from '../app/services-context.ts';
import { queryClientOf } from './query-client.ts';

/** Longest wait for what is being read, ms. */
const longestRead = 5000;

/** Safari has no idle callback; this long after its data is on screen a page is as quiet as it gets there, ms. */
const pause = 300;

/** Calls after the next frame is on screen; returns the function that takes it back. */
function whenDrawn(act: () => void): () => void {
  let handle = requestAnimationFrame(() => {
    handle = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(handle);
}

/** Calls when the browser has nothing better to do; returns the function that takes it back. */
function whenBrowserIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, pause);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: longestRead });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls once what is being read is on screen and the browser is idle: for code that nobody waits for, so that it does not
 * take the line from the first paint.
 * @returns the function that takes it back
 */
export function whenIdle(client: QueryClient, act: () => void): () => void {
  let takeBack: (() => void) | null = null;
  const go = (): void => {
    stop();
    const idle = (): void => {
      takeBack = whenBrowserIdle(act);
    };
    // An answer is in the cache before it is on screen; in a tab that is out of sight nothing is drawn.
    if (document.visibilityState === 'hidden') idle();
    else takeBack = whenDrawn(idle);
  };
  const timer = setTimeout(go, longestRead);
  const unsubscribe = client.getQueryCache().subscribe(() => {
    if (client.isFetching() === 0) go();
  });
  function stop(): void {
    clearTimeout(timer);
    unsubscribe();
  }
  if (client.isFetching() === 0) go();
  return () => {
    stop();
    takeBack?.();
  };
}

/**
 * A part of the portal that nobody waits for: its code is loaded once the first screen is there and the browser is idle.
 * @param load a constant of the module
 * @returns null until it is there, and for good where it could not be loaded
 */
export function useWhenIdle<Part extends object>(load: () => Promise<Part>): Part | null {
  const services = useServices();
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let wanted = true;
    const takeBack = whenIdle(queryClientOf(services), () => {
      load().then(
        (loaded) => {
          if (wanted) setPart(loaded);
        },
        () => undefined,
      );
    });
    return () => {
      wanted = false;
      takeBack();
    };
  }, [services, load]);
  return part;
}

/**
 * Loads code once the first screen is there and the browser is idle, for whoever needs it then. Where that fails, and for a customer who
 * saves data, the need of it loads it.
 * @param load a constant of the module
 */
export function usePreload(load: () => Promise<unknown>): void {
  const services = useServices();
  useEffect(() => {
    if (savesData()) return undefined;
    return whenIdle(queryClientOf(services), () => void load().catch(() => undefined));
  }, [services, load]);
}

/** What a customer does before they can press anything. */
const firstInputs = ['pointerover', 'pointerdown', 'keydown'] as const;

/**
 * Loads code with the customer's first movement, touch or key on the page: for what something that they press may need, and a page that
 * is only looked at does not. Where that fails, and for a customer who saves data, the need of it loads it.
 * @param load a constant of the module
 */
export function usePreloadOnInput(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const waiting = new AbortController();
    const start = (): void => {
      waiting.abort();
      void load().catch(() => undefined);
    };
    for (const input of firstInputs) {
      window.addEventListener(input, start, { passive: true, signal: waiting.signal });
    }
    return () => waiting.abort();
  }, [load]);
}
