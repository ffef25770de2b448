import type { ReactNode } from 'react';
import { heading, lead, name, page, sample, section, value } from './Page.css.ts';

/** The frame of a page about the foundations; no part of the kit's public surface. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={page}>{children}</div>;
}

export interface SectionProps {
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

export interface SampleProps {
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
        <div className={name}>{title}</div>
        <div className={value}>{detail}</div>
      </div>
    </div>
  );
}
