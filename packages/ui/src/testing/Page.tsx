import type { ReactNode } from 'react';
import { heading, lead, page, section } from './Page.css.ts';

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
