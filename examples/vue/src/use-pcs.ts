import { readRows } from '@tram/api/pages';
import type { ApiError } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import { useServices } from './services.ts';

/** The customer's PCs as last read. */
export interface Pcs {
  /** Null until they have been read once. */
  readonly images: Readonly<ShallowRef<readonly Image[] | null>>;
  /** Why they could not be read the last time. */
  readonly error: Readonly<ShallowRef<ApiError | null>>;
  readonly load: () => Promise<void>;
}

/** The list, read again after events of the server and when the page is visible again. */
export function usePcs(): Pcs {
  const { api, realtime } = useServices();
  const images = shallowRef<readonly Image[] | null>(null);
  const error = shallowRef<ApiError | null>(null);
  let latest = 0;
  async function load(): Promise<void> {
    latest += 1;
    const mine = latest;
    const background = images.value !== null;
    const answer = await readRows((page) => api.listImages({ query: { page } }, { background }));
    // A later reading is on its way; what it says is newer.
    if (mine !== latest) return;
    error.value = answer.ok ? null : answer.error;
    if (answer.ok) images.value = answer.value;
  }
  const again = () => void load();
  const ends = [
    realtime.on('boot_result', again),
    realtime.on('create_vm_result', again),
    realtime.onResync(again),
  ];
  onScopeDispose(() => {
    for (const end of ends) end();
  });
  return { images, error, load };
}
