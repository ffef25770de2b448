import type { ReactNode } from 'react';

/** One half of a pair of pictures on a page of documentation. */
export interface Half {
  /** Drawn with the components themselves, so that it cannot grow old; in Vietnamese, as the product is. */
  readonly picture: () => ReactNode;
  /** What is right or wrong about it, in one English sentence. */
  readonly words: string;
}

/** What to do beside what to leave, as `Name.usage.md` says it. `parameters.pairs` of a story file names those of its page. */
export interface DoDont {
  readonly do: Half;
  readonly dont: Half;
}
