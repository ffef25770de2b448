import type { ReactNode } from 'react';
import { mono } from './Mono.css.ts';

export interface MonoProps {
  /** An address, password, id, host name, transfer content, token or stack trace; never Vietnamese words. */
  readonly children: ReactNode;
}

/** Text in which every character counts: JetBrains Mono, no ligatures, not translated. Renders a `<span>`. */
export function Mono({ children }: MonoProps) {
  return (
    <span className={mono} translate="no">
      {children}
    </span>
  );
}
