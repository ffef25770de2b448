import type { ReactNode } from 'react';
import { accent, drawing, lamp, line } from './line-art.css.ts';

interface LineArtProps {
  readonly viewBox: string;
  readonly strokeWidth: number;
  readonly children: ReactNode;
}

/** A decorative drawing, hidden from screen readers: its lines take the colours of where it stands. */
export function LineArt({ viewBox, strokeWidth, children }: LineArtProps) {
  return (
    <svg
      aria-hidden="true"
      className={drawing}
      viewBox={viewBox}
      fill="none"
      strokeWidth={strokeWidth}
    >
      {children}
    </svg>
  );
}

/** A tower and a monitor with a graphics card on it. */
export function WorkstationArt() {
  return (
    <LineArt viewBox="0 0 422 214" strokeWidth={1.75}>
      <g className={line}>
        <rect x="40" y="6" width="104" height="202" rx="3" />
        <path d="M57 30h70M57 46h70" />
        <circle cx="92" cy="98" r="26" />
        <circle cx="92" cy="98" r="9" />
        <circle cx="92" cy="161" r="26" />
        <circle cx="92" cy="161" r="9" />
        <path d="M92 72v17M92 107v17M66 98h17M101 98h17M92 135v17M92 170v17M66 161h17M101 161h17" />
        <rect x="184" y="44" width="200" height="124" rx="3" />
        <path d="M284 168v40M241 208h86" />
        <path d="M0 208h422" />
      </g>
      <g className={accent}>
        <rect x="204" y="84" width="160" height="44" rx="2" />
        <circle cx="236" cy="106" r="14" />
        <circle cx="284" cy="106" r="14" />
        <circle cx="332" cy="106" r="14" />
        <path d="M196 90v32" />
      </g>
      <circle className={lamp} cx="128" cy="18" r="4" stroke="none" />
    </LineArt>
  );
}
