import type { Notice } from './notices.ts';

export interface NoticeRegionProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}

/** The notices as toasts of the kit. */
export function NoticeRegion({ notices }: NoticeRegionProps) {
  return (
    <output>
      {notices.map((notice) => (
        <p key={notice.id}>{notice.message}</p>
      ))}
    </output>
  );
}
