import { storedText, writeStoredText } from './stored.ts';

/** A part of the application could not be fetched: the network is down, or a new version has replaced the files. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the application could not be loaded', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Waits before the second and the third attempt, milliseconds. */
const pauses = [300, 1500] as const;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Loads a part of the application, and tries twice more when the network fails. Not on the server, where a failure is a
 * fault of the build.
 * @throws ChunkLoadError when the part cannot be had; the router's fallback then reloads the page once, because after a
 * deploy only a new HTML page knows the new file names
 */
export async function importChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of pauses) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await pause(wait);
    }
  }
  try {
    return await load();
  } catch (error) {
    throw new ChunkLoadError(error);
  }
}

const reloadedKey = 'app_reloaded_at';
/** A second failure within this time is not cured by another reload. Milliseconds. */
const reloadPause = 30_000;

/**
 * Whether another reload may cure a missing chunk: not when one has just been tried, nor where the browser stores nothing, so that
 * nothing would end a circle of reloads.
 */
export function mayReloadForNewVersion(): boolean {
  const before = storedText('sessionStorage', reloadedKey) ?? '0';
  const isLongAgo = Date.now() - Number(before) >= reloadPause;
  return isLongAgo && writeStoredText('sessionStorage', reloadedKey, before);
}

/** Said to the window just before the portal itself reloads the page: forms keep what was typed for the page after it. */
export const reloadEvent = 'tram-reload';

/** Reloads the page; what was typed into the open dialog comes back with it. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(reloadEvent));
  window.location.reload();
}

/** Reloads the page because a chunk is missing, at most once in half a minute. */
export function reloadForNewVersion(reload: () => void = reloadPage): void {
  if (!mayReloadForNewVersion()) return;
  writeStoredText('sessionStorage', reloadedKey, String(Date.now()));
  reload();
}
