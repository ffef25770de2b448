import { accent, drawing, lamp, line } from './line-art.css.ts';

/** Three windows on one server. Decorative line art. */
export function VirtualArt() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={drawing}
      viewBox="0 0 200 104"
      fill="none"
      strokeWidth={1.5}
    >
      <g className={line}>
        <rect x="20" y="58" width="170" height="45" rx="2" />
        <path d="M20 80h170M34 69h46M34 92h46" />
        <circle cx="175" cy="69" r="2.4" />
        <circle cx="175" cy="92" r="2.4" />
        {[82, 138].map((x) => (
          <g key={x}>
            <rect x={x} y="4" width="42" height="32" rx="1.5" />
            <path d={`M${x} 12.5h42`} />
            <path d={`M${x + 21} 36v22`} strokeDasharray="3 3" />
          </g>
        ))}
        <path d="M0 103h198" />
      </g>
      <g className={accent}>
        <rect x="26" y="4" width="42" height="32" rx="1.5" />
        <path d="M26 12.5h42" />
        <path d="M47 36v22" strokeDasharray="3 3" />
      </g>
      <circle className={lamp} cx="32" cy="8.3" r="2" stroke="none" />
    </svg>
  );
}
