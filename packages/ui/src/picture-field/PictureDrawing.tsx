/** What is to be photographed. */
export type PictureSubject = 'card' | 'portrait';

interface PictureDrawingProps {
  readonly subject: PictureSubject;
  readonly className: string;
}

/** An outline of what belongs into an empty frame (pictures of the identity screen). Decoration: the label says it in words. */
export function PictureDrawing({ subject, className }: PictureDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={subject === 'card' ? 140 : 96}
      height={subject === 'card' ? 88 : 88}
      viewBox={subject === 'card' ? '0 0 140 88' : '0 0 96 88'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {subject === 'card' ? (
        <path d="M6 1h128a5 5 0 0 1 5 5v76a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5zM16 16h22a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2zM52 20h72M60 33h50M14 54h112M14 64h112M14 74h74" />
      ) : (
        <>
          <circle cx="48" cy="17" r="14" />
          <path d="M18 52c3-9 14-15 30-15s27 6 30 15M10 56h34v26H10zM48 52h30v30H48zM16 63h8v8h-8zM29 65h9M29 71h9M16 77h22M54 60h18M54 66h18M54 72h12M14 82v5M82 82v5" />
        </>
      )}
    </svg>
  );
}
