import { Heading } from '@storybook/addon-docs/blocks';
import { KitWordsProvider } from '@tram/ui/words';
import type { DoDont } from '../../packages/ui/src/testing/do-dont.ts';
import * as styles from './docs.css.ts';

const names = { do: 'Do', dont: 'Don’t' } as const;
/** A tick and a cross, so that colour is not all that tells them apart. */
const marks = { do: 'M5 12l5 5L20 7', dont: 'M6 6l12 12M18 6L6 18' } as const;

function Half({ pair, side }: { readonly pair: DoDont; readonly side: 'do' | 'dont' }) {
  const { picture: Picture, words } = pair[side];
  return (
    <figure className={`${styles.half} sb-unstyled`}>
      {/* A picture: nothing in it can be pressed or read out as if it were a part of the page. */}
      <div className={styles.picture} inert lang="vi">
        <Picture />
      </div>
      <figcaption className={styles.verdicts[side]}>
        <span className={styles.verdictNames[side]}>
          <svg
            aria-hidden="true"
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
          >
            <path d={marks[side]} />
          </svg>
          {names[side]}
        </span>
        <div className={styles.verdictWords}>{words}</div>
      </figcaption>
    </figure>
  );
}

function isPairs(value: unknown): value is readonly DoDont[] {
  return Array.isArray(value) && value.every((one) => 'do' in one && 'dont' in one);
}

/** What to do beside what to leave, drawn with the component itself. */
export function DoDontPairs({ pairs }: { readonly pairs: unknown }) {
  if (!isPairs(pairs)) return null;
  return (
    <KitWordsProvider words={null}>
      <section className={styles.part}>
        <Heading>Do and don’t</Heading>
        <div className={styles.pairs}>
          {pairs.map((pair) => (
            <div key={pair.do.words} className={styles.pair}>
              <Half pair={pair} side="do" />
              <Half pair={pair} side="dont" />
            </div>
          ))}
        </div>
      </section>
    </KitWordsProvider>
  );
}
