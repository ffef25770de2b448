import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { heading, lead, name as nameStyle, page, sample, section, value } from './Page.css.ts';

/** The frame of a page about the foundations; no part of the kit's public surface. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={page}>{children}</div>;
}

interface SectionProps {
  readonly title: string;
  /** What it is for, and what not. */
  readonly about?: string;
  readonly children: ReactNode;
}

export function Section({ title, about, children }: SectionProps) {
  return (
    <section className={section}>
      <h2 className={heading}>{title}</h2>
      {about === undefined ? null : <p className={lead}>{about}</p>}
      {children}
    </section>
  );
}

interface SampleProps {
  /** A swatch, a corner, an icon: 40 px wide. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly detail: string;
}

/** A small picture, its name and what it is worth. */
export function Sample({ picture, title, detail }: SampleProps) {
  return (
    <div className={sample}>
      {picture}
      <div>
        <div className={nameStyle}>{title}</div>
        <div className={value}>{detail}</div>
      </div>
    </div>
  );
}

function observeTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/**
 * What a token of the contract is worth in the theme on screen, read from the document: pages that show it cannot drift from it.
 * @param token as the contract gives it: `var(--tram-accent)`
 */
export function useThemeValue(token: string): string {
  const name = token.replace(/^var\((.+)\)$/, '$1');
  const read = useCallback(
    () => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    [name],
  );
  return useSyncExternalStore(observeTheme, read);
}
