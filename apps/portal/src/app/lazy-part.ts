import { importChunk } from './import-chunk.ts';

/** A part of the application whose code comes with the first need of it. */
export interface LazyPart<Part> {
  /** Null until it is there. */
  readonly loaded: () => Part | null;
  /**
   * Loads it, once for all who ask.
   * @throws ChunkLoadError when it cannot be had; the next call tries again
   */
  readonly load: () => Promise<Part>;
}

export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let part: Part | null = null;
  let loading: Promise<Part> | null = null;
  async function loadNow(): Promise<Part> {
    try {
      return (part = await importChunk(load));
    } finally {
      loading = null;
    }
  }
  return {
    loaded: () => part,
    load: () => (part === null ? (loading ??= loadNow()) : Promise.resolve(part)),
  };
}

/** What is made of a part, by the first who takes it. */
export function madeOf<Part, Made>(
  part: LazyPart<Part>,
  make: (part: Part) => Made,
): LazyPart<Made> {
  let made: { readonly of: Made } | null = null;
  const taken = (code: Part): Made => (made ??= { of: make(code) }).of;
  return {
    loaded() {
      const code = part.loaded();
      return code === null ? null : taken(code);
    },
    load: async () => taken(await part.load()),
  };
}
